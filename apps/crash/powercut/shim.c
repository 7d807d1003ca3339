/* A power cut for one process: only what was synced reaches the disk.
 *
 * Loaded with LD_PRELOAD. Files under $POWERCUT_LIVE are written as always; each fsync or fdatasync
 * copies what was written since the last one to the same place under $POWERCUT_DISK. Kill the
 * process, and $POWERCUT_DISK holds what a disk without power would. A file's name is taken to be
 * durable with its first sync. Memory maps are not seen: whoever syncs through them is not for this.
 *
 * $POWERCUT_FAIL_AT=n lets the n-th sync fail with EIO, as a dying disk does. $POWERCUT_ROOM=n lets no
 * file grow beyond n bytes: ENOSPC, as on a full disk.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define N_FDS 4096
#define N_FILES 256

/* A file below the live folder, and the bytes written since its last sync. */
struct file { dev_t dev; ino_t ino; char name[256]; off_t from, to; int is_dirty; };

static struct file files[N_FILES];
static int n_files;
static struct file *file_of_fd[N_FDS];
static long n_syncs;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(type, name, ...) \
    static type (*real)(__VA_ARGS__); \
    if (!real) real = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static void die(const char *why) { dprintf(2, "powercut: %s\n", why); _exit(97); }

/* Returns the part of a path below the live folder, or nothing. */
static const char *below_live(const char *path) {
    const char *live = getenv("POWERCUT_LIVE");
    if (!live || !getenv("POWERCUT_DISK")) return NULL;
    size_t len = strlen(live);
    return strncmp(path, live, len) == 0 && path[len] == '/' ? path + len + 1 : NULL;
}

static void disk_path(char *out, const char *name) {
    if (snprintf(out, PATH_MAX, "%s/%s", getenv("POWERCUT_DISK"), name) >= PATH_MAX) die("path too long");
}

static int opened(int fd, const char *path) {
    struct stat st;
    if (fd < 0) return fd;
    if (fd >= N_FDS) die("too many open files");
    const char *name = below_live(path);
    if (!name || fstat(fd, &st) != 0 || !S_ISREG(st.st_mode)) return fd;
    pthread_mutex_lock(&lock);
    struct file *file = NULL;
    for (int i = 0; i < n_files; i++)
        if (files[i].dev == st.st_dev && files[i].ino == st.st_ino && !strcmp(files[i].name, name))
            file = &files[i];
    if (!file) {
        if (n_files == N_FILES || strlen(name) >= sizeof file->name) die("too many files");
        file = &files[n_files++];
        file->dev = st.st_dev, file->ino = st.st_ino;
        strcpy(file->name, name);
    }
    file_of_fd[fd] = file;
    pthread_mutex_unlock(&lock);
    return fd;
}

#define OPEN(function, PARAMS, ARGS, path) \
    int function PARAMS { \
        mode_t mode = 0; \
        if ((flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE) { \
            va_list rest; va_start(rest, flags); mode = va_arg(rest, mode_t); va_end(rest); \
        } \
        static int (*real) PARAMS; \
        if (!real) real = (int (*) PARAMS)dlsym(RTLD_NEXT, #function); \
        return opened(real ARGS, path); \
    }
OPEN(open, (const char *path, int flags, ...), (path, flags, mode), path)
OPEN(open64, (const char *path, int flags, ...), (path, flags, mode), path)
OPEN(openat, (int at, const char *path, int flags, ...), (at, path, flags, mode), path)
OPEN(openat64, (int at, const char *path, int flags, ...), (at, path, flags, mode), path)

int close(int fd) {
    REAL(int, "close", int);
    if (fd >= 0 && fd < N_FDS) file_of_fd[fd] = NULL;
    return real(fd);
}

static struct file *file_of(int fd) { return fd >= 0 && fd < N_FDS ? file_of_fd[fd] : NULL; }

/* Returns whether a write would go beyond the end of the disk. */
static int is_full(struct file *file, off_t end) {
    const char *room = file ? getenv("POWERCUT_ROOM") : NULL;
    if (!room || end <= atol(room)) return 0;
    errno = ENOSPC;
    return 1;
}

static ssize_t wrote(struct file *file, off_t at, ssize_t n) {
    if (!file || n <= 0) return n;
    pthread_mutex_lock(&lock);
    if (!file->is_dirty || at < file->from) file->from = at;
    if (!file->is_dirty || at + n > file->to) file->to = at + n;
    file->is_dirty = 1;
    pthread_mutex_unlock(&lock);
    return n;
}

ssize_t write(int fd, const void *bytes, size_t n) {
    REAL(ssize_t, "write", int, const void *, size_t);
    struct file *file = file_of(fd);
    off_t at = file ? lseek(fd, 0, SEEK_CUR) : 0;
    return is_full(file, at + n) ? -1 : wrote(file, at, real(fd, bytes, n));
}
ssize_t writev(int fd, const struct iovec *parts, int n) {
    REAL(ssize_t, "writev", int, const struct iovec *, int);
    struct file *file = file_of(fd);
    off_t at = file ? lseek(fd, 0, SEEK_CUR) : 0;
    return wrote(file, at, real(fd, parts, n));
}
ssize_t pwrite(int fd, const void *bytes, size_t n, off_t at) {
    REAL(ssize_t, "pwrite", int, const void *, size_t, off_t);
    return is_full(file_of(fd), at + n) ? -1 : wrote(file_of(fd), at, real(fd, bytes, n, at));
}
ssize_t pwrite64(int fd, const void *bytes, size_t n, off64_t at) {
    REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t);
    return is_full(file_of(fd), at + n) ? -1 : wrote(file_of(fd), at, real(fd, bytes, n, at));
}

/* A file cut short is as long on disk at its next sync: see sync_file. */
int unlink(const char *path) {
    REAL(int, "unlink", const char *);
    const char *name = below_live(path);
    char disk[PATH_MAX];
    if (name) { disk_path(disk, name); real(disk); }
    return real(path);
}
int rename(const char *from, const char *to) {
    REAL(int, "rename", const char *, const char *);
    const char *from_name = below_live(from), *to_name = below_live(to);
    char disk_from[PATH_MAX], disk_to[PATH_MAX];
    if (from_name && to_name) {
        disk_path(disk_from, from_name), disk_path(disk_to, to_name);
        real(disk_from, disk_to);
    }
    return real(from, to);
}

static void copy_range(int from, int to, off_t at, off_t end) {
    REAL(ssize_t, "pwrite", int, const void *, size_t, off_t);
    char part[65536];
    while (at < end) {
        size_t want = end - at < (off_t)sizeof part ? (size_t)(end - at) : sizeof part;
        ssize_t n = pread(from, part, want, at);
        if (n < 0) die("can't read what was written");
        if (n == 0) return;
        if (real(to, part, n, at) != n) die("can't write to the disk");
        at += n;
    }
}

static int sync_file(int fd, int (*real)(int)) {
    struct file *file = file_of(fd);
    if (!file) return real(fd);
    pthread_mutex_lock(&lock);
    const char *fail_at = getenv("POWERCUT_FAIL_AT");
    if (++n_syncs == (fail_at ? atol(fail_at) : -1)) {
        /* As Linux does: what could not be written is forgotten, and the next sync succeeds. */
        file->is_dirty = 0;
        pthread_mutex_unlock(&lock);
        errno = EIO;
        return -1;
    }
    char path[PATH_MAX], own[64];
    struct stat st;
    disk_path(path, file->name);
    /* By its own number, for the file may be open for writing only. */
    snprintf(own, sizeof own, "/proc/self/fd/%d", fd);
    int disk = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0644);
    int live = open(own, O_RDONLY | O_CLOEXEC);
    if (disk < 0 || live < 0 || fstat(fd, &st) != 0) die("can't open the disk");
    if (file->is_dirty) copy_range(live, disk, file->from, file->to);
    if (ftruncate(disk, st.st_size) != 0) die("can't set the length");
    file->is_dirty = 0;
    close(live), close(disk);
    pthread_mutex_unlock(&lock);
    return 0;
}

int fsync(int fd) { REAL(int, "fsync", int); return sync_file(fd, real); }
int fdatasync(int fd) { REAL(int, "fdatasync", int); return sync_file(fd, real); }

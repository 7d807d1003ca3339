# Mi a baj a saját részletek szövegével.

entdecker-flaw-long = A szöveg { $n } bájt. Legfeljebb { $max } lehet.
entdecker-flaw-lacks = Hiányzik egy ilyen sor: „{ $line }”.
entdecker-flaw-stacks = { $n } térképrészlet van. 5 és { $max } között kell lennie, { $stacks } egyforma kupacban.
entdecker-flaw-no-reserve = A tartalékból hiányzik egy fajta, amelyen pontosan ez van: { $land }.
entdecker-flaw-sort = Így nem kezdődhet sor: „{ $found }”. Lehetséges: board, circles, spinner, chips és tile.
entdecker-flaw-once = „{ $found }” sor már van.
entdecker-flaw-some-circle = „{ $found }” nem nevez meg kört. Legalább egy kell, vagy all.
entdecker-flaw-kind = A következő fajta { $kind }, nem „{ $found }”. A-tól H-ig tartanak.
entdecker-flaw-board = „{ $found }” nem az oszlopok és sorok száma: „board 10 x 7”.
entdecker-flaw-spinner = „{ $found }” nem 1–{ $max } értékből áll: „spinner 2 3 4 5”.
entdecker-flaw-chip = „{ $found }” nem egy érték és egy darabszám: „4:5”.
entdecker-flaw-chips = „{ $found }” túl sok: minden érték egyszer, legfeljebb { $max } korong.
entdecker-flaw-tile = „{ $found }” nem ilyen sor: „tile B 1 . . . 28 1 1 1 2 1 2 5”: egy betű, négy oldal, térképrészletek, ebből vihar, kalózok, barátságtalan, barátságos, romok és kincs, tartalékkártyák.
entdecker-flaw-letter = „{ $found }” nem betű A-tól H-ig.
entdecker-flaw-events = { $found } térképrészlet kevesebb, mint ahányon esemény van.
entdecker-flaw-no-sea = Ide 0 kell, nem { $found }: egy víz nélküli részletet sosem lehetne letenni (EN-4a).
entdecker-flaw-side = „{ $found }” nem oldal: . víz, 1 föld, 2 másik föld.
entdecker-flaw-first-land = Az első földdarab neve 1. („{ $found }”)
entdecker-flaw-two-lands = Hajó nem kelhet át a szemközti oldalak közti földön: legyen két darab, 1 és 2. („{ $found }”)
entdecker-flaw-no-cross = Két földdarab nem keresztezheti egymást. („{ $found }”)
entdecker-flaw-circles = „{ $found }” nem köre ennek a táblának. Írj all-t, vagy köröket: north-c east-4 south-a west-7.
entdecker-flaw-same = Itt nincs tartalékkártya, mert ugyanilyenek ennek a fajtának az oldalai: { $kind }. („{ $found }”)

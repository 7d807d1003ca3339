//! Words that are easy to distinguish, for reading aloud and typing.

/// One word per byte.
#[rustfmt::skip]
pub(crate) const WORDS: [&str; 256] = [
    "acorn", "alder", "amber", "anchor", "ankle", "apple", "apron", "arrow", "aspen", "atlas",
    "autumn", "badge", "baker", "bamboo", "banjo", "barley", "basil", "basin", "basket", "beach",
    "beacon", "bean", "bell", "berry", "birch", "bishop", "block", "bloom", "boat", "bonnet",
    "book", "boot", "bottle", "bow", "box", "branch", "brass", "bread", "brick", "bridge", "brook",
    "broom", "brush", "bucket", "button", "cabin", "cable", "cactus", "camel", "canal", "candle",
    "canoe", "canvas", "carbon", "cargo", "carpet", "carrot", "castle", "cedar", "cellar", "chain",
    "chalk", "cherry", "chest", "chimes", "cider", "cinder", "circus", "clay", "cliff", "clock",
    "cloud", "clover", "cobalt", "comet", "copper", "coral", "corn", "cotton", "cradle", "crane",
    "crayon", "creek", "crown", "cube", "cup", "daisy", "dawn", "deer", "delta", "desert", "dew",
    "diary", "dinner", "disk", "dome", "donkey", "door", "dragon", "drum", "duck", "dune", "eagle",
    "easel", "echo", "elbow", "elm", "ember", "engine", "fable", "falcon", "farm", "feast",
    "fence", "fern", "ferry", "fiddle", "field", "fig", "finch", "flag", "flint", "flower",
    "flute", "forest", "fork", "fossil", "fox", "frost", "fudge", "garden", "garlic", "gate",
    "ginger", "glass", "globe", "glove", "goat", "gold", "goose", "grape", "grass", "gravel",
    "guitar", "hammer", "harbor", "harp", "hazel", "hedge", "helmet", "heron", "hill", "hinge",
    "holly", "honey", "hood", "horn", "horse", "igloo", "ink", "iron", "island", "ivory", "ivy",
    "jacket", "jar", "jasper", "jewel", "jungle", "kayak", "kettle", "key", "kiln", "kite",
    "kitten", "knot", "label", "ladder", "lagoon", "lake", "lamp", "lark", "lemon", "lens",
    "letter", "lilac", "lily", "lime", "linen", "lion", "lizard", "locket", "lotus", "lunar",
    "magnet", "mango", "maple", "marble", "market", "mask", "meadow", "melon", "mill", "mint",
    "mirror", "mitten", "moon", "moss", "mule", "needle", "nest", "nettle", "nickel", "noodle",
    "nut", "oak", "oar", "ocean", "olive", "onion", "opal", "orbit", "orchid", "otter", "owl",
    "oyster", "paddle", "palm", "panda", "paper", "parrot", "pearl", "pebble", "pepper", "piano",
    "pillow", "pine", "planet", "plum", "pocket", "pond", "poppy", "potato", "prism", "puppet",
    "quartz", "quill", "quilt", "rabbit", "radish", "raft", "rain", "raven", "reef", "ribbon",
    "river",
];

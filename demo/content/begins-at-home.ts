/** Pieces that are shown first where they are used, by their picture: without it they would look like nothing in particular. */
export const beginsAtHome: ReadonlySet<string> = new Set(
  `planter-slip jug-indigo teapot-honey bol-honey carafe-honey crock-honey tumblers-slip vase-low-honey vase-moon-slip vase-bud-sage
  vase-tall-night-blue bowl-wide-clay bowl-large-lake bowl-porridge-sand bowl-serving-sand bowl-small-rust bowl-green bowls-nesting-blue
  plate-dinner plates-side plates-speckled-2 table-for-two bowl-turned-walnut bowl-turned-oak bowls-turned-ash bowls-turned-cherry box-cherry
  candlesticks-oak mills-walnut egg-cups-birch rolling-pin-ash tops-four basket-market basket-bread basket-apples basket-laundry
  candlesticks-mustard tapers-natural pillars-beeswax tealights-beeswax coasters-tan bands-three bangles-gold studs-gold`.split(
    /\s+/,
  ),
);

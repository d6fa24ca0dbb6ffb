// table of data

/** What somebody types, and which pieces of the demo shop answer it. `*` stands for any letters; what no line names is worth nothing. */
export interface Judged {
  query: string;
  /** Exactly what was meant. */
  best: string[];
  /** Would do. */
  good?: string[];
  /** Related, and better than nothing. */
  fair?: string[];
}

const dipped = ['Two-tone mug*', 'Tall mug', 'Mug with a name*'];
const mugs = [...dipped, 'Night mug*', '*breakfast mugs*', 'Breakfast mugs*', 'Round mug'];
const cups = ['Espresso cup*', 'Night espresso cup', 'Cappuccino cup'];
const wallets = ['Six-card wallet*', 'Slim wallet*', 'Wallet with initials', 'Wallet of bridle*', 'Card wallet*'];
const rings = ['Turquoise ring*'];
const bands = ['Three thin bands', 'Three silver bands'];
const earrings = ['Hammered disc*', 'Moon earrings*', 'Domed studs*'];
const journals = ['Sewn journal*', 'Pocket journal*', 'Journal*', 'Open-spine journal*', 'Three journals*'];
const notebooks = [...journals, 'Three notebooks*'];
const vases = ['Bottle vase*', 'Tall bottle vase*', 'Bud vase*', 'Moon vase', 'Low vase', 'Cylinder vase'];
const lindqvist = [
  'Nesting bowls*',
  'Large bowl*',
  'Small bowl*',
  'Porridge bowl*',
  'Serving bowl*',
  'Bottle-green bowl',
];
const bowls = [...lindqvist, 'Breton bowl*', 'Wide bowl*', 'Turned bowl*', 'Two small bowls*'];
const markets = ['Market basket*', 'Small market basket*', 'Apple basket*'];
const baskets = ['*basket*'];
const prints = ['*framed print', '*, print'];
const throws = ['Herringbone throw*', 'Check throw*', 'Donegal throw*'];
const cots = ['Cot blanket', 'Cot blanket, undyed*'];
const scarves = ['*scarf*', 'Donegal cowl'];
const hats = ['Donegal beanie*'];
const candles = [
  '* candle',
  '*three wicks',
  'Six dipped tapers',
  'Three beeswax pillars',
  'Nine beeswax lights',
  'Two dipped candles*',
  'Six dipped candles*',
];

export const judged: readonly Judged[] = [
  { query: 'coffee mug', best: mugs, good: cups, fair: ['Breton bowl*', 'Pair of tumblers'] },
  { query: 'mugs', best: mugs, good: cups },
  { query: 'mug', best: mugs, good: cups },
  { query: 'cup', best: cups, good: [...mugs, 'Pair of tumblers', 'Carafe with cup'], fair: ['Four egg cups*'] },
  {
    query: 'tea cup',
    best: [...dipped, 'Round mug', 'Espresso cup*'],
    good: ['Night*', '*breakfast mugs*', 'Cappuccino cup'],
  },
  { query: 'espresso cup', best: ['Espresso cup*', 'Night espresso cup'], good: ['Cappuccino cup'], fair: mugs },
  {
    query: 'blue mug',
    best: [...dipped, '*breakfast mugs*'],
    good: ['Espresso cup*', 'Cappuccino cup'],
    fair: ['Round mug'],
  },
  { query: 'black mug', best: ['Night mug*'], good: ['Night espresso cup'], fair: ['Round mug', ...dipped] },
  { query: 'personalised mug', best: ['Mug with a name*'], fair: mugs },
  { query: 'mug with name', best: ['Mug with a name*'], fair: mugs },
  { query: 'two tone mug', best: ['Two-tone mug*'], good: ['Tall mug', 'Cappuccino cup'], fair: mugs },
  { query: 'set of mugs', best: ['*breakfast mugs*', 'Breakfast mugs*'], good: mugs },
  { query: 'teapot', best: ['Teapot*'], fair: ['Round mug'] },
  { query: 'water jug', best: ['Jug for*'], good: ['Carafe*'] },
  { query: 'pitcher', best: ['Jug for*'], good: ['Carafe*'] },
  {
    query: 'green vase',
    best: ['Bottle vase*', 'Tall bottle vase*', 'Bud vase*', 'Moon vase', 'Cylinder vase'],
    fair: vases,
  },
  {
    query: 'terracotta vase',
    best: ['Bottle vase', 'Tall bottle vase', 'Bud vase*', 'Moon vase', 'Cylinder vase'],
    fair: vases,
  },
  { query: 'flower vase', best: vases },
  { query: 'vase for one flower', best: ['Bud vase*'], good: vases },
  { query: 'bud vase', best: ['Bud vase*'], good: vases },
  { query: 'tall vase', best: ['Tall bottle vase*'], good: ['Cylinder vase', 'Bottle vase*'], fair: vases },
  { query: 'moon jar', best: ['Moon vase'], good: vases },
  {
    query: 'salad bowl',
    best: ['Large bowl*', 'Serving bowl*', 'Wide bowl*', 'Turned bowl*'],
    good: ['Nesting bowls*', 'Bottle-green bowl'],
    fair: bowls,
  },
  { query: 'nesting bowls', best: ['Nesting bowls*'], good: bowls },
  { query: 'porridge bowl', best: ['Porridge bowl*'], good: ['Breton bowl*', ...bowls] },
  { query: 'wooden bowl', best: ['Turned bowl*', 'Two small bowls*'], fair: bowls },
  { query: 'rust bowl', best: ['Small bowl, rust', 'Nesting bowls, lake and rust'], fair: bowls },
  {
    query: 'dinner plates',
    best: ['Speckled dinner*', 'Table for two*'],
    good: ['Speckled side*', 'Plates with green*', 'Plate with a raised*'],
  },
  {
    query: 'dinnerplate',
    best: ['Speckled dinner*', 'Table for two*'],
    good: ['Speckled side*', 'Plates with green*', 'Plate with a raised*'],
  },
  { query: 'speckled plates', best: ['Speckled*'], good: ['Plates with green*', 'Table for two*'] },
  {
    query: 'cake plate',
    best: ['Speckled side*', 'Two plates for cake'],
    good: ['Plate with a raised*', 'Speckled dinner*', 'Plates with green*', 'Table for two*'],
  },
  { query: 'salt pot', best: ['Salt crock*'], good: ['Two mills*'] },
  {
    query: 'plant pot',
    best: ['Planter*'],
    good: ['Basket for a plant*', 'Low basket for a plant*', 'Basket of pale reed*'],
    fair: vases,
  },
  { query: 'wool beanie', best: hats, good: ['Small cap*'], fair: scarves },
  { query: 'winter hat', best: hats, good: ['Small cap*'], fair: scarves },
  { query: 'wool scarf', best: scarves },
  { query: 'snood', best: ['Donegal cowl'], good: scarves },
  { query: 'sofa throw', best: throws, good: ['Bed blanket'], fair: cots },
  { query: 'wool blanket', best: ['Bed blanket', ...throws], good: cots },
  { query: 'baby blanket', best: cots, good: ['Bed blanket', ...throws] },
  {
    query: 'green blanket',
    best: ['Bed blanket', 'Cot blanket', 'Herringbone throw', 'Check throw, fern'],
    fair: throws,
  },
  {
    query: 'check blanket',
    best: ['Check throw*', 'Donegal throw*', 'Cot blanket, undyed*'],
    good: ['Bed blanket', 'Herringbone throw*'],
    fair: cots,
  },
  {
    query: 'herring bone throw',
    best: ['Herringbone throw*'],
    good: ['Bed blanket', 'Herringbone*', 'Check throw*'],
    fair: cots,
  },
  { query: 'leather wallet', best: wallets },
  { query: 'slim wallet', best: ['Slim wallet*'], good: wallets },
  {
    query: 'card holder',
    best: ['Six-card wallet*', 'Slim wallet*', 'Card wallet*'],
    good: ['Wallet with initials', 'Wallet of bridle*'],
  },
  { query: 'wallet with initials', best: ['Wallet with initials'], fair: wallets },
  { query: 'black leather wallet', best: ['Six-card wallet', 'Slim wallet', 'Wallet with initials'], good: wallets },
  { query: 'leather belt', best: ['Belt*'] },
  { query: 'key ring', best: ['Key fob*'] },
  { query: 'turquoise ring', best: rings },
  { query: 'silver ring', best: [...rings, 'Three silver bands', 'Three thin bands'] },
  { query: 'gold earrings', best: ['Hammered disc*', 'Moon earrings*', 'Domed studs, gold'] },
  { query: 'ear rings', best: earrings },
  { query: 'small earrings', best: ['*earrings, small', 'Domed studs*'], good: earrings },
  { query: 'necklace', best: ['Pendant*', '*pendant*'] },
  { query: 'silver bracelet', best: ['Open bangle*'], good: ['Two bangles*'] },
  { query: 'jewelry gift box', best: ['*in a gift box'], good: [...rings, ...earrings, ...bands] },
  { query: 'scented candle', best: ['* candle'], good: ['*three wicks'], fair: ['*two refills', ...candles] },
  { query: 'candle refill', best: ['*two refills'], fair: candles },
  {
    query: 'orange candle',
    best: ['Orange and clove candle*'],
    good: ['Orange and clove, two refills'],
    fair: candles,
  },
  { query: 'large candle', best: ['*three wicks', 'Three beeswax pillars'], good: candles, fair: ['*two refills'] },
  {
    query: 'beeswax',
    best: ['Six dipped tapers', 'Three beeswax pillars', 'Nine beeswax lights'],
    good: ['Two dipped candles*'],
  },
  { query: 'candlestick', best: ['*candlesticks*', 'Two dipped candles*'], fair: candles },
  { query: 'laundry basket', best: ['Laundry basket*'], good: baskets },
  { query: 'shopping basket', best: markets, good: baskets },
  { query: 'bread basket', best: ['Bread basket*'], good: baskets },
  { query: 'storage basket with handles', best: ['Reed basket*'], good: baskets },
  { query: 'pepper mill', best: ['Two mills*'] },
  { query: 'egg cup', best: ['Four egg cups*'] },
  { query: 'rolling pin', best: ['Rolling pin*'] },
  { query: 'wooden toy', best: ['Four spinning tops', 'Blocks to build*'], fair: ['Three wool balls*'] },
  { query: 'wall art', best: prints },
  { query: 'framed print', best: ['*framed print'], good: ['*, print'] },
  { query: 'linocut', best: prints },
  { query: 'harbour print', best: ['Harbour*'], good: prints },
  { query: 'fish print', best: ['Five sardines*'], fair: prints },
  { query: 'notebook', best: [...notebooks, 'Sketchbook*'], good: ['Household book', 'Guest book*'] },
  { query: 'diary', best: journals, good: ['Sketchbook*', 'Household book', 'Guest book*', 'Three notebooks*'] },
  { query: 'sketch book', best: ['Sketchbook*'], good: notebooks, fair: ['Household book', 'Guest book*'] },
  {
    query: 'green journal',
    best: ['*ournal, green cloth', 'Journal with a name*', 'Journal in a leather cover'],
    good: ['Guest book*'],
    fair: notebooks,
  },
  { query: 'wedding guestbook', best: ['Guest book*'], fair: notebooks },
  {
    query: 'ceramics from Porto',
    best: [...dipped, 'Night*', '*breakfast mugs*', 'Breakfast mugs*', 'Espresso cup*', 'Cappuccino cup'],
  },
  { query: 'gift for a coffee drinker', best: [...mugs, ...cups] },
  {
    query: 'rio clay',
    best: [...dipped, 'Night*', '*breakfast mugs*', 'Breakfast mugs*', 'Espresso cup*', 'Cappuccino cup'],
  },
];

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

const mugs = ['Two-tone mug*', 'Tall mug*', 'Mug with a name*', 'Night mug*', '*breakfast mugs*'];
const cups = ['Espresso cup*', 'Night espresso cup'];
const beanies = ['Ribbed wool beanie*', 'Fisherman*'];
const wallets = ['Six-card wallet*', 'Slim wallet*', 'Wallet with initials*'];
const rings = ['Turquoise ring*'];
const earrings = ['Hammered disc*', 'Moon earrings*'];
const boards = ['*board, oak', '*board, walnut'];
const journals = ['Sewn journal*', 'Pocket journal*', 'Journal*'];
const vases = ['*vase,*'];
const bowls = ['Nesting bowls*', 'Large bowl*', 'Small bowl*', 'Porridge bowl*', 'Serving bowl*', 'Bottle-green bowl'];
const soaps = ['Olive soap*', 'Soap for a year*'];
const markets = ['Market basket*'];
const prints = ['*framed print', '*, print'];

export const judged: readonly Judged[] = [
  { query: 'coffee mug', best: mugs, good: cups },
  { query: 'mugs', best: mugs, good: cups },
  { query: 'cup', best: cups, good: mugs },
  {
    query: 'tea cup',
    best: ['Two-tone mug*', 'Tall mug*', 'Espresso cup*', 'Mug with a name*'],
    good: ['Night*', '*breakfast mugs*'],
  },
  { query: 'espresso cup', best: cups, fair: mugs },
  {
    query: 'blue mug',
    best: ['Two-tone mug, ink', 'Tall mug, ink', 'Mug with a name stamped, ink'],
    good: ['Espresso cup, ink'],
    fair: ['Two-tone mug*', 'Tall mug*', 'Mug with a name*'],
  },
  { query: 'black mug', best: ['Night mug*'], good: ['Night espresso cup'], fair: ['Two-tone mug*', 'Tall mug*'] },
  { query: 'personalised mug', best: ['Mug with a name*'], fair: ['Two-tone mug*', 'Tall mug*'] },
  { query: 'mug with name', best: ['Mug with a name*'], fair: ['Two-tone mug*', 'Tall mug*', 'Night mug*'] },
  { query: 'two tone mug', best: ['Two-tone mug*'], good: ['Tall mug*'], fair: ['Mug with a name*', 'Night mug*'] },
  { query: 'set of mugs', best: ['*breakfast mugs*'], good: mugs },
  { query: 'green vase', best: ['*vase, sage'], fair: vases },
  { query: 'terracotta vase', best: ['*vase, terracotta'], fair: vases },
  { query: 'flower vase', best: vases },
  { query: 'vase for one flower', best: ['Bud vase*'], good: vases },
  { query: 'bud vase', best: ['Bud vase*'], good: vases },
  { query: 'tall vase', best: ['Tall bottle vase*'], good: ['Bottle vase*'], fair: ['Bud vase*'] },
  {
    query: 'salad bowl',
    best: ['Large bowl*', 'Serving bowl*'],
    good: ['Nesting bowls*', 'Bottle-green bowl'],
    fair: ['Porridge bowl*', 'Small bowl*'],
  },
  { query: 'nesting bowls', best: ['Nesting bowls*'], good: bowls },
  { query: 'porridge bowl', best: ['Porridge bowl*'], good: bowls },
  { query: 'rust bowl', best: ['Small bowl, rust', 'Nesting bowls, lake and rust'], fair: bowls },
  {
    query: 'dinner plates',
    best: ['Speckled dinner*', 'Table for two*'],
    good: ['Speckled side*', 'Plates with green*'],
  },
  {
    query: 'dinnerplate',
    best: ['Speckled dinner*', 'Table for two*'],
    good: ['Speckled side*', 'Plates with green*'],
  },
  { query: 'speckled plates', best: ['Speckled*'], good: ['Plates with green*', 'Table for two*'] },
  { query: 'cake plate', best: ['Speckled side*'], good: ['Speckled dinner*', 'Plates with green*', 'Table for two*'] },
  { query: 'wool beanie', best: beanies, good: ['Child’s beanie*'] },
  { query: 'winter hat', best: [...beanies, 'Child’s beanie*'] },
  { query: 'red beanie', best: ['*beanie, brick'], fair: ['*beanie*'] },
  { query: 'navy beanie', best: ['*beanie, navy'], fair: ['*beanie*'] },
  { query: 'beanie for kids', best: ['Child’s beanie*'], good: beanies },
  { query: 'hat for a child', best: ['Child’s beanie*'], good: beanies },
  { query: 'fisherman hat', best: ['Fisherman*'], good: ['Ribbed wool*', 'Child’s beanie*'] },
  { query: 'sofa throw', best: ['Herringbone throw*'], good: ['Bed blanket*'], fair: ['Cot blanket*'] },
  { query: 'wool blanket', best: ['Bed blanket*', 'Herringbone throw*'], good: ['Cot blanket*'] },
  { query: 'baby blanket', best: ['Cot blanket*'], good: ['Bed blanket*', 'Herringbone throw*'] },
  {
    query: 'green blanket',
    best: ['Bed blanket, sage', 'Cot blanket, sage', 'Herringbone throw, sage'],
    fair: ['*blanket*', '*throw*'],
  },
  { query: 'herring bone throw', best: ['Herringbone throw*'], good: ['Bed blanket*'], fair: ['Cot blanket*'] },
  { query: 'leather wallet', best: wallets },
  { query: 'slim wallet', best: ['Slim wallet*'], good: wallets },
  { query: 'card holder', best: ['Six-card wallet*', 'Slim wallet*'], good: ['Wallet with initials*'] },
  { query: 'wallet with initials', best: ['Wallet with initials*'], fair: ['Six-card wallet*', 'Slim wallet*'] },
  { query: 'black leather wallet', best: ['*wallet, black', 'Wallet with initials, black'], good: wallets },
  { query: 'turquoise ring', best: rings },
  { query: 'silver ring', best: ['Turquoise ring, silver', 'Turquoise ring in a gift box, silver'], good: rings },
  { query: 'gold earrings', best: earrings },
  { query: 'ear rings', best: earrings },
  { query: 'small earrings', best: ['*earrings, small'], good: earrings },
  { query: 'jewelry gift box', best: ['*in a gift box*'], good: [...rings, ...earrings] },
  { query: 'scented candle', best: ['* candle'], good: ['*three wicks'], fair: ['*refill'] },
  { query: 'candle refill', best: ['*refill'], fair: ['* candle', '*three wicks'] },
  {
    query: 'orange candle',
    best: ['Orange and clove candle*'],
    good: ['Orange and clove refill'],
    fair: ['* candle', '*three wicks'],
  },
  { query: 'large candle', best: ['*three wicks'], good: ['* candle'], fair: ['*refill'] },
  { query: 'olive soap', best: soaps },
  { query: 'natural unscented soap', best: soaps },
  { query: 'thyme soap', best: ['Olive soap with thyme*'], good: soaps },
  { query: 'laundry basket', best: ['Laundry basket*'], good: ['*basket*'] },
  { query: 'shopping basket', best: markets, good: ['*basket*'] },
  { query: 'plant pot', best: ['Plant basket*'], fair: ['*basket*', ...vases] },
  { query: 'storage basket with handles', best: ['Reed basket*'], good: ['*basket*'] },
  { query: 'cutting board', best: [...boards, 'Serving plank*'] },
  { query: 'chopping board', best: [...boards, 'Serving plank*'] },
  { query: 'bread board', best: ['Bread board*'], good: [...boards, 'Serving plank*'] },
  { query: 'breadboard', best: ['Bread board*'], good: [...boards, 'Serving plank*'] },
  {
    query: 'walnut cheese board',
    best: ['Cheese board, walnut'],
    good: ['Cheese board, oak', 'Bread board, walnut', 'Serving plank*'],
    fair: boards,
  },
  { query: 'wooden toy', best: ['Rainbow stacker*'] },
  { query: 'rainbow', best: ['Rainbow stacker*'] },
  { query: 'toy with name', best: ['Rainbow stacker with a name'], good: ['Rainbow stacker*'] },
  { query: 'wall art', best: prints },
  { query: 'framed print', best: ['*framed print'], good: ['*, print'] },
  { query: 'linocut', best: prints },
  { query: 'harbour print', best: ['Harbour*'], good: prints },
  { query: 'notebook', best: [...journals, 'Sketchbook*'], good: ['Household book', 'Guest book*'] },
  { query: 'diary', best: journals, good: ['Sketchbook*', 'Household book', 'Guest book*'] },
  { query: 'sketch book', best: ['Sketchbook*'], good: journals, fair: ['Household book', 'Guest book*'] },
  {
    query: 'green journal',
    best: ['*ournal, green cloth', 'Journal with a name*'],
    good: ['Guest book*'],
    fair: journals,
  },
  { query: 'wedding guestbook', best: ['Guest book*'], fair: journals },
  { query: 'ceramics from Porto', best: [...mugs, ...cups] },
  { query: 'gift for a coffee drinker', best: [...mugs, ...cups] },
  { query: 'rio clay', best: [...mugs, ...cups] },
];

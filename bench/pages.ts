import type { LoadStep } from './load.ts';

/** The public reads that are measured, each under many addresses, as visitors ask for them. */
export interface Page {
  name: string;
  paths: string[];
  /** Most statements for one request. */
  statements: number;
  /** The product ranks by more than the thin server does, so the two show other pieces. */
  ranksAlone?: boolean;
}

const tops = [
  'ceramics',
  'knitwear-and-textiles',
  'leather',
  'jewellery',
  'candles-and-soap',
  'wood-and-toys',
  'baskets',
  'prints-and-paper',
];
const searches = [
  'mugs',
  'woven',
  'indigo vases',
  'stoneware',
  'tall boards',
  'gift',
  'rust linen',
  'candles',
  'silver rings',
  'walnut',
  'speckled bowls',
  'braided',
  'soap chalk',
  'Bergen',
  'Ana workshop',
  'willow market',
];

export const pages: readonly Page[] = [
  {
    name: 'list by category and price',
    statements: 2,
    paths: tops.flatMap((category) =>
      [
        [1000, 6000],
        [2000, 9000],
        [5000, 15_000],
        [3000, 20_000],
      ].map(([min, max]) => `/api/search?category=${category}&minPrice=${min}&maxPrice=${max}&limit=20`),
    ),
  },
  {
    name: 'product page',
    statements: 1,
    paths: Array.from({ length: 32 }, (_, index) => `/api/listings/piece-${(index * 307) % 10_000}`),
  },
  {
    name: 'word search',
    ranksAlone: true,
    statements: 2,
    paths: searches.map((text) => `/api/search?q=${encodeURIComponent(text)}&limit=20`),
  },
  { name: 'home', statements: 2, paths: ['/api/home'] },
];

export const stepsOf = (page: Page): LoadStep[] => page.paths.map((path) => ({ method: 'GET', path }));

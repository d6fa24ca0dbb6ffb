/** What is measured has to come to at most this, or at least where it says so. */
export interface Goal {
  name: string;
  goal: number;
  unit: '×' | 'ms' | 's' | 'kB' | '% of a core' | 'NDCG@10' | '% of queries';
  isLeast?: true;
  /** The command that measures it. */
  by: string;
  /** Where a figure that misses it is explained: a paragraph of `reports`. */
  profile?: string;
}

const reports = {
  speed: 'docs/reports/2026-11-28-speed-and-finding.md',
  visits: 'docs/reports/2026-11-29-visits.md',
};
const bench = 'npm run bench';
const inReport = (paragraph: string): string => `${reports.speed}, ${paragraph}`;

/** CPU of server and database for a request beside the thin server, or beside a plain one that keeps no books. */
const costs: Omit<Goal, 'unit' | 'by'>[] = [
  { name: 'list by category and price', goal: 2 },
  { name: 'product page', goal: 2.5, profile: inReport('Product page') },
  { name: 'word search', goal: 1.3, profile: inReport('Word search') },
  { name: 'home', goal: 2.3, profile: inReport('Product page') },
  { name: 'new cart and piece', goal: 2.2, profile: inReport('New cart') },
  { name: 'new cart and piece, beside a plain one', goal: 2.5, profile: inReport('New cart') },
  { name: 'add to cart', goal: 2.2, profile: inReport('New cart') },
  { name: 'add to cart, beside a plain one', goal: 2.5, profile: inReport('New cart') },
  { name: 'checkout', goal: 2.8 },
  { name: 'checkout, beside a plain one', goal: 3.5 },
];

/** kB of JavaScript, gzipped, that come before the first press. */
const scripts = { home: 98, search: 100, product: 105, checkout: 105, dashboard: 115, inbox: 130, office: 115 };
/** Seconds at a quarter of the processor and slow 4G. */
const paints = { search: 1.2, checkout: 1.2, dashboard: 2, inbox: 2 };
const presses = ['filter sheet', 'tick of a filter', 'add to cart'];

export const speedGoals: Goal[] = [
  ...costs.map((cost): Goal => ({ ...cost, unit: '×', by: `${bench} -- --cpu` })),
  {
    ...{ name: 'word search at 100,000 listings', goal: 1.3, unit: '×', by: `${bench} -- --large` },
    profile: inReport('Word search'),
  },
  {
    ...{ name: 'word search at 1,000,000 listings, p99 of 16 connections', goal: 60, unit: 'ms' },
    ...{ by: 'npm run bench:search -- --size 1000000', profile: inReport('Word search') },
  },
  ...Object.entries(scripts).map(([screen, goal]): Goal => ({
    ...{ name: `scripts before the first press: ${screen}`, goal, unit: 'kB', by: bench },
    profile: inReport('Scripts'),
  })),
  ...Object.entries(paints).map(([screen, goal]): Goal => ({
    ...{ name: `largest paint of a cold visit: ${screen}`, goal, unit: 's', by: 'npm run bench:visits' },
    profile: reports.visits,
  })),
  ...presses.map((press): Goal => ({
    ...{ name: `slowest press: ${press}`, goal: 100, unit: 'ms', by: 'npm run bench:visits' },
    profile: reports.visits,
  })),
  { name: 'first start from a clean clone', goal: 75, unit: 's', by: 'npm run bench:clone' },
  {
    ...{ name: 'second start, CPU of the server until it is open', goal: 1.2, unit: 's', by: bench },
    profile: inReport('Second start'),
  },
  {
    ...{ name: 'left alone, server and database', goal: 0.5, unit: '% of a core', by: bench },
    profile: inReport('Left alone'),
  },
  { name: 'search in a million messages of one’s own', goal: 300, unit: 'ms', by: 'npm run bench:messages' },
  {
    ...{ name: 'drop: 200 buyers of one listing beside 20 shops', goal: 1.5, unit: '×', by: 'npm run bench:drop' },
    profile: inReport('A drop'),
  },
];

const judged = (set: string, [clean, typo]: readonly [number, number], by: string): Goal[] => [
  { name: `${set}, clean`, goal: clean, unit: 'NDCG@10', isLeast: true, by, profile: `${reports.speed}, Finding` },
  { name: `${set}, one typo`, goal: typo, unit: 'NDCG@10', isLeast: true, by, profile: `${reports.speed}, Finding` },
];
const search = 'npm run bench:search';

export const findingGoals: Goal[] = [
  ...judged('goods with texts', [0.8, 0.77], `${search} -- --foreign`),
  ...judged('titles alone', [0.42, 0.41], `${search} -- --titles`),
  { name: 'titles alone, nothing found', goal: 0.3, unit: '% of queries', by: `${search} -- --titles` },
  ...judged('German names of goods', [0.8, 0.77], `${search} -- --german`),
  ...judged('English names of goods', [0.8, 0.77], `${search} -- --english`),
  ...judged('demo shop', [0.94, 0.91], search),
  {
    ...{ name: 'word search at 200,000 listings, p99', goal: 40, unit: 'ms' },
    ...{ by: `${search} -- --size 200000`, profile: inReport('Word search') },
  },
];

/** Bounds of the tables before the goals: they say what broke, and no goal is judged by them. */
export const bounds = { cachedShare: 0.5, growth: 1.5, addStatements: 4 };

const all = new Map([...speedGoals, ...findingGoals].map((goal) => [goal.name, goal]));

export function goalOf(name: string): Goal {
  const goal = all.get(name);
  if (!goal) throw new Error(`${name} has no goal in bench/goals.ts.`);
  return goal;
}

export const isMet = ({ goal, isLeast }: Goal, figure: number): boolean => (isLeast ? figure >= goal : figure <= goal);

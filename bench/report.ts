import { type CostRow, costRows } from './cost-table.ts';
import type { FirstLoad } from './first-load.ts';
import { goalRows } from './goal-table.ts';
import { bounds, goalOf, isMet } from './goals.ts';
import type { PageRuns, Pair } from './read-runs.ts';
import type { StartTimes } from './start-times.ts';
import { type Row, textTable as table } from './text-table.ts';
import type { WriteRuns } from './write-runs.ts';

const verdict = (isOk: boolean): string => (isOk ? 'ok' : 'OVER');
const share = (value: number): string => value.toFixed(2);
const ms = (value: number): string => (value < 1 ? '<1' : value.toFixed(0));
const cpu = (value: number): string => (value < 1 ? value.toFixed(3) : value.toFixed(2));
const cpuRatio = ({ product, reference }: Pair): number => product.cpu / reference.cpu;

const cachedRows = ({ page, cached }: PageRuns): Row[] =>
  cached.map(({ connections, product, reference }) => {
    const ratio = product.perSecond / reference.perSecond;
    return [
      page.name,
      connections,
      Math.round(product.perSecond),
      Math.round(reference.perSecond),
      `${ms(product.p50)}/${ms(product.p99)}`,
      `${ms(reference.p50)}/${ms(reference.p99)}`,
      cpu(product.cpu),
      cpu(reference.cpu),
      share(ratio),
      `≥ ${bounds.cachedShare}`,
      verdict(ratio >= bounds.cachedShare),
    ];
  });

const cpuRows = (name: string, pairs: readonly Pair[], each: number): Row[] =>
  pairs.map((pair) => {
    const { connections, product, reference } = pair;
    return [
      name,
      connections,
      Math.round(product.perSecond / each),
      Math.round(reference.perSecond / each),
      `${ms(product.p50)}/${ms(product.p99)}`,
      `${ms(reference.p50)}/${ms(reference.p99)}`,
      cpu(each * product.cpu),
      cpu(each * reference.cpu),
      share(cpuRatio(pair)),
    ];
  });

const heading = (reference: string): Row => [
  '',
  'conn.',
  'ours/s',
  `${reference}/s`,
  'ours p50/p99',
  `${reference} p50/p99`,
  'ours CPU ms',
  `${reference} CPU ms`,
  'ratio',
];

export interface Results {
  listings: number;
  reads: PageRuns[];
  writes: WriteRuns[];
  growth: { name: string; small: number; large: number }[];
  /** Word search beside thin in the large market; null where it was not asked for. */
  largeSearch: PageRuns | null;
  firstLoads: FirstLoad[];
  /** Performance of a phone, 0 to 100, or why there is none. */
  lighthouse: { screen: string; score: number; largestPaint: number }[] | string;
  memory: number;
  start: StartTimes;
}

function statementRows({ reads, writes }: Results): Row[] {
  const ofReads = reads.map(({ page, statements }): Row => [
    page.name,
    statements,
    `≤ ${page.statements}`,
    verdict(statements <= page.statements),
  ]);
  const ofWrites = writes
    .flatMap(({ statements }) => statements.at(-1) ?? [])
    .concat(writes.at(-1)?.statements[1] ?? [])
    .map(({ call, count }): Row =>
      call.includes('/cart/items')
        ? [call, count, `≤ ${bounds.addStatements}`, verdict(count <= bounds.addStatements)]
        : [call, count, '', ''],
    );
  return [['', 'statements', 'target', ''], ...ofReads, ...ofWrites];
}

const COSTS_TITLE = 'CPU of server and database for a request, no answer kept, 16 connections, request log on';

/** The table of what requests cost beside the thin server. */
export const costText = (rows: readonly CostRow[]): string =>
  table([
    ['', 'thin ms', 'product ms', 'ratio', 'goal', ''],
    ...rows.map(({ name, thin, product, ratio }): Row => {
      const goal = goalOf(name);
      return [name, cpu(thin), cpu(product), share(ratio), `≤ ${goal.goal}`, verdict(isMet(goal, ratio))];
    }),
  ]);

/** What one run measured, by the names of its goals. */
export const costFigures = (rows: readonly CostRow[]): Record<string, number> =>
  Object.fromEntries(rows.map(({ name, ratio }) => [name, ratio]));

export function figuresOf(results: Results): Record<string, number> {
  const { firstLoads, start, largeSearch } = results;
  const [large] = largeSearch?.uncached ?? [];
  return {
    ...costFigures(costRows(results, 16)),
    ...(large && { 'word search at 100,000 listings': cpuRatio(large) }),
    ...Object.fromEntries(
      firstLoads.map(({ screen, bytes }) => [`scripts before the first press: ${screen}`, bytes / 1000]),
    ),
    'second start, CPU of the server until it is open': start.warmCpu / 1000,
    'left alone, server and database': 100 * start.quiet,
  };
}

/** Every goal of speed and finding beside its figure, with what this run measured marked as such. */
export const goalText = (figures: Readonly<Record<string, number>>): string =>
  table(goalRows(Object.keys(figures)), [0, 3, 4]);

function growthParts({ growth }: Results): string[] {
  if (growth.length === 0) return [];
  const rows = growth.map(({ name, small, large }): Row => [
    ...[name, cpu(small), cpu(large), share(large / small), `< ${bounds.growth}`],
    verdict(large / small < bounds.growth),
  ]);
  return [
    'CPU of an uncached read from 10,000 to 100,000 listings, 16 connections',
    table([['', '10,000', '100,000', 'growth', 'bound', ''], ...rows]),
  ];
}

/** Everything that was measured, as text; CPU is that of the server and the whole database for one request, the least of the turns. */
export function reportText(results: Results): string {
  const { reads, writes, firstLoads, lighthouse, memory, start } = results;
  const loads = firstLoads.map(({ screen, bytes, files }): Row => [screen, (bytes / 1000).toFixed(1), files]);
  const parts = [
    COSTS_TITLE,
    costText(costRows(results, 16)),
    `Cached public reads at ${results.listings.toLocaleString('en')} listings, beside a bare node:http server with the same bytes`,
    table([[...heading('bare'), 'bound', ''], ...reads.flatMap(cachedRows)]),
    'The same reads uncached, beside a thin node:http server with the best statement',
    table([heading('thin'), ...reads.flatMap(({ page, uncached }) => cpuRows(page.name, uncached, 1))]),
    'Writes, beside a thin server that writes the same rows (a checkout: add, quote, paid; p50/p99 of its requests)',
    table([heading('thin'), ...writes.flatMap(({ name, pairs, requestsEach }) => cpuRows(name, pairs, requestsEach))]),
    'SQL statements of a call, BEGIN and COMMIT left out (a checkout with those of the payment sandbox)',
    table(statementRows(results)),
    ...growthParts(results),
    'JavaScript of a first visit before the first press',
    table([['', 'kB gzip', 'files'], ...loads]),
    'Lighthouse, phone',
    typeof lighthouse === 'string'
      ? lighthouse
      : table([
          ['', 'performance', 'largest paint ms'],
          ...lighthouse.map(({ screen, score, largestPaint }): Row => [screen, score, Math.round(largestPaint)]),
        ]),
    'Memory and start',
    table([
      ['', ''],
      ['server after the runs, MB', (memory / 1e6).toFixed(0)],
      ['first start of the built product to the address, s', (start.first / 1000).toFixed(1)],
      ['warm start to the address, s', (start.warm / 1000).toFixed(1)],
    ]),
    'Goals',
    goalText(figuresOf(results)),
  ];
  return parts.map((part, index) => (index % 2 === 0 ? `\n${part}` : part)).join('\n');
}

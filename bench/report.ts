import { type CostRow, costRows } from './cost-table.ts';
import type { FirstLoad } from './first-load.ts';
import type { PageRuns, Pair } from './read-runs.ts';
import type { StartTimes } from './start-times.ts';
import type { WriteRuns } from './write-runs.ts';

const targets = {
  cachedShare: 0.5,
  uncachedCpu: 2.5,
  growth: 1.5,
  writeCpu: 3,
  addStatements: 4,
  /** Milliseconds of the server. */
  warmCpu: 1200,
  /** Of one core. */
  quiet: 0.005,
};
/** kB of JavaScript, gzipped, that come before the first press. */
const loadTargets: Record<string, number> = {
  ...{ home: 98, search: 100, product: 105, checkout: 105 },
  ...{ dashboard: 115, inbox: 130, office: 115 },
};

type Row = readonly (string | number)[];

/** Rows as columns, the first row being the heading. */
function table(rows: readonly Row[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? String(cell).padEnd(widths[column] ?? 0) : String(cell).padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

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
      `≥ ${targets.cachedShare}`,
      verdict(ratio >= targets.cachedShare),
    ];
  });

const cpuRows = (name: string, pairs: readonly Pair[], { each, target }: { each: number; target: number }): Row[] =>
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
      `≤ ${target}`,
      verdict(cpuRatio(pair) <= target),
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
  'target',
  '',
];

export interface Results {
  listings: number;
  reads: PageRuns[];
  writes: WriteRuns[];
  growth: { name: string; small: number; large: number }[];
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
        ? [call, count, `≤ ${targets.addStatements}`, verdict(count <= targets.addStatements)]
        : [call, count, '', ''],
    );
  return [['', 'statements', 'target', ''], ...ofReads, ...ofWrites];
}

const COSTS_TITLE = 'CPU of server and database for a request, no answer kept, 16 connections, request log on';

/** The table of what requests cost beside the thin server. */
export const costText = (rows: readonly CostRow[]): string =>
  table([
    ['', 'thin ms', 'product ms', 'ratio', 'target', ''],
    ...rows.map(({ name, thin, product, ratio, maxRatio }): Row => [
      name,
      cpu(thin),
      cpu(product),
      share(ratio),
      `≤ ${maxRatio}`,
      verdict(ratio <= maxRatio),
    ]),
  ]);

/** Everything that was measured, as text; CPU is that of the server and the whole database for one request, the least of the turns. */
export function reportText(results: Results): string {
  const { reads, writes, growth, firstLoads, lighthouse, memory, start } = results;
  const loads = firstLoads.map(({ screen, bytes, files }): Row => [
    screen,
    (bytes / 1000).toFixed(1),
    files,
    `≤ ${loadTargets[screen] ?? 0}`,
    verdict(bytes / 1000 <= (loadTargets[screen] ?? 0)),
  ]);
  const parts = [
    COSTS_TITLE,
    costText(costRows(results, 16)),
    `Cached public reads at ${results.listings.toLocaleString('en')} listings, beside a bare node:http server with the same bytes`,
    table([heading('bare'), ...reads.flatMap(cachedRows)]),
    'The same reads uncached, beside a thin node:http server with the best statement',
    table([
      heading('thin'),
      ...reads.flatMap(({ page, uncached }) => cpuRows(page.name, uncached, { each: 1, target: targets.uncachedCpu })),
    ]),
    'Writes, beside a thin server that writes the same rows (a checkout: add, quote, paid; p50/p99 of its requests)',
    table([
      heading('thin'),
      ...writes.flatMap(({ name, pairs, requestsEach }) =>
        cpuRows(name, pairs, { each: requestsEach, target: targets.writeCpu }),
      ),
    ]),
    'SQL statements of a call, BEGIN and COMMIT left out (a checkout with those of the payment sandbox)',
    table(statementRows(results)),
    ...(growth.length === 0
      ? []
      : [
          'CPU of an uncached read from 10,000 to 100,000 listings, 16 connections',
          table([
            ['', '10,000', '100,000', 'growth', 'target', ''],
            ...growth.map(({ name, small, large }): Row => [
              name,
              cpu(small),
              cpu(large),
              share(large / small),
              `< ${targets.growth}`,
              verdict(large / small < targets.growth),
            ]),
          ]),
        ]),
    'JavaScript of a first visit before the first press',
    table([['', 'kB gzip', 'files', 'target', ''], ...loads]),
    'Lighthouse, phone',
    typeof lighthouse === 'string'
      ? lighthouse
      : table([
          ['', 'performance', 'largest paint ms'],
          ...lighthouse.map(({ screen, score, largestPaint }): Row => [screen, score, Math.round(largestPaint)]),
        ]),
    'Memory and start',
    table([
      ['', '', 'target', ''],
      ['server after the runs, MB', (memory / 1e6).toFixed(0)],
      ['first start to the address, s', (start.first / 1000).toFixed(1)],
      ['warm start to the address, s', (start.warm / 1000).toFixed(1)],
      [
        ...['CPU of the server until then, s', (start.warmCpu / 1000).toFixed(2), `≤ ${targets.warmCpu / 1000}`],
        verdict(start.warmCpu <= targets.warmCpu),
      ],
      [
        ...['quiet, % of a core', (100 * start.quiet).toFixed(2), `≤ ${100 * targets.quiet}`],
        verdict(start.quiet <= targets.quiet),
      ],
    ]),
  ];
  return parts.map((part, index) => (index % 2 === 0 ? `\n${part}` : part)).join('\n');
}

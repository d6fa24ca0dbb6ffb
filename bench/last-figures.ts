import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { goalOf } from './goals.ts';

/** What was measured last, so that one table can show every goal though no one run measures them all. */
interface LastFigure {
  figure: number;
  /** ISO day. */
  on: string;
  /** Of the machine in the minute before: figures of a busy one say less. */
  load: number;
}

const path = join(import.meta.dirname, 'last-figures.json');

export const readLastFigures = (): Record<string, LastFigure> =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, LastFigure>) : {};

/** Keeps figures by the names of their goals, in the file that is committed. */
export function recordFigures(figures: Readonly<Record<string, number>>): void {
  const on = new Date().toISOString().slice(0, 10);
  const load = Number((loadavg()[0] ?? 0).toFixed(1));
  const last = readLastFigures();
  for (const [name, figure] of Object.entries(figures))
    last[goalOf(name).name] = { figure: Number(figure.toPrecision(4)), on, load };
  const sorted = Object.fromEntries(Object.entries(last).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`);
}

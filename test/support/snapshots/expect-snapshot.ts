import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { without } from '../without.ts';

const folder = new URL('../../snapshots/', import.meta.url);
const MAX_SHOWN = 40;

/** Compares facts, one a line in any order, with `test/snapshots/<name>.txt`; UPDATE_SNAPSHOTS=1 writes them there. */
export function expectSnapshot(name: string, facts: Iterable<string>): void {
  const file = new URL(`${name}.txt`, folder);
  const now = [...facts].toSorted();
  if (process.env.UPDATE_SNAPSHOTS === '1') writeFileSync(file, `${now.join('\n')}\n`);
  const recorded = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  const differing = [
    ...without(recorded, now).map((line) => `- ${line}`),
    ...without(now, recorded).map((line) => `+ ${line}`),
  ];
  if (differing.length > 0)
    throw new Error(
      `test/snapshots/${name}.txt differs in ${differing.length} lines (- in the snapshot, + now). ` +
        'If every line is meant, run “npm run snapshots” and commit the file with the change.\n' +
        differing.slice(0, MAX_SHOWN).join('\n'),
    );
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { without } from '../without.ts';

const folder = new URL('../../records/', import.meta.url);
const MAX_SHOWN = 40;

/** Facts as they are now against `test/records/<name>.txt`, one a line whatever their order; with RECORD=1 they are written there. */
export function expectOnRecord(name: string, facts: Iterable<string>): void {
  const file = new URL(`${name}.txt`, folder);
  const now = [...facts].toSorted();
  if (process.env.RECORD === '1') writeFileSync(file, `${now.join('\n')}\n`);
  const recorded = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  const differing = [
    ...without(recorded, now).map((line) => `- ${line}`),
    ...without(now, recorded).map((line) => `+ ${line}`),
  ];
  if (differing.length > 0)
    throw new Error(
      `test/records/${name}.txt says otherwise in ${differing.length} lines (- on record, + now). ` +
        'If every one of them is meant, write them with “npm run record” and commit the file with the change.\n' +
        differing.slice(0, MAX_SHOWN).join('\n'),
    );
}

// Which conditions came to one thing alone while tests ran, or to nothing.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a condition of a kind always came to, by its outcomes: none, one, the other. */
const SAID = {
  condition: ['never reached', 'always true', 'always false'],
  value: ['never reached', 'always there', 'never there'],
  comparison: ['never reached', null, 'never equal'],
};
const KINDS = Object.keys(SAID);
const isOfModule = (file) => /^src\/(web\/modules|domain\/(?!core\/)[^/]+)\//.test(file);

function* jsonIn(folder) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).sort()) yield JSON.parse(readFileSync(join(folder, name), 'utf8'));
}

/** What all workers that wrote into a folder saw, by condition. */
function seenIn(folder) {
  const seen = new Map();
  for (const written of jsonIn(join(folder, 'seen')))
    for (const [id, outcomes] of Object.entries(written)) seen.set(id, (seen.get(id) ?? 0) | outcomes);
  return seen;
}

/** First what was reached, of it the modules, and of them what decides. */
const orderOf = ({ outcomes, file, kind }) =>
  (outcomes === 0 ? 100 : 0) + (isOfModule(file) ? 0 : 10) + KINDS.indexOf(kind);

/** How many conditions below a part of the source came to both, to one alone and to nothing, and a line for each of the last two. */
export function unseenOutcomes(folder, within) {
  const seen = seenIn(folder);
  const conditions = [...jsonIn(join(folder, 'conditions'))]
    .flat()
    .filter(({ file }) => file.startsWith(within))
    .map((condition) => ({ ...condition, outcomes: seen.get(condition.id) ?? 0 }));
  const unseen = conditions.filter(({ kind, outcomes }) => SAID[kind][outcomes]);
  const lines = unseen
    .toSorted(
      (one, other) =>
        orderOf(one) - orderOf(other) ||
        (one.file < other.file ? -1 : one.file > other.file ? 1 : one.line - other.line),
    )
    .map(({ kind, outcomes, file, line, text }) => `${SAID[kind][outcomes]}: ${file}:${line}  ${text}`);
  const unreached = unseen.filter(({ outcomes }) => outcomes === 0).length;
  return { seen: conditions.length - unseen.length, oneSided: unseen.length - unreached, unreached, lines };
}

// What no test of a run can have noticed: conditions, sorts and limits of statements whose mutants never differed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CONTEXT_CHARACTERS = 240;

/**
 * The mutants of all workers that wrote into a folder, one for each place of a part of SQL, whichever statements hold it.
 * @param {string} folder
 */
function placesIn(folder) {
  const places = new Map();
  for (const file of readdirSync(folder)) {
    for (const statement of JSON.parse(readFileSync(join(folder, file), 'utf8'))) {
      for (const { kind, place, within, tries, differed, differedIn } of statement.mutants) {
        const key = `${kind} ${place} ${within}`;
        const known = places.get(key) ?? { key, kind, place, within, tries: 0, differed: false, statements: new Set() };
        known.tries += tries;
        known.differed ||= differed;
        known.testFile ??= differedIn;
        known.statements.add(`${statement.file} ${statement.name}`);
        places.set(key, known);
      }
    }
  }
  return [...places.values()];
}

/** Places whose mutant changed a result in some test. */
export const seenPlaces = (folder) => placesIn(folder).filter(({ differed }) => differed);

/** A line for each place that was never seen, below the statements that hold it. */
export function unseenConditions(folder) {
  const places = placesIn(folder);
  const unseen = places.filter(({ differed, tries }) => !differed && tries > 0);
  const parts = new Map();
  for (const position of unseen) {
    const part = `${[...position.statements].sort().join(', ')}\n  ${position.within}`;
    parts.set(part, [...(parts.get(part) ?? []), position]);
  }
  const lines = [...parts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([part, match]) => [
      part.length > CONTEXT_CHARACTERS * 2 ? `${part.slice(0, CONTEXT_CHARACTERS * 2)} …` : part,
      ...match.map(({ kind, place, tries }) => `    ${kind}: ${place} (${tries} tries)`),
    ]);
  return { seen: places.filter(({ differed }) => differed).length, unseen: unseen.length, lines };
}

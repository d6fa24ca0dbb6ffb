import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names that stand for a word or for two words in a row, by these. */
type OtherNames = ReadonlyMap<string, readonly string[]>;

/**
 * The nouns of WordNet 3.1 that name the same thing, a group a line: "accordion|squeeze box". Before a word that has another meaning first
 * stands a dash: it may be found for the others, but they are not meant by it. Written by `npm run other-names`.
 */
export function readOtherNames(text: string): OtherNames {
  const names = new Map<string, string[]>();
  const lines = text.split('\n').filter((line) => !line.startsWith('#'));
  for (const group of lines.map((line) => line.split('|'))) {
    const allNames = group.map((name) => name.replace('-', ''));
    for (const headword of group.filter((name) => !name.startsWith('-'))) {
      const others = allNames.filter((word) => word !== headword);
      for (const way of new Set([headword, headword.replace(' ', '')]))
        names.set(way, [...(names.get(way) ?? []), ...others]);
    }
  }
  return names;
}

const table = readOtherNames(readFileSync(join(import.meta.dirname, 'other-names.txt'), 'utf8'));

const singularOf = (word: string): string => (word.endsWith('s') ? word.slice(0, -1) : word);
const namesFor = (phrase: string): readonly string[] => table.get(phrase) ?? table.get(singularOf(phrase)) ?? [];

/** Other names of each word of a query, those of two words that stand together with both of them. */
export function otherNamesOf(tokens: readonly string[]): Map<string, string[]> {
  const pairOf = (at: number): readonly string[] => (at < 0 ? [] : namesFor(tokens.slice(at, at + 2).join(' ')));
  return new Map(
    tokens.map((word, at) => [word, [...new Set([...namesFor(word), ...pairOf(at), ...pairOf(at - 1)])].slice(0, 6)]),
  );
}

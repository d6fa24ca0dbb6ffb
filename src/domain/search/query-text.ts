import type { QueryGroup } from './plan-query.ts';

/** A stem as it is written in a query of the database. */
export const quoted = (stem: string): string => `'${stem.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

export const phrase = (stems: string, part = ''): string => {
  const parts = stems.split(' ').map((stem) => quoted(stem) + part);
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' <-> ')})`;
};
export const inTitle = (stems: string): string => phrase(stems, ':A');
/** The same where title, category, tags, materials and colours are looked at alone. */
export const tagged = (stems: string): string => {
  const parts = stems.split(' ').map((stem) => quoted(`t:${stem}`));
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' & ')})`;
};
const any = (parts: readonly string[]): string => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`);
const every = (parts: readonly string[]): string => parts.join(' & ');

export const anyOf = (alike: readonly string[]): string => any(alike.map((stems) => phrase(stems)));
export const anyInTitle = (alike: readonly string[]): string => any(alike.map(inTitle));
export const mainText = (group: QueryGroup): string => anyOf(group.main);
export const othersText = (group: QueryGroup): string => anyOf(group.others);
const anywhere = (group: QueryGroup): string => any([...group.main, ...group.others].map((stems) => phrase(stems)));
const inHead = (group: QueryGroup): string => any([...group.main, ...group.others].map(tagged));

const nearest = (group: QueryGroup): string => (group.spread === 'rare' ? anywhere(group) : inHead(group));

/** Where candidates are taken from, the best first; each is looked through only while there is room. */
export interface Stages {
  /** All words in the title, tags and the like. */
  head: string;
  /** All words. The same in two parts: what the index looks for, and words of nearly all pieces, which are looked up in each that it finds. */
  all: string;
  selective: string;
  beside: string;
  /** All words but one; those of thousands of pieces in titles and tags. */
  most: string;
  /** Any two of the words that tell most, in titles and tags. */
  two: string;
  /** Any word, in titles and tags; and anywhere. */
  one: string;
  any: string;
  /**
   * What a piece far down must have to be looked at when it has only some of the words: nothing holds it back (''), the one rare word, or
   * null where every word stands in thousands of pieces, so that the best of those are enough.
   */
  deep: string | null;
}

const withoutOne = (parts: readonly string[]): string[] =>
  parts.map((_, at) => `(${every(parts.filter((__, other) => other !== at))})`);
const pairs = (parts: readonly string[]): string[] =>
  parts.flatMap((first, at) => parts.slice(at + 1).map((second) => `(${first} & ${second})`));

export function stagesOf(groups: readonly QueryGroup[]): Stages {
  const required = groups.filter((group) => group.isRequired);
  const [heads, wholes] = [required.map(inHead), required.map(anywhere)];
  const rare = required.filter(({ spread }) => spread === 'rare');
  const rarer = required.filter(({ spread }) => spread !== 'everywhere');
  const selective = rarer.length > 0 ? rarer : required.slice(0, 1);
  const byWeight = required.toSorted((a, b) => b.weight - a.weight);
  const deepest = rare[0] ? anywhere(rare[0]) : null;
  return {
    head: every(heads),
    all: every(wholes),
    selective: every(selective.map(anywhere)),
    beside: every(required.filter((group) => !selective.includes(group)).map(anywhere)),
    most: required.length > 2 ? any(withoutOne(required.map(nearest))) : '',
    two: required.length > 3 ? any(pairs(byWeight.slice(0, 4).map(inHead))) : '',
    one: required.length > 1 ? any(byWeight.slice(0, 4).map(inHead)) : '',
    any: required.length > 1 ? any(byWeight.slice(0, 4).map(anywhere)) : '',
    deep: rare.length > 1 ? '' : deepest,
  };
}

/** Pieces whose title names as the thing what the query names so. Empty where it names none. */
export const headText = (groups: readonly QueryGroup[]): string =>
  groups
    .filter((group) => group.isThing)
    .flatMap((group) => [...group.main, ...group.others])
    .map((stems) => quoted(`h:${stems.split(' ').at(-1)}`))
    .join(' | ');

/** Words that stand side by side in the query and in a title say more than each alone. Empty for a single word. */
export const besideText = (groups: readonly QueryGroup[]): string =>
  groups
    .slice(1)
    .map((group, at) => `(${phrase(groups[at]?.main[0] ?? '')} <-> ${phrase(group.main[0] ?? '')})`)
    .join(' | ');

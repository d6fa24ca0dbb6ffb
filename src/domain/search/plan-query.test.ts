import { expect, test } from 'vitest';
import { planQuery, type WordKnowledge } from './plan-query.ts';
import { besideText, stagesOf } from './query-text.ts';
import { mistakesBetween, readWords, splitsOf, withoutOneLetter } from './read-words.ts';

const counts: Record<string, number> = {
  mug: 40,
  cup: 60,
  blue: 30,
  teapot: 5,
  tea: 80,
  pot: 20,
  ceramic: 50,
  with: 0,
  handl: 10,
  inch: 70,
};
const stops = new Set(['with', 'the', 'a', 'for']);
const stem = (word: string): string => word.replace(/(le|les|s)$/, (end) => (end.startsWith('le') ? 'l' : ''));
const known: WordKnowledge = {
  documents: 1000,
  factsOf: (word) => ({
    lexeme: stops.has(word) ? null : stem(word),
    documents: counts[stem(word)] ?? 0,
    spelled: (counts[stem(word)] ?? 0) > 0,
  }),
  nearOf: (word) => (word === 'ceramik' ? [{ word: 'ceramic', lexeme: 'ceramic', documents: 50, distance: 1 }] : []),
  splitsOf: (word) => splitsOf(word).filter(([first, second]) => (counts[first] ?? 0) > 0 && (counts[second] ?? 0) > 0),
  synonymsOf: (lexeme) => (lexeme === 'mug' ? ['cup'] : lexeme === 'beaker' ? ['cup', 'mug'] : []),
};
const plan = (text: string) => planQuery(readWords(text), known);

test('[SRCH-01] words are read as the index reads them', () => {
  expect(readWords('  Café-crème “12oz” Ångström, Straße ')).toEqual([
    'cafe',
    'creme',
    '12',
    'oz',
    'angstrom',
    'strasse',
  ]);
  expect(readWords('x '.repeat(99)).length).toBe(16);
  expect(withoutOneLetter('aab')).toEqual(['ab', 'aa']);
});

test('[UX-19] one mistake is one: a letter changed, added, left out or swapped with its neighbour', () => {
  for (const wrong of ['ceramiv', 'ceramicc', 'ceamic', 'ceraimc']) expect(mistakesBetween(wrong, 'ceramic')).toBe(1);
  expect([mistakesBetween('ceramic', 'ceramic'), mistakesBetween('', 'abc'), mistakesBetween('mug', 'cup')]).toEqual([
    0, 3, 2,
  ]);
});

test('[UX-19] an unknown word is led back, another name counts for less, a word of no meaning for nothing', () => {
  const { groups, corrected, unknown } = plan('the ceramik mug zzz');
  expect(groups.map((group) => [group.main, group.others])).toEqual([
    [['ceramic'], []],
    [['mug'], ['cup']],
  ]);
  expect([corrected, unknown]).toEqual(['the ceramic mug zzz', ['zzz']]);
  const mug = groups[1];
  expect(mug && mug.otherWeight < mug.weight).toBe(true);
  expect(plan('beaker').groups).toMatchObject([{ main: ['cup'], others: ['mug'] }]);
  expect(plan('the').groups).toEqual([]);
});

test('[SRCH-01] compounds are found joined and apart', () => {
  expect(plan('tea pot').groups.map((group) => group.others)).toEqual([['teapot'], ['teapot']]);
  expect(plan('teapot').groups).toMatchObject([{ main: ['teapot'], others: ['tea pot'] }]);
});

test('[SRCH-01] the rarer word and the thing itself weigh more; measures are not required', () => {
  const [blue, mug] = plan('blue mug').groups;
  expect(mug && blue && mug.weight > blue.weight).toBe(true);
  const [thing, detail] = plan('mug with blue').groups;
  expect(thing && detail && thing.weight > detail.weight).toBe(true);
  expect(plan('inch mug').groups.map((group) => group.isRequired)).toEqual([false, true]);
  expect(plan('inch').groups.map((group) => group.isRequired)).toEqual([true]);
});

test('[SRCH-01, RUN-10] queries of the index are quoted, whatever the words', () => {
  const groups = plan('blue mug').groups.map((group) => ({ ...group, main: [`${group.main[0]}'\\`] }));
  expect(stagesOf(groups).head).toBe(`'t:blue''\\\\' & ('t:mug''\\\\' | 't:cup')`);
  expect(besideText(groups)).toBe(`('blue''\\\\' <-> 'mug''\\\\')`);
  expect(stagesOf(plan('mug').groups)).toMatchObject({ most: '', two: '', one: '', any: '' });
});

test('[SRCH-01] a word of nearly every piece is looked up in what the others find; alone it is looked for itself', () => {
  const asked = (documents: Record<string, number>, text: string) =>
    stagesOf(
      planQuery(readWords(text), {
        ...known,
        documents: 100_000,
        factsOf: (word) => ({ lexeme: word, documents: documents[word] ?? 0, spelled: word in documents }),
        synonymsOf: () => [],
      }).groups,
    );
  const counted = { gift: 95_000, wool: 9000, red: 8000, loom: 90 };
  expect(asked(counted, 'gift wool loom')).toMatchObject({
    all: `'gift' & 'wool' & 'loom'`,
    selective: `'wool' & 'loom'`,
    beside: `'gift'`,
    // Only pieces with the rare word are looked at far down; common ones count where they are in titles and tags.
    deep: `'loom'`,
    most: `(('t:wool' & 'loom') | ('t:gift' & 'loom') | ('t:gift' & 't:wool'))`,
  });
  expect(asked(counted, 'gift')).toMatchObject({ selective: `'gift'`, beside: '' });
  expect([asked(counted, 'wool red').deep, asked({ loom: 90, weft: 30 }, 'loom weft').deep]).toEqual([null, '']);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planQuery, type WordKnowledge } from './plan-query.ts';
import { besideText, headText, stagesOf } from './query-text.ts';
import { mistakesBetween, tokenize, splitsOf, withoutOneLetter } from './tokenize.ts';

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
    stems: stops.has(word) ? [] : [stem(word)],
    documents: counts[stem(word)] ?? 0,
    spelled: (counts[stem(word)] ?? 0) > 0,
  }),
  nearOf: (word) => (word === 'ceramik' ? [{ word: 'ceramic', stems: ['ceramic'], documents: 50, distance: 1 }] : []),
  splitsOf: (word) => splitsOf(word).filter(([first, second]) => (counts[first] ?? 0) > 0 && (counts[second] ?? 0) > 0),
  synonymsOf: (word) => (word === 'mug' ? ['cup'] : word === 'beaker' ? ['cup', 'mug'] : []),
  translationsOf: () => null,
};
const plan = (text: string) => planQuery(tokenize(text), known);

test('[SRCH-01] words are read as the index reads them', () => {
  expect(tokenize('  Café-crème “12oz” Ångström, Straße ')).toEqual(['cafe', 'creme', '12oz', 'angstrom', 'strasse']);
  expect(tokenize('x '.repeat(99)).length).toBe(16);
  expect(withoutOneLetter('aab')).toEqual(['ab', 'aa']);
});

test('[UX-19] a letter changed, added, left out or swapped is one mistake', () => {
  for (const wrong of ['ceramiv', 'ceramicc', 'ceamic', 'ceraimc']) expect(mistakesBetween(wrong, 'ceramic')).toBe(1);
  expect([mistakesBetween('ceramic', 'ceramic'), mistakesBetween('', 'abc'), mistakesBetween('mug', 'cup')]).toEqual([
    0, 3, 2,
  ]);
});

test('[UX-19] an unknown word is corrected and a synonym counts for less', () => {
  const { groups, corrected, unknown } = plan('the ceramik mug zzz');
  expect(groups.map((group) => [group.main, group.others])).toEqual([
    [['ceramic'], []],
    [['mug'], ['cup']],
  ]);
  expect([corrected, unknown]).toEqual(['the ceramic mug zzz', ['zzz']]);
  const mug = groups[1];
  expect(mug && mug.otherWeight < mug.weight).toBe(true);
  expect(plan('beaker').groups).toMatchObject([{ main: ['cup'], others: ['mug'] }]);
  expect(plan('the with').groups.map((group) => group.main)).toEqual([['w:the'], ['w:with']]);
});

test('[SRCH-01] compounds are found joined and apart', () => {
  expect(plan('tea pot').groups.map((group) => group.others)).toEqual([['teapot'], ['teapot']]);
  expect(plan('teapot').groups).toMatchObject([{ main: ['teapot'], others: ['tea pot'] }]);
});

test('[SRCH-01] the rarer word weighs more; measures are not required', () => {
  const [blue, mug] = plan('blue mug').groups;
  expect(mug && blue && blue.weight > mug.weight).toBe(true);
  expect(plan('mug with blue').groups.map(({ isThing }) => isThing)).toEqual([true, false]);
  expect(plan('mug blue').groups.map(({ isThing }) => isThing)).toEqual([true, false]);
  expect(plan('inch mug').groups.map((group) => group.isRequired)).toEqual([false, true]);
  expect(plan('inch').groups.map((group) => group.isRequired)).toEqual([true]);
});

test('[SRCH-01] what stands after "made of" does not name the thing', () => {
  expect(plan('mug made of blue pot').groups.map(({ word, isThing }) => [word, isThing])[0]).toEqual(['mug', true]);
});

test('[SRCH-01, RUN-10] queries of the index are quoted, whatever the words', () => {
  const groups = plan('blue mug').groups.map((group) => ({ ...group, main: [`${group.main[0]}'\\`] }));
  expect(stagesOf(groups).head).toBe(`'t:blue''\\\\' & ('t:mug''\\\\' | 't:cup')`);
  expect(besideText(groups)).toBe(`('blue''\\\\' <-> 'mug''\\\\')`);
  expect(stagesOf(plan('mug').groups)).toMatchObject({ most: '', two: '', one: '', any: '' });
});

test('[SRCH-01] a word of nearly every piece is looked up in what the others find', () => {
  const requestOf = (documents: Record<string, number>, text: string) =>
    stagesOf(
      planQuery(tokenize(text), {
        ...known,
        documents: 100_000,
        factsOf: (word) => ({ stems: [word], documents: documents[word] ?? 0, spelled: word in documents }),
        synonymsOf: () => [],
      }).groups,
    );
  const counted = { gift: 95_000, wool: 9000, red: 8000, loom: 90 };
  expect(requestOf(counted, 'gift wool loom')).toMatchObject({
    all: `'gift' & 'wool' & 'loom'`,
    selective: `'wool' & 'loom'`,
    beside: `'gift'`,
    // Only pieces with the rare word are looked at far down; common ones count where they are in titles and tags.
    deep: `'loom'`,
    most: `(('t:wool' & 'loom') | ('t:gift' & 'loom') | ('t:gift' & 't:wool'))`,
  });
  expect(requestOf(counted, 'gift')).toMatchObject({ selective: `'gift'`, beside: '' });
  expect([requestOf(counted, 'wool red').deep, requestOf({ loom: 90, weft: 30 }, 'loom weft').deep]).toEqual([
    null,
    '',
  ]);
});

test('[SRCH-01] however many other names a word has, none of them counts as much as the word', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom('cup', 'beaker', 'tankard', 'jug', 'stein'), { minLength: 1 }),
      (names) => {
        const [mug] = planQuery(['mug'], { ...known, synonymsOf: () => names }).groups;
        expect(mug?.others).toEqual(names);
        expect(mug && mug.otherWeight <= 0.6 * mug.weight).toBe(true);
      },
    ),
  );
});

test('[SRCH-01] what is looked for is named before “with” and “for”', () => {
  expect(headText(plan('blue mug with handles').groups)).toBe(`'h:mug' | 'h:cup'`);
  expect(headText(plan('handles for blue mug').groups)).toBe(`'h:handl'`);
  expect(headText(plan('12 oz').groups)).toBe('');
});

test('[UX-19] the correction that occurs with the other words is chosen first', () => {
  const near = [
    { word: 'blue', stems: ['blue'], documents: 30, distance: 1 },
    { word: 'tea', stems: ['tea'], documents: 80, distance: 1 },
  ];
  const corrected = (together: readonly number[]) =>
    planQuery(['bleu', 'mug'], {
      ...known,
      nearOf: (word) => (word === 'bleu' ? near.map((each, at) => ({ ...each, together: together[at] ?? 0 })) : []),
    }).corrected;
  expect([corrected([9, 1]), corrected([0, 9]), corrected([0, 0])]).toEqual(['blue mug', 'tea mug', 'tea mug']);
});

test('[UX-19] a word that may be two, or one with a mistake, is read as both', () => {
  const near = [{ word: 'teapots', stems: ['teapots'], documents: 5, distance: 1 }];
  const read = {
    ...known,
    nearOf: () => near,
    factsOf: (word: string) => ({ ...known.factsOf(word), documents: word === 'teapotz' ? 0 : 9 }),
  };
  const apart = { ...read, splitsOf: () => [['tea', 'potz'] as const] };
  expect(planQuery(['teapotz'], apart).groups).toMatchObject([{ main: ['tea potz'], others: ['teapots'] }]);
});

test('[SRCH-01] a measure that no piece has is its number', () => {
  const has: Record<string, number> = { '12': 8, kx210: 3, kx: 9, '210': 9 };
  const read = { ...known, factsOf: (word: string) => ({ stems: [word], documents: has[word] ?? 0, spelled: false }) };
  const requestOf = (text: string) => planQuery(tokenize(text), read);
  expect(requestOf('12 cm').groups).toMatchObject([{ word: '12cm', main: ['12'] }]);
  expect(requestOf('13 cm').unknown).toEqual(['13cm']);
  expect(requestOf('KX-210').groups).toMatchObject([{ main: ['kx210'] }]);
  expect(requestOf('kx 210').groups).toMatchObject([{ main: ['kx'], others: ['kx210'] }, { others: ['kx210'] }]);
});

import { expect, test } from 'vitest';
import { likelyMatches } from './likely-matches.ts';
import { type QueryGroup, type NearWord, planQuery, type WordKnowledge } from './plan-query.ts';
import { besideText, headText, mainText, othersText, quoted, stagesOf } from './query-text.ts';
import { synonyms, weakTerms } from './synonyms.ts';
import { isMeasure, mistakesBetween, tokenize, splitsOf } from './tokenize.ts';

/** An index of a thousand pieces that knows these words, each its own stem. */
const index = (documents: Record<string, number>, changes: Partial<WordKnowledge> = {}): WordKnowledge => ({
  documents: 1000,
  factsOf: (word) => ({
    stems: ['the', 'with', 'for'].includes(word) ? [] : [word],
    documents: documents[word] ?? 0,
    spelled: word in documents,
  }),
  nearOf: () => [],
  splitsOf: () => [],
  synonymsOf: () => [],
  translationsOf: () => null,
  ...changes,
});
const near = (word: string, documents: number, distance: number, stem = word): NearWord => ({
  ...{ word, stems: [stem], documents, distance },
});
const requestOf = (text: string, known: WordKnowledge) => planQuery(text.split(' '), known).groups;

test('[SRCH-01] what a word weighs is how rare it is: of few pieces much, of all of them a fifth', () => {
  const known = index({ mug: 50, blue: 400, gift: 1000 });
  expect(
    requestOf('gift blue mug', known).map(({ word, weight, isThing, documents }) => [word, weight, isThing, documents]),
  ).toEqual([
    ['gift', 0.2, false, 1000],
    // ln(1 + 600.5 / 400.5) = 0.916; ln(1 + 950.5 / 50.5) = 2.987; to the power 0.7.
    ['blue', 0.94, false, 400],
    ['mug', 2.151, true, 50],
  ]);
  // An index that counts more pieces with a word than there are reckons with the larger number.
  expect(requestOf('mug', index({ mug: 2000 }))).toMatchObject([{ weight: 0.2, spread: 'everywhere' }]);
});

test('[SRCH-01] a word is rare, common from five thousand pieces on', () => {
  const spread = (documents: number, all: number) =>
    requestOf('mug', { ...index({ mug: documents }), documents: all })[0]?.spread;
  expect([4999, 5000].map((count) => spread(count, 100_000))).toEqual(['rare', 'common']);
  expect([79_999, 80_000].map((count) => spread(count, 100_000))).toEqual(['common', 'everywhere']);
  // What may stand for it counts with it.
  const known = { ...index({ mug: 3000, cup: 2000 }, { synonymsOf: () => ['cup'] }), documents: 100_000 };
  expect(requestOf('mug', known)).toMatchObject([{ documents: 5000, spread: 'common' }]);
});

test('[SRCH-01] of a word that stands twice, or in two writings of one stem, one is asked for', () => {
  expect(requestOf('mug mug', index({ mug: 5 })).map(({ word }) => word)).toEqual(['mug']);
  const known = index({ mug: 5 }, { nearOf: (word) => (word === 'mgu' ? [near('mug', 5, 1)] : []) });
  expect(planQuery(['mug', 'mgu'], known)).toMatchObject({ groups: [{ word: 'mug' }], corrected: 'mug mug' });
});

test('[SRCH-01] of many words the eight that tell most are asked for, in the order of the query', () => {
  const texts = 'a1 b c d e f g h i j'.split(' ').map((word) => `w${word}`);
  const known = index(Object.fromEntries(texts.map((word, at) => [word, 10 * (at + 1)])));
  // The last is the thing, which is never left out.
  expect(requestOf(texts.join(' '), known).map(({ word }) => word)).toEqual([...texts.slice(0, 7), texts[9]]);
});

test('[SRCH-01] synonyms and compounds weigh less than the word itself', () => {
  const factor = (known: WordKnowledge, text = 'mug'): (number | string[])[] | undefined => {
    const [group] = requestOf(text, known);
    return group && [Math.round((group.otherWeight / group.weight) * 100) / 100, group.others];
  };
  const synonyms = { synonymsOf: () => ['mug', 'cup'] };
  expect(factor(index({ mug: 10 }, synonyms))).toEqual([0.3, ['cup']]);
  const neighbour = (documents: number, distance = 1, stem = 'mud') =>
    index({ mug: 10 }, { nearOf: () => [near('mud', documents, distance, stem), near('bug', 9000, 2)] });
  expect(factor(neighbour(300))).toEqual([0.5, ['mud']]);
  expect(factor(neighbour(299))).toEqual([0.5, []]);
  expect(factor(neighbour(300, 2))).toEqual([0.5, []]);
  expect(factor(neighbour(300, 1, 'mug'))).toEqual([0.5, []]);
  const both = index({ mug: 10 }, { ...synonyms, nearOf: () => [near('mud', 300, 1), near('mut', 400, 1)] });
  expect(factor(both)).toEqual([0.3, ['cup', 'mut']]);
  const apart = index({ teapot: 10, tea: 5, pot: 5 }, { ...synonyms, splitsOf: () => [['tea', 'pot']] });
  expect(factor(apart, 'teapot')).toEqual([0.9, ['tea pot']]);
});

test('[SRCH-01] words beside each other are one where the index has them so: the one before', () => {
  const known = index({ tea: 50, pot: 50, teapot: 5, potlid: 3, lid: 9 });
  expect(requestOf('tea pot lid', known).map(({ word, others }) => [word, others])).toEqual([
    ['tea', ['teapot']],
    ['pot', ['potlid', 'teapot']],
    ['lid', ['potlid']],
  ]);
});

test('[UX-19] what no piece has is read as what it may be', () => {
  const read = (known: WordKnowledge, word = 'xyz') => planQuery([word], known);
  const names = { synonymsOf: (stem: string) => (stem === 'xyz' ? ['mug', 'cup'] : stem === 'mug' ? ['cup'] : []) };
  const split = index(
    { mug: 5 },
    {
      ...names,
      splitsOf: () => [
        ['xy', 'z'],
        ['x', 'yz'],
      ],
      nearOf: () => [near('mug', 5, 1), near('bug', 4, 1)],
    },
  );
  expect(read(split)).toMatchObject({
    groups: [{ main: ['xy z'], others: ['x yz', 'mug'], documents: 1 + 5 }],
    corrected: null,
  });
  expect(read(index({ mug: 5 }, names)).groups).toMatchObject([{ main: ['mug'], others: ['cup'] }]);
  const mistakes = [
    near('mug', 5, 1),
    near('mugs', 4, 1, 'mug'),
    near('bug', 3, 1),
    near('rug', 2, 2),
    near('hug', 1, 1),
  ];
  expect(
    read(
      index({ mug: 5 }, { ...names, synonymsOf: (stem) => (stem === 'mug' ? ['cup'] : []), nearOf: () => mistakes }),
    ),
  ).toEqual({
    groups: [expect.objectContaining({ word: 'xyz', main: ['mug'], others: ['bug', 'hug', 'cup'], documents: 5 })],
    unknown: [],
    corrected: 'mug',
  });
  // A word that merely goes on is no mistake, and counts for more.
  const goesOn = read(index({ xyzzy: 5 }, { nearOf: () => [near('xyzzy', 5, 0.5), near('xyzw', 9, 0.9)] }));
  expect(goesOn).toMatchObject({ groups: [{ main: ['xyzzy'], others: [] }], corrected: null });
  const [group] = goesOn.groups;
  expect(group && group.otherWeight / group.weight).toBeCloseTo(0.9, 2);
  expect(read(index({}))).toEqual({ groups: [], unknown: ['xyz'], corrected: null });
});

test('[UX-19] of two neighbours with as many mistakes the more frequent is meant', () => {
  const meant = (...texts: NearWord[]) => planQuery(['xyz'], index({}, { nearOf: () => texts })).corrected;
  expect(meant(near('b', 5, 1), near('a', 5, 1))).toBe('a');
  expect(meant(near('a', 5, 1), near('b', 6, 1))).toBe('b');
  expect(meant(near('a', 200, 2), near('b', 5, 1))).toBe('b');
  expect(meant({ ...near('a', 5, 1), together: 1 }, near('b', 19, 1))).toBe('a');
});

test('[SRCH-01] the parts of a compound are read by another name where no piece has them', () => {
  const known = index(
    { rain: 40, jacket: 30 },
    { splitsOf: () => [['rain', 'coat']], synonymsOf: (stem) => (stem === 'coat' ? ['jacket', 'anorak'] : []) },
  );
  expect(requestOf('raincoat', known)).toMatchObject([{ main: ['rain jacket'] }]);
  const unknown = index({ rain: 40 }, { splitsOf: () => [['rain', 'coat']] });
  expect(requestOf('raincoat', unknown)).toMatchObject([{ main: ['rain coat'] }]);
});

test('[SRCH-01] the thing stands before “with”, once something has been said', () => {
  const known = index({ mug: 5, lid: 5, '12': 5, inch: 5, gift: 5 });
  const thing = (text: string) => requestOf(text, known).find(({ isThing }) => isThing)?.word;
  expect(thing('mug with lid')).toBe('mug');
  expect(thing('with mug lid')).toBe('lid');
  expect(thing('12 with lid')).toBe('lid');
  expect(thing('mug 12')).toBe('mug');
  expect(thing('mug inch')).toBe('mug');
  expect(thing('12')).toBeUndefined();
});

const group = (word: string, changes: Partial<QueryGroup> = {}): QueryGroup => ({
  ...{ word, main: [word], others: [], weight: 1, otherWeight: 0.5, isThing: false, isRequired: true },
  ...{ documents: 10, spread: 'rare' },
  ...changes,
});

test('[SRCH-01] how many pieces have all words is reckoned as if they came together by chance', () => {
  expect(likelyMatches([group('a', { documents: 500 }), group('b', { documents: 100 })], 1000)).toBe(50);
  expect(likelyMatches([group('a', { documents: 500 }), group('b', { documents: 1, isRequired: false })], 1000)).toBe(
    500,
  );
  expect(likelyMatches([group('a', { documents: 5000 })], 1000)).toBe(1000);
  expect(likelyMatches([], 7)).toBe(7);
});

test('[SRCH-01] a query of the index: stems that follow one another, and what may stand for them', () => {
  const tea = group('teapot', { main: ['teapot'], others: ['tea pot', "pot's"], isThing: true });
  expect([mainText(tea), othersText(tea)]).toEqual([`'teapot'`, `(('tea' <-> 'pot') | 'pot''s')`]);
  expect(othersText(group('mug', { others: ['cup'] }))).toBe(`'cup'`);
  expect(stagesOf([tea])).toMatchObject({
    head: `('t:teapot' | ('t:tea' & 't:pot') | 't:pot''s')`,
    all: `('teapot' | ('tea' <-> 'pot') | 'pot''s')`,
    deep: `('teapot' | ('tea' <-> 'pot') | 'pot''s')`,
  });
  expect(headText([tea, group('blue')])).toBe(`'h:teapot' | 'h:pot' | 'h:pot''s'`);
  expect(besideText([tea, group('blue'), group('x')])).toBe(`('teapot' <-> 'blue') | ('blue' <-> 'x')`);
  expect(besideText([tea])).toBe('');
  expect(quoted(`a\\b'c`)).toBe(`'a\\\\b''c'`);
});

test('[SRCH-01] candidates: with some of the words from three on', () => {
  const texts = ['a', 'b', 'c', 'd', 'e'].map((word, at) => group(word, { weight: [3, 5, 1, 4, 2][at] ?? 0 }));
  const two = stagesOf(texts.slice(0, 2));
  expect([two.most, two.two, two.one, two.any]).toEqual(['', '', `('t:b' | 't:a')`, `('b' | 'a')`]);
  const three = stagesOf(texts.slice(0, 3));
  expect([three.most, three.two]).toEqual([`(('b' & 'c') | ('a' & 'c') | ('a' & 'b'))`, '']);
  const five = stagesOf(texts);
  expect(five.two).toBe(
    `(('t:b' & 't:d') | ('t:b' & 't:a') | ('t:b' & 't:e') | ('t:d' & 't:a') | ('t:d' & 't:e') | ('t:a' & 't:e'))`,
  );
  expect([five.one, five.any]).toEqual([`('t:b' | 't:d' | 't:a' | 't:e')`, `('b' | 'd' | 'a' | 'e')`]);
  // What is not required is in none of them.
  const optional = stagesOf([group('a'), group('b', { isRequired: false })]);
  expect([optional.head, optional.all, optional.one]).toEqual([`'t:a'`, `'a'`, '']);
  const everywhere = texts.slice(0, 2).map((each) => ({ ...each, spread: 'everywhere' as const }));
  expect(stagesOf(everywhere)).toMatchObject({ selective: `'a'`, beside: `'b'`, deep: null });
});

test('[UX-19] mistakes are counted letter by letter, two neighbours the wrong way round as one', () => {
  for (const [a, b, mistakes] of [
    ['', '', 0],
    ['abc', '', 3],
    ['abcd', 'abdc', 1],
    ['abcd', 'badc', 2],
    ['ab', 'ba', 1],
    ['abc', 'ca', 3],
    ['kitten', 'sitting', 3],
    ['mug', 'mugs', 1],
    ['a', 'b', 1],
    ['xab', 'xba', 1],
    ['abx', 'bax', 1],
  ] as const) {
    expect(mistakesBetween(a, b), `${a} ${b}`).toBe(mistakes);
    expect(mistakesBetween(b, a), `${b} ${a}`).toBe(mistakes);
  }
});

test('[SRCH-01] both parts of a compound have three letters at the least', () => {
  expect(splitsOf('teapot')).toEqual([['tea', 'pot']]);
  expect(splitsOf('teapots')).toEqual([
    ['tea', 'pots'],
    ['teap', 'ots'],
  ]);
  expect(splitsOf('teaxy')).toEqual([]);
  expect(['12cm', '30x40', 'f1f2in', '1p5l', '12', 'x12', 'mug', '12cm3', '1'].map(isMeasure)).toEqual([
    ...[true, true, true, true, false, false, false, false, false],
  ]);
});

test('[SRCH-01] letters of other alphabets are read as people type them', () => {
  expect(tokenize('Smørrebrød Łódź Æsir œuvre ıslak þorn ðe Đ ßß')).toEqual([
    ...['smorrebrod', 'lodz', 'aesir', 'oeuvre', 'islak', 'thorn', 'de', 'd', 'ssss'],
  ]);
  expect(tokenize('½ in board')).toEqual(tokenize('1/2 in board'));
});

test('[SRCH-01] no word stands for itself, and each that says so may mean the others, both ways', () => {
  for (const [word, others] of synonyms) {
    expect(others).not.toContain(word);
    for (const other of others) expect(synonyms.get(other), `${word} ${other}`).toContain(word);
  }
  expect(synonyms.get('mug')).toEqual(['cup', 'tankard']);
  expect([synonyms.has('table-linen'), weakTerms.has('inch'), weakTerms.has('cheap'), weakTerms.has('mug')]).toEqual([
    ...[false, true, true, false],
  ]);
});

test('[SRCH-01] every sign of a measure is read, however often it stands there', () => {
  expect(tokenize('3×4 × 5 cm, 10"×12"')).toEqual(tokenize('3x4 x 5 cm, 10 in x 12 in'));
  expect(tokenize('1.5 l and 2,5 l')).toEqual(tokenize('1,5 l and 2.5 l'));
  expect(tokenize('1,299 g and 2,000 g')).toEqual(tokenize('1299 g and 2000 g'));
  expect(tokenize('½ ¼ ¾ ½')).toEqual(tokenize('1/2 1/4 3/4 1/2'));
});

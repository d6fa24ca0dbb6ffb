import { expect, test } from 'vitest';
import { type Article, findArticle, findArticles } from './article.ts';

const article = (slug: string, changes: Partial<Article> = {}): Article => ({
  ...{ slug, topic: 'buying', changed: '2026-11-01', next: [], title: 'Paying', summary: 'How money moves.' },
  ...{ keywords: 'card', body: [] },
  ...changes,
});
const resultsOf = (articles: readonly Article[], query: string, language: 'en' | 'de' = 'en') =>
  findArticles(articles, query, language).map(({ slug }) => slug);

test('[UX-72] articles with the word in their title come first', () => {
  const plain = { title: 'A', summary: 'B.', words: 'c' };
  const articles = [
    article('body', { ...plain, body: ['Parcels.'] }),
    article('summary', { ...plain, summary: 'Of parcels.' }),
    article('words', { ...plain, keywords: 'parcel' }),
    article('title', { ...plain, title: 'Parcels' }),
    article('title2', { ...plain, title: 'A parcel', body: ['parcel'] }),
    article('none', plain),
  ];
  expect(resultsOf(articles, 'parcel')).toEqual(['title', 'title2', 'words', 'summary', 'body']);
  // Six and one are more than four and two times one are not: worth adds up over the words.
  const two = [
    article('a', { ...plain, keywords: 'parcel stamp' }),
    article('b', { ...plain, title: 'Parcel', body: ['stamp'] }),
    article('c', { ...plain, title: 'Parcel', summary: 'Stamps.' }),
    article('d', { ...plain, summary: 'Parcel.', body: ['stamp'] }),
  ];
  expect(resultsOf(two, 'parcel stamp')).toEqual(['c', 'a', 'b', 'd']);
});

test('[UX-72] what holds most of the words is found', () => {
  const articles = [article('card', { title: 'Card' }), article('both', { title: 'Card', summary: 'A refund.' })];
  expect(resultsOf(articles, 'card refund')).toEqual(['both']);
  expect(resultsOf(articles, 'card unicorn')).toEqual(['card', 'both']);
  expect(resultsOf(articles, 'unicorn')).toEqual([]);
  expect(resultsOf(articles, '  ')).toEqual(['card', 'both']);
  expect(resultsOf(articles, 'the')).toEqual([]);
});

test('[UX-72] endings, accents, capitals and little words make no other word', () => {
  const one = [article('a', { title: 'Returning a parcel', summary: 'x.', keywords: 'y' })];
  for (const query of ['returns', 'RETURNED', 'the returning', 'Rétürn', 'retur'])
    expect(resultsOf(one, query), query).toEqual(['a']);
  const german = [article('a', { title: 'Bestellungen ändern', summary: 'x.', keywords: 'y' })];
  for (const query of ['Bestellung', 'andern', 'ÄNDERT', 'die Bestellung'])
    expect(resultsOf(german, query, 'de'), query).toEqual(['a']);
  // What would be left of a short word is no word: `uses` is not `us`.
  expect(resultsOf([article('a', { title: 'Bus', summary: 'x.', keywords: 'y' })], 'bus')).toEqual(['a']);
  // One letter alone is none.
  expect(resultsOf([article('a', { title: 'Plan b', summary: 'x.', keywords: 'y' }), article('c')], 'b')).toEqual([]);
});

test('[UX-72] an article is found by its address', () => {
  const articles = [article('a'), article('b')];
  expect([findArticle(articles, 'b')?.slug, findArticle(articles, 'x')]).toEqual(['b', undefined]);
});

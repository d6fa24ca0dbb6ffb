import { expect, test } from 'vitest';
import { type Article, findArticle, findArticles } from './article.ts';

const article = (slug: string, changes: Partial<Article> = {}): Article => ({
  ...{ slug, topic: 'buying', changed: '2026-11-01', next: [], title: 'Paying', summary: 'How money moves.' },
  ...{ words: 'card', body: [] },
  ...changes,
});
const found = (articles: readonly Article[], query: string, language: 'en' | 'de' = 'en') =>
  findArticles(articles, query, language).map(({ slug }) => slug);

test('[UX-72] articles with the word in their title come first', () => {
  const plain = { title: 'A', summary: 'B.', words: 'c' };
  const articles = [
    article('body', { ...plain, body: ['Parcels.'] }),
    article('summary', { ...plain, summary: 'Of parcels.' }),
    article('words', { ...plain, words: 'parcel' }),
    article('title', { ...plain, title: 'Parcels' }),
    article('title2', { ...plain, title: 'A parcel', body: ['parcel'] }),
    article('none', plain),
  ];
  expect(found(articles, 'parcel')).toEqual(['title', 'title2', 'words', 'summary', 'body']);
  // Six and one are more than four and two times one are not: worth adds up over the words.
  const two = [
    article('a', { ...plain, words: 'parcel stamp' }),
    article('b', { ...plain, title: 'Parcel', body: ['stamp'] }),
    article('c', { ...plain, title: 'Parcel', summary: 'Stamps.' }),
    article('d', { ...plain, summary: 'Parcel.', body: ['stamp'] }),
  ];
  expect(found(two, 'parcel stamp')).toEqual(['c', 'a', 'b', 'd']);
});

test('[UX-72] what holds most of the words is found', () => {
  const articles = [article('card', { title: 'Card' }), article('both', { title: 'Card', summary: 'A refund.' })];
  expect(found(articles, 'card refund')).toEqual(['both']);
  expect(found(articles, 'card unicorn')).toEqual(['card', 'both']);
  expect(found(articles, 'unicorn')).toEqual([]);
  expect(found(articles, '  ')).toEqual(['card', 'both']);
  expect(found(articles, 'the')).toEqual([]);
});

test('[UX-72] endings, accents, capitals and little words make no other word', () => {
  const one = [article('a', { title: 'Returning a parcel', summary: 'x.', words: 'y' })];
  for (const query of ['returns', 'RETURNED', 'the returning', 'Rétürn', 'retur'])
    expect(found(one, query), query).toEqual(['a']);
  const german = [article('a', { title: 'Bestellungen ändern', summary: 'x.', words: 'y' })];
  for (const query of ['Bestellung', 'andern', 'ÄNDERT', 'die Bestellung'])
    expect(found(german, query, 'de'), query).toEqual(['a']);
  // What would be left of a short word is no word: `uses` is not `us`.
  expect(found([article('a', { title: 'Bus', summary: 'x.', words: 'y' })], 'bus')).toEqual(['a']);
  // One letter alone is none.
  expect(found([article('a', { title: 'Plan b', summary: 'x.', words: 'y' }), article('c')], 'b')).toEqual([]);
});

test('[UX-72] an article is found by its address', () => {
  const articles = [article('a'), article('b')];
  expect([findArticle(articles, 'b')?.slug, findArticle(articles, 'x')]).toEqual(['b', undefined]);
});

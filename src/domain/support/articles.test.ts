import { expect, test } from 'vitest';
import { findArticles, textOf } from './article.ts';
import { articles, findArticle, topics } from './article-list.ts';

const found = (query: string): string[] => findArticles(articles, query).map(({ slug }) => slug);

test('[SHELL-05, UX-72] the two named articles are there, and each article is whole', () => {
  expect(articles.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['account-sign-in', 'how-to-create-account']),
  );
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
  for (const article of articles) {
    expect(article.slug).toMatch(/^[a-z0-9-]{3,60}$/);
    expect(new Date(article.changed).toISOString().slice(0, 10)).toBe(article.changed);
    expect(article.summary.length).toBeLessThanOrEqual(120);
    expect(topics.some(({ id }) => id === article.topic)).toBe(true);
    expect(article.next.every((slug) => slug !== article.slug && findArticle(slug))).toBe(true);
  }
  expect(topics.filter(({ id }) => !articles.some(({ topic }) => topic === id))).toEqual([]);
});

test('[UX-72] the words that people type find the article that answers them, first', () => {
  for (const [query, slug] of [
    ['refund', 'change-or-cancel'],
    ['how do I return a mug', 'returns'],
    ['arrived broken', 'returns'],
    ['password', 'account-sign-in'],
    ['My card was declined', 'paying'],
    ['shipping costs', 'delivery'],
    ['delete account', 'privacy'],
    ['GDPR', 'privacy'],
    ['where is my parcel', 'track-an-order'],
    ['selling', 'first-piece'],
    ['coupon', 'promo-codes'],
    ['2fa', 'safe-account'],
  ] as const)
    expect([query, ...found(query)]).toContain(slug);
  expect(found('declined card')[0]).toBe('paying');
  expect(found('create account')[0]).toBe('how-to-create-account');
});

test('[UX-72] nothing typed finds all, nonsense nothing, and accents and case do not matter', () => {
  expect(found(' ')).toHaveLength(articles.length);
  expect(found('quetzalcoatl')).toEqual([]);
  expect(found('the')).toEqual([]);
  expect(found('RETÚRN')).toEqual(found('return'));
  expect(textOf(findArticle('returns')!)).not.toContain('](');
});

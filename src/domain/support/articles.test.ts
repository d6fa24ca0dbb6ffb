import { expect, test } from 'vitest';
import { type Language, languages } from '../core/languages/language.ts';
import { findArticle, findArticles, textOf } from './article.ts';
import { articlesOf, topics } from './article-list.ts';
import { articleTexts, topicNames } from './article-texts.ts';

const articles = { en: articlesOf(articleTexts.en), de: articlesOf(articleTexts.de) };

const resultsOf = (query: string, language: Language = 'en'): string[] =>
  findArticles(articles[language], query, language).map(({ slug }) => slug);

test('[SHELL-05, UX-72] the two named articles are there, and each article is whole', () => {
  expect(articles.en.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['account-sign-in', 'how-to-create-account']),
  );
  expect(new Set(articles.en.map(({ slug }) => slug)).size).toBe(articles.en.length);
  for (const language of languages) {
    for (const article of articles[language]) {
      expect(article.slug).toMatch(/^[a-z0-9-]{3,60}$/);
      expect(new Date(article.changed).toISOString().slice(0, 10)).toBe(article.changed);
      expect(article.summary.length).toBeLessThanOrEqual(120);
      expect(topicNames[language][article.topic]).toBeTruthy();
      expect(article.next.every((slug) => slug !== article.slug && findArticle(articles[language], slug))).toBe(true);
    }
    expect(topics.filter((id) => !articles[language].some(({ topic }) => topic === id))).toEqual([]);
  }
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
    expect([query, ...resultsOf(query)]).toContain(slug);
  expect(resultsOf('declined card')[0]).toBe('paying');
  expect(resultsOf('create account')[0]).toBe('how-to-create-account');
});

test('[UX-70, UX-72] the words that people type in German do so too', () => {
  for (const [query, slug] of [
    ['Erstattung', 'change-or-cancel'],
    ['Wie kann ich einen Becher zurückschicken', 'returns'],
    ['kaputt angekommen', 'returns'],
    ['Passwort', 'account-sign-in'],
    ['Meine Karte wurde abgelehnt', 'paying'],
    ['Versandkosten', 'delivery'],
    ['Konto löschen', 'privacy'],
    ['DSGVO', 'privacy'],
    ['Wo ist mein Paket', 'track-an-order'],
    ['verkaufen', 'first-piece'],
    ['Gutscheine', 'promo-codes'],
    ['Zwei-Faktor', 'safe-account'],
  ] as const)
    expect([query, ...resultsOf(query, 'de')]).toContain(slug);
  expect(resultsOf('Karte abgelehnt', 'de')[0]).toBe('paying');
  expect(resultsOf('Konto anlegen', 'de')[0]).toBe('how-to-create-account');
  expect(resultsOf('Rücksendung', 'de')[0]).toBe('returns');
  expect(resultsOf('stornieren', 'de')[0]).toBe('change-or-cancel');
  expect(resultsOf('der', 'de')).toEqual([]);
});

test('[UX-72] nothing typed finds all, nonsense nothing, and accents and case do not matter', () => {
  expect(resultsOf(' ')).toHaveLength(articles.en.length);
  expect(resultsOf('quetzalcoatl')).toEqual([]);
  expect(resultsOf('the')).toEqual([]);
  expect(resultsOf('RETÚRN')).toEqual(resultsOf('return'));
  expect(textOf(findArticle(articles.en, 'returns')!)).not.toContain('](');
});

import type { Article, ArticleFacts, ArticleText, Topic } from './article.ts';

/** Every article, in the order of the support centre; what they say stands in their texts. */
const facts = [
  { slug: 'track-an-order', topic: 'order', changed: '2026-11-25', next: ['delivery', 'returns', 'change-or-cancel'] },
  {
    slug: 'returns',
    topic: 'order',
    changed: '2026-11-25',
    next: ['change-or-cancel', 'reviews-and-questions', 'delivery'],
  },
  { slug: 'change-or-cancel', topic: 'order', changed: '2026-11-25', next: ['returns', 'track-an-order', 'paying'] },
  { slug: 'reviews-and-questions', topic: 'order', changed: '2026-11-21', next: ['returns', 'finding-a-piece'] },
  { slug: 'finding-a-piece', topic: 'buying', changed: '2026-11-21', next: ['placing-an-order', 'delivery'] },
  { slug: 'placing-an-order', topic: 'buying', changed: '2026-11-21', next: ['paying', 'delivery', 'track-an-order'] },
  { slug: 'paying', topic: 'buying', changed: '2026-11-25', next: ['placing-an-order', 'returns', 'safe-account'] },
  { slug: 'delivery', topic: 'buying', changed: '2026-11-21', next: ['track-an-order', 'returns', 'placing-an-order'] },
  {
    slug: 'account-sign-in',
    topic: 'account',
    changed: '2026-11-21',
    action: 'sign-in',
    next: ['how-to-create-account', 'safe-account'],
  },
  {
    slug: 'how-to-create-account',
    topic: 'account',
    changed: '2026-11-21',
    action: 'sign-up',
    next: ['account-sign-in', 'first-piece', 'privacy'],
  },
  { slug: 'safe-account', topic: 'safety', changed: '2026-11-21', next: ['account-sign-in', 'paying', 'privacy'] },
  { slug: 'privacy', topic: 'safety', changed: '2026-11-21', next: ['safe-account', 'account-sign-in'] },
  {
    slug: 'first-piece',
    topic: 'selling',
    changed: '2026-11-28',
    next: ['sending-an-order', 'promo-codes', 'how-to-create-account'],
  },
  { slug: 'sending-an-order', topic: 'selling', changed: '2026-11-28', next: ['first-piece', 'returns'] },
  { slug: 'promo-codes', topic: 'selling', changed: '2026-11-21', next: ['first-piece', 'sending-an-order'] },
] as const satisfies readonly ArticleFacts[];

export type Slug = (typeof facts)[number]['slug'];

/** In their order there. */
export const topics: readonly Topic[] = ['order', 'buying', 'account', 'safety', 'selling'];

/** When what the articles say was changed last. */
export const articleFacts: readonly ArticleFacts[] = facts;

export const isArticle = (slug: string): boolean => articleFacts.some((article) => article.slug === slug);

/** The articles with their words in one language. */
export const articlesOf = (copy: Record<Slug, ArticleText>): readonly Article[] =>
  facts.map((article) => ({ ...article, ...copy[article.slug] }));

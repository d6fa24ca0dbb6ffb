import { findArticle } from '#domain/support/article.ts';
import { articles } from '../articles.ts';
import * as texts from '../ticket-texts.ts';

/** What a ticket is about: its article, its order, or a question. */
export function ticketTitle({ article, orderNumber }: { article: string; orderNumber: string }): string {
  const title = findArticle(articles, article)?.title ?? '';
  return [title, orderNumber && texts.order(orderNumber)].filter(Boolean).join(' · ') || texts.question;
}

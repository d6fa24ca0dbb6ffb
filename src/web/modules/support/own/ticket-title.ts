import { findArticle } from '#domain/support/article.ts';
import { firstLine } from '#domain/support/tickets/first-line.ts';
import { articles } from '../articles.ts';
import * as texts from '../ticket-texts.ts';

/** What a ticket is about: its article or how its letter begins, and its order. */
export function ticketTitle(ticket: { article: string; orderNumber: string; message: string }): string {
  const { article, orderNumber, message } = ticket;
  const title = findArticle(articles, article)?.title || firstLine(message);
  return [title, orderNumber && texts.order(orderNumber)].filter(Boolean).join(' · ');
}

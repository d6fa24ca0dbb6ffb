import { formatDateIn } from '#domain/core/days/time-zone.ts';
import { inLanguage } from '#domain/core/languages/in-language.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { formatDate } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import { escapedHtml } from '../../../platform/escaped-html.ts';
import { framedMail, mailButton } from '../../../platform/mail/mail-html.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { ErasedRows } from '../../../platform/personal-data/erase-store.ts';
import { receiptTexts } from './receipt-mail-texts.ts';

/** One line of the receipt: `Invoices: 2, because the law of taxes asks for the books of a sale, until 1 Jan 2037` */
function lineOf({ called, rows, because, until }: ErasedRows, language: Language): string {
  const texts = inLanguage(receiptTexts, language);
  const reason = because && texts.because(because[language], until ? formatDate(new Date(until), language) : '');
  return `${called[language]}: ${rows}${reason ? `, ${reason}` : ''}`;
}

/** [SUP-03] The receipt of an erasure, as the last mail to whoever is gone. */
export function receiptMail(
  app: Pick<App, 'config'>,
  {
    parts,
    at,
    path,
    ...mail
  }: { key: string; to: string; language: Language; path: string; at: Date; parts: readonly ErasedRows[] },
): Mail {
  const { language } = mail;
  const texts = inLanguage(receiptTexts, language);
  const link = `${app.config.PUBLIC_URL}${path}`;
  const phrase = texts.text(formatDateIn(app.config.TIME_ZONE, at, language));
  const blocks = (['deleted', 'blanked', 'retained'] as const)
    .map((kind) => ({
      head: texts[kind],
      lines: parts.filter(({ became }) => became === kind).map((part) => lineOf(part, language)),
    }))
    .filter(({ lines }) => lines.length > 0);
  return framedMail(app, {
    ...mail,
    forgetsReader: true,
    title: texts.title,
    text: `${phrase}\n\n${blocks.map(({ head, lines }) => `${head}\n${lines.map((line) => `- ${line}`).join('\n')}\n\n`).join('')}${link}\n`,
    body: `<p>${escapedHtml(phrase)}</p>${blocks
      .map(({ head, lines }) => `<p><b>${escapedHtml(head)}</b><br>${lines.map(escapedHtml).join('<br>')}</p>`)
      .join('')}${mailButton(texts.button, link)}`,
  });
}

import { inLanguage } from '#domain/core/languages/in-language.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { formatMoney } from '#domain/core/money.ts';
import { formatDay } from '#domain/core/time.ts';
import type { Order } from '#domain/orders/model.ts';
import type { CaseParty, CaseSource } from '#domain/support/cases/model.ts';
import type { App } from '../../../platform/calls/app.ts';
import { escapedHtml } from '../../../platform/escaped-html.ts';
import { framedMail, mailButton } from '../../../platform/mail/mail-html.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { type About, mailAbout } from '../../orders/mails/order-mails.ts';
import { questionTexts, decidedTexts, houseTexts, openedTexts, seeOrderTexts } from './case-mail-texts.ts';

type Site = Pick<App, 'config' | 'clock'>;

/** What a mail tells of a case: of each entry one. */
export type CaseNews = { number: string; entryId: string } & (
  | { kind: 'opened'; source: CaseSource; dueAt: Date }
  | { kind: 'asked'; text: string; dueAt: Date }
  | { kind: 'decided'; text: string; refundCents: number | null }
);

function openedParagraphs(news: CaseNews & { kind: 'opened' }, party: CaseParty, language: Language): string[] {
  const texts = inLanguage(openedTexts, language);
  const day = formatDay(news.dueAt, language);
  if (news.source !== 'return') return [texts.number(news.number), texts.weLook];
  return [texts.number(news.number), party === 'maker' ? texts.sayYours(day) : texts.waitsForMaker(day)];
}

/** Title and paragraphs of a piece of news, as a party reads them. */
function paragraphsOf(news: CaseNews, party: CaseParty, { order, language }: { order: Order; language: Language }) {
  if (news.kind === 'opened')
    return { title: openedTexts.title[language](order.number), paragraphs: openedParagraphs(news, party, language) };
  if (news.kind === 'asked')
    return {
      title: questionTexts.title[language](order.number),
      paragraphs: [news.text, questionTexts.until[language](formatDay(news.dueAt, language))],
    };
  const { back, nothing, why, title } = inLanguage(decidedTexts, language);
  const outcome = news.refundCents === null ? nothing : back(formatMoney(news.refundCents, language));
  return { title: title(order.number), paragraphs: [outcome, why, news.text] };
}

const occasionOf = ({ number, entryId }: CaseNews): string => `case ${number} ${entryId}`;

/** [SUP-04] The buyer of a case reads of it, with the way to their order. */
export function caseBuyerMail(app: Site, about: About, news: CaseNews): Mail {
  return mailAbout(app, about, { occasion: occasionOf(news), ...paragraphsOf(news, 'buyer', about) });
}

interface ToMaker {
  order: Order;
  to: string;
  language: Language;
}

/** [SUP-04] The maker of a case reads of it. */
export function caseMakerMail(app: Site, { order, to, language }: ToMaker, news: CaseNews): Mail {
  const { title, paragraphs } = paragraphsOf(news, 'maker', { order, language });
  const link = `${app.config.PUBLIC_URL}/seller-dashboard/orders/${order.orderId}`;
  const action = seeOrderTexts[language];
  return framedMail(app, {
    key: `${occasionOf(news)} maker`,
    to,
    language,
    title,
    text: `${paragraphs.join('\n\n')}\n\n${action}: ${link}\n`,
    body: `${paragraphs.map((paragraph) => `<p>${escapedHtml(paragraph)}</p>`).join('')}${mailButton(action, link)}`,
  });
}

interface ToHouse {
  number: string;
  orderNumber: string;
  kind: 'opened' | 'escalated';
  text: string;
}

/** [SUP-04] The support address hears of a case that is new, or that somebody handed on. */
export function caseHouseMail(app: Site, { number, orderNumber, kind, text }: ToHouse, language: Language): Mail {
  const texts = inLanguage(houseTexts, language);
  const link = `${app.config.PUBLIC_URL}/admin/cases/${number}`;
  return framedMail(app, {
    key: `case ${number} house ${kind}`,
    to: app.config.SUPPORT_EMAIL,
    mayLink: true,
    language,
    title: kind === 'opened' ? texts.opened(number, orderNumber) : texts.escalated(number),
    text: `${text ? `${text}\n\n` : ''}${texts.button}: ${link}\n`,
    body: `${text ? `<p>${escapedHtml(text)}</p>` : ''}${mailButton(texts.button, link)}`,
  });
}

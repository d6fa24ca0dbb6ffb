import { collectedAt, isCollected } from '#domain/orders/collected.ts';
import type { Order } from '#domain/orders/model.ts';
import { inLanguage } from '#domain/core/languages/in-language.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { arrivalIfLeftNow, type Late } from '#domain/orders/late.ts';
import { formatMoney } from '#domain/core/money.ts';
import { formatDay } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import { withdrawLink } from '../withdrawal/withdraw-mail-link.ts';
import { escapedHtml } from '../../../platform/escaped-html.ts';
import { framedMail, mailButton, mailLink } from '../../../platform/mail/mail-html.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import {
  cancelledTexts,
  collectTexts,
  completedTexts,
  deliveredTexts,
  lateTexts,
  refundedTexts,
  seeOrder,
  sentTexts,
} from './order-mail-texts.ts';
import { orderLink } from '../access/order-link.ts';
import { findMailRecipient } from '../order-store.ts';

type Site = Pick<App, 'config' | 'clock'>;

/** An order, what its buyer is written to in, and whether they have no account. */
export interface About {
  order: Order;
  language: Language;
  isGuest: boolean;
}

interface MailText {
  /** What the mail tells of, so that it is written once. */
  occasion: string;
  title: string;
  paragraphs: readonly string[];
  action?: string;
  /** Another way on, below the button. */
  also?: { action: string; url: string } | undefined;
}

/** Writes to the buyer of an order; whose account is deleted has no address any more. */
export async function mailBuyer(
  app: App,
  tx: Transaction,
  { order, mail }: { order: Order; mail: (about: About) => Mail },
): Promise<void> {
  if (order.email === '') return;
  await sendMail(app, tx, mail({ order, ...(await findMailRecipient(tx, order)) }));
}

/** A mail to the buyer about one order, with the way to it. */
export function mailAbout(
  app: Site,
  { order, language, isGuest }: About,
  { occasion, title, paragraphs, action = seeOrder[language], also }: MailText,
): Mail {
  const url = orderLink(app, { orderId: order.orderId, isGuest });
  return framedMail(app, {
    key: `${occasion} ${order.orderId}`,
    to: order.email,
    quotes: [order.sellerId],
    language,
    title,
    subject: `${title} (${order.number})`,
    text: `${paragraphs.join('\n\n')}\n\n${action}: ${url}${also ? `\n${also.action}: ${also.url}` : ''}`,
    body: `${paragraphs.map((paragraph) => `<p>${escapedHtml(paragraph)}</p>`).join('')}${mailButton(action, url)}${also ? mailLink(also.action, also.url) : ''}`,
  });
}

/** [DASH-04] What was made is ready at the workshop. */
function readyMail(app: Site, about: About): Mail {
  const { order, language } = about;
  const texts = inLanguage(collectTexts, language);
  return mailAbout(app, about, {
    occasion: 'sent',
    title: texts.ready(order.shopName),
    paragraphs: [
      texts.where(order.number, collectedAt(order) || sentTexts.workshop[language]),
      texts.agree(order.shopName),
    ],
  });
}

export function sentMail(app: Site, about: About): Mail {
  const { order, language } = about;
  if (isCollected(order)) return readyMail(app, about);
  const texts = inLanguage(sentTexts, language);
  const { arrivesFrom, arrivesTo } = arrivalIfLeftNow(order, app.clock.now());
  const [from, to] = [arrivesFrom, arrivesTo].map((day) => formatDay(new Date(day), language));
  return mailAbout(app, about, {
    occasion: 'sent',
    title: texts.title(order.shopName),
    paragraphs: [
      `${texts.left(order.number, order.place || texts.workshop)} ${texts.reaches(order.address.city, from ?? '', to ?? '')}`,
      ...(order.tracking ? [texts.by([order.carrier, order.tracking].filter(Boolean).join(' '))] : []),
    ],
    action: texts.action,
  });
}

/** [ORD-02] What was missed, when it may arrive now, and what its buyer can do. */
export function lateMail(app: Site, about: About, late: Late): Mail {
  const { order, language } = about;
  const texts = inLanguage(lateTexts, language);
  const waited = isCollected(order)
    ? [collectTexts.late[language](order.number, formatDay(new Date(late.since), language))]
    : null;
  const [since = '', from = '', to = ''] = [late.since, late.arrivesFrom, late.arrivesTo].map((day) =>
    formatDay(new Date(day), language),
  );
  return mailAbout(app, about, {
    occasion: 'late',
    title: texts.title(order.shopName),
    paragraphs: [
      ...(waited ?? [`${texts[late.missed](order.number, since)} ${texts[`${late.missed}Estimate`](from, to)}`]),
      order.state === 'confirmed' ? texts.cancel(order.shopName) : texts.write(order.shopName),
      texts.problem(app.config.SUPPORT_EMAIL),
    ],
    also: withdrawLink(app, [order], language),
  });
}

export function deliveredMail(app: Site, about: About): Mail {
  const { order, language } = about;
  const isTaken = isCollected(order);
  const texts = inLanguage(deliveredTexts, language);
  const taken = inLanguage(collectTexts, language);
  return mailAbout(app, about, {
    occasion: 'delivered',
    title: (isTaken ? taken.collected : texts.title)(order.shopName),
    paragraphs: [
      (isTaken ? taken.counts : texts.counts)(order.number, order.returnDays),
      (isTaken ? taken.wrong : texts.wrong)(app.config.SUPPORT_EMAIL),
    ],
    also: withdrawLink(app, [order], language),
  });
}

export function completedMail(app: Site, about: About): Mail {
  const { order, language } = about;
  const texts = inLanguage(completedTexts, language);
  return mailAbout(app, about, {
    occasion: 'completed',
    title: texts.title(order.shopName),
    paragraphs: [texts.over(order.returnDays, order.number)],
  });
}

/** `cents` is what goes back, in minor units; the reason is in the words of who gave it. */
export function cancelledMail(app: Site, about: About, { cents, reason }: { cents: number; reason: string }): Mail {
  const { order, language } = about;
  const texts = inLanguage(cancelledTexts, language);
  return mailAbout(app, about, {
    occasion: 'cancelled',
    title: texts.title(order.shopName),
    paragraphs: [
      texts.nothing(order.number),
      ...(reason ? [reason] : []),
      ...(cents > 0 ? [texts.back(formatMoney(cents, language))] : []),
    ],
  });
}

export function refundedMail(
  app: Site,
  about: About,
  { refundId, cents, reason }: { refundId: string; cents: number; reason: string },
): Mail {
  const { order, language } = about;
  const texts = inLanguage(refundedTexts, language);
  const money = formatMoney(cents, language);
  return mailAbout(app, about, {
    occasion: `refund ${refundId}`,
    title: texts.title(money),
    paragraphs: [
      texts.back({ number: order.number, shop: order.shopName }, money, formatMoney(order.totalCents, language)),
      ...(reason ? [reason] : []),
    ],
  });
}

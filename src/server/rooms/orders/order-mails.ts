import type { Order } from '#domain/orders/model.ts';
import { formatMoney } from '#domain/core/money.ts';
import { formatDay } from '#domain/core/time.ts';
import type { App } from '../../platform/calls/app.ts';
import { withdrawLink } from './withdrawal/withdraw-mail-link.ts';
import { escapedHtml, mailButton, mailHtml, mailLink } from '../../platform/mail/mail-html.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';

interface Words {
  /** What the mail tells of, so that it is written once. */
  occasion: string;
  title: string;
  paragraphs: readonly string[];
  act: string;
  /** Another way on, below the button. */
  also?: { act: string; url: string } | undefined;
}

/** Writes to the buyer of an order; whose account is deleted has no address any more. */
export async function mailBuyer(app: App, tx: Transaction, mail: Mail): Promise<void> {
  if (mail.to !== '') await sendMail(app, tx, mail);
}

/** A mail to the buyer about one order, with the way to it. */
function mailAbout(app: App, order: Order, { occasion, title, paragraphs, act, also }: Words): Mail {
  const { MARKETPLACE_NAME: siteName, SUPPORT_EMAIL: supportEmail, PUBLIC_URL } = app.config;
  const url = `${PUBLIC_URL}/track?number=${order.number}`;
  return {
    key: `${occasion} ${order.orderId}`,
    to: order.email,
    subject: `${title} (${order.number})`,
    text: `${paragraphs.join('\n\n')}\n\n${act}: ${url}${also ? `\n${also.act}: ${also.url}` : ''}`,
    html: mailHtml({
      title,
      body: `${paragraphs.map((words) => `<p>${escapedHtml(words)}</p>`).join('')}${mailButton(act, url)}${also ? mailLink(also.act, also.url) : ''}`,
      siteName,
      supportEmail,
    }),
  };
}

export const sentMail = (app: App, order: Order): Mail =>
  mailAbout(app, order, {
    occasion: 'sent',
    title: `${order.shopName} has sent your order`,
    paragraphs: [
      `Order ${order.number} has left ${order.place || 'the workshop'}. It should reach ${order.address.city} between ${formatDay(new Date(order.arrivesFrom))} and ${formatDay(new Date(order.arrivesTo))}.`,
    ],
    act: 'Follow it',
  });

export const deliveredMail = (app: App, order: Order): Mail =>
  mailAbout(app, order, {
    occasion: 'delivered',
    title: `Your order from ${order.shopName} has arrived`,
    paragraphs: [
      `Order ${order.number} counts as delivered from today. You can send its pieces back for ${order.returnDays} days.`,
      `Has it not arrived, or is something wrong with it? Write to ${app.config.SUPPORT_EMAIL} and name the order.`,
    ],
    act: 'See the order',
    also: withdrawLink(app, [order], 'en'),
  });

export const completedMail = (app: App, order: Order): Mail =>
  mailAbout(app, order, {
    occasion: 'completed',
    title: `Your order from ${order.shopName} is complete`,
    paragraphs: [
      `The ${order.returnDays} days for sending back order ${order.number} are over. We hope that you enjoy it for long.`,
    ],
    act: 'See the order',
  });

/** `cents` is what goes back, in minor units. */
export const cancelledMail = (app: App, order: Order, { cents, reason }: { cents: number; reason: string }): Mail =>
  mailAbout(app, order, {
    occasion: 'cancelled',
    title: `Your order from ${order.shopName} was cancelled`,
    paragraphs: [
      `Order ${order.number} was cancelled before it left. Nothing will be sent.`,
      ...(reason ? [reason] : []),
      ...(cents > 0 ? [`${formatMoney(cents)} go back to the card that you paid with, by themselves.`] : []),
    ],
    act: 'See the order',
  });

export const refundedMail = (
  app: App,
  order: Order,
  { refundId, cents, reason }: { refundId: string; cents: number; reason: string },
): Mail =>
  mailAbout(app, order, {
    occasion: `refund ${refundId}`,
    title: `${formatMoney(cents)} are on their way back to you`,
    paragraphs: [
      `We have sent back ${formatMoney(cents)} of the ${formatMoney(order.totalCents)} that you paid for order ${order.number} from ${order.shopName}. Banks take three to five working days to show it.`,
      ...(reason ? [reason] : []),
    ],
    act: 'See the order',
  });

import { formatMoney } from '#domain/core/money.ts';
import { formatDay } from '#domain/core/time.ts';
import type { Config } from '../../platform/config/config.ts';
import { escapedHtml, mailButton, mailHtml } from '../../platform/mail/mail-html.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { REMINDER_KEY } from './reminder-mails-store.ts';
import type { ReminderLine } from './track-store.ts';

export interface Reminder {
  cartId: string;
  life: number;
  attempt: number;
  email: string;
  lines: readonly ReminderLine[];
  /** What it offers: a percentage of the pieces, at most this sum. */
  percent: number;
  discountCents: number;
  /** What the offer is called, to be typed where the link is not at hand. */
  promoCode: string | null;
  expiresAt: Date;
  token: string;
  unsubscribeToken: string;
}

const SHOWN = 6;

const subjects = ['You left something in your cart', 'Your cart is still here', 'Last reminder: your cart'];
const nameOf = (line: ReminderLine): string => [line.title, ...line.values].join(', ');
const makerOf = (line: ReminderLine): string => (line.place ? `${line.shopName}, ${line.place}` : line.shopName);

function lineHtml(line: ReminderLine, publicUrl: string): string {
  const picture = line.picture
    ? `<img src="${publicUrl}/pictures/${encodeURIComponent(line.picture.id)}/320.jpeg" width="96" alt="${escapedHtml(line.picture.alt)}" style="width:96px;height:auto;border-radius:2px;display:block">`
    : '';
  return `<tr><td width="112" valign="top" style="padding:8px 16px 8px 0">${picture}</td><td valign="top" style="padding:8px 0"><b style="font-weight:600">${escapedHtml(nameOf(line))}</b><br>
<i style="font-family:Georgia,serif;color:#554C43">${escapedHtml(makerOf(line))}</i><br>${line.quantity > 1 ? `${line.quantity} × ` : ''}${formatMoney(line.priceCents)}</td></tr>`;
}

/** What the link brings: in words, and how to have it where the link is not at hand. */
function offerOf({ percent, discountCents, promoCode, expiresAt, lines }: Reminder): { head: string; more: string } {
  const until = formatDay(expiresAt);
  if (discountCents === 0) return { head: `The link brings it back on any device until ${until}.`, more: '' };
  const these = lines.length === 1 && lines[0]?.quantity === 1 ? 'this piece' : 'these pieces';
  const more = `The link applies it, on any device. In this cart the code ${promoCode} does the same. It counts for one order, and for ${these} only.`;
  return { head: `${percent} % off ${these} until ${until}, up to ${formatMoney(discountCents)}.`, more };
}

function offerHtml(reminder: Reminder): string {
  const { head, more } = offerOf(reminder);
  if (!more) return `<p>${escapedHtml(head)}</p>`;
  const [before = '', after = ''] = more.split(reminder.promoCode ?? '');
  const code = `<b style="font:600 16px/1.55 Menlo,Consolas,monospace;white-space:nowrap">${escapedHtml(reminder.promoCode ?? '')}</b>`;
  return `<p style="font:600 20px/1.3 Georgia,serif;margin:20px 0 4px">${escapedHtml(head)}</p><p style="margin:0">${escapedHtml(before.replace('The link', 'The button'))}${code}${escapedHtml(after)}</p>`;
}

/** [REC-06, REC-14] A reminder: what was left, who made it, one button, and a way to hear no more. The key holds it to once. */
export function reminderMail(config: Config, reminder: Reminder): Mail {
  const { PUBLIC_URL: publicUrl, MARKETPLACE_NAME: siteName, SUPPORT_EMAIL: supportEmail } = config;
  const cart = encodeURIComponent(reminder.cartId);
  const link = `${publicUrl}/recover-cart?cart=${cart}&token=${reminder.token}`;
  const leave = `${publicUrl}/unsubscribe?cart=${cart}&token=${reminder.unsubscribeToken}`;
  const title = subjects[reminder.attempt - 1] ?? subjects[0] ?? '';
  const shown = reminder.lines.slice(0, SHOWN);
  const rest = reminder.lines.length - shown.length;
  const sums = offerOf(reminder);
  const left = shown.length === 1 ? 'This piece is still in your cart:' : 'These pieces are still in your cart:';
  const notReserved = `Nothing is held back for you: ${shown.length === 1 ? 'it is' : 'each of them is'} made by hand and may be sold.`;
  const lines = shown.map(
    (line) =>
      `  ${line.quantity} × ${nameOf(line)}, by ${makerOf(line)}: ${formatMoney(line.priceCents)}${line.quantity > 1 ? ' each' : ''}`,
  );
  return {
    key: `${REMINDER_KEY}${reminder.cartId}:${reminder.life}:${reminder.attempt}`,
    // [INV-19] Nobody is reminded twice, whatever is killed while it is sent.
    atMostOnce: true,
    to: reminder.email,
    subject: title,
    headers: {
      'List-Unsubscribe': `<${publicUrl}/unsubscribe/one-click?cart=${cart}&token=${reminder.unsubscribeToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    text: [
      left,
      '',
      ...lines,
      ...(rest > 0 ? [`  and ${rest} more`] : []),
      '',
      sums.head,
      ...(sums.more ? [sums.more] : []),
      notReserved,
      '',
      `Back to your cart: ${link}`,
      '',
      `No more mails about carts: ${leave}`,
    ].join('\n'),
    html: mailHtml({
      title,
      siteName,
      supportEmail,
      body: `<p>${left}</p><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${shown.map((line) => lineHtml(line, publicUrl)).join('')}</table>
${rest > 0 ? `<p>and ${rest} more</p>` : ''}${offerHtml(reminder)}${mailButton('Back to your cart', link)}<p style="color:#554C43">${notReserved}</p>
<p style="font-size:13px;color:#6E6459">You get this because you left a cart and agreed to be reminded. <a href="${escapedHtml(leave)}" style="color:#6E6459">No more mails about carts</a></p>`,
    }),
  };
}

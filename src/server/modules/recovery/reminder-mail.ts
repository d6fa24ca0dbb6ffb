import { inLanguage, type Spoken } from '#domain/core/languages/in-language.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { formatMoney } from '#domain/core/money.ts';
import { localTime } from '#domain/core/days/time-zone.ts';
import { formatDay } from '#domain/core/time.ts';
import type { App } from '../../platform/calls/app.ts';
import { escapedHtml } from '../../platform/escaped-html.ts';
import { framedMail, mailButton } from '../../platform/mail/mail-html.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { reminderTexts, subjects } from './reminder-mail-texts.ts';
import { REMINDER_KEY } from './reminder-mails-store.ts';
import type { ReminderLine } from './track-store.ts';

export interface Reminder {
  cartId: string;
  life: number;
  attempt: number;
  email: string;
  language: Language;
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

const nameOf = (line: ReminderLine): string => [line.title, ...line.values].join(', ');
const makerOf = (line: ReminderLine): string => (line.place ? `${line.shopName}, ${line.place}` : line.shopName);

type Texts = Spoken<typeof reminderTexts>;

function lineHtml(line: ReminderLine, { publicUrl, language }: { publicUrl: string; language: Language }): string {
  const picture = line.picture
    ? `<img src="${publicUrl}/pictures/${encodeURIComponent(line.picture.id)}/320.jpeg" width="96" alt="${escapedHtml(line.picture.alt)}" style="width:96px;height:auto;border-radius:2px;display:block">`
    : '';
  return `<tr><td width="112" valign="top" style="padding:8px 16px 8px 0">${picture}</td><td valign="top" style="padding:8px 0"><b style="font-weight:600">${escapedHtml(nameOf(line))}</b><br>
<i style="font-family:Georgia,serif;color:#554C43">${escapedHtml(makerOf(line))}</i><br>${line.quantity > 1 ? `${line.quantity} × ` : ''}${formatMoney(line.priceCents, language)}</td></tr>`;
}

/** What the link brings: in words, and how to have it where the link is not at hand; `code` is how the offer is called. */
function offerOf(
  { percent, discountCents, expiresAt, lines, language }: Reminder,
  texts: Texts,
  { applies, code }: { applies: string; code: string },
): { head: string; more: string } {
  const until = formatDay(expiresAt, language);
  if (discountCents === 0) return { head: texts.comesBack(until), more: '' };
  const isOne = lines.length === 1 && lines[0]?.quantity === 1;
  return {
    head: texts.offer({ percent, isOne, until, most: formatMoney(discountCents, language) }),
    more: `${applies} ${texts.beforeCode} ${code} ${texts.afterCode(isOne)}`,
  };
}

function offerHtml(reminder: Reminder, texts: Texts): string {
  const code = `<b style="font:600 16px/1.55 Menlo,Consolas,monospace;white-space:nowrap">${escapedHtml(reminder.promoCode ?? '')}</b>`;
  const { head, more } = offerOf(reminder, texts, { applies: texts.buttonApplies, code });
  if (!more) return `<p>${escapedHtml(head)}</p>`;
  return `<p style="font:600 20px/1.3 Georgia,serif;margin:20px 0 4px">${escapedHtml(head)}</p><p style="margin:0">${more}</p>`;
}

/** [REC-06, REC-14] A reminder: what was left, who made it, one button, and a way to hear no more. The key holds it to once. */
export function reminderMail(app: Pick<App, 'config'>, due: Reminder): Mail {
  const { PUBLIC_URL: publicUrl, TIME_ZONE } = app.config;
  const reminder = { ...due, expiresAt: localTime(TIME_ZONE, due.expiresAt) };
  const { language } = reminder;
  const texts = inLanguage(reminderTexts, language);
  const cart = encodeURIComponent(reminder.cartId);
  const link = `${publicUrl}/recover-cart?cart=${cart}&token=${reminder.token}`;
  const leave = `${publicUrl}/unsubscribe?cart=${cart}&token=${reminder.unsubscribeToken}`;
  const shown = reminder.lines.slice(0, SHOWN);
  const rest = reminder.lines.length - shown.length;
  const offer = offerOf(reminder, texts, { applies: texts.linkApplies, code: reminder.promoCode ?? '' });
  const left = texts.left(shown.length);
  const notReserved = texts.notReserved(shown.length);
  return framedMail(app, {
    key: `${REMINDER_KEY}${reminder.cartId}:${reminder.life}:${reminder.attempt}`,
    // [INV-19] Nobody is reminded twice, whatever is killed while it is sent.
    atMostOnce: true,
    to: reminder.email,
    quotes: reminder.lines.map(({ sellerId }) => sellerId),
    language,
    title: (subjects[reminder.attempt - 1] ?? subjects[0])[language],
    headers: {
      'List-Unsubscribe': `<${publicUrl}/unsubscribe/one-click?cart=${cart}&token=${reminder.unsubscribeToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    text: [
      left,
      '',
      ...shown.map((line) => {
        const price = formatMoney(line.priceCents, language);
        return `  ${texts.line({ count: line.quantity, title: nameOf(line), maker: makerOf(line), price })}`;
      }),
      ...(rest > 0 ? [`  ${texts.more(rest)}`] : []),
      '',
      offer.head,
      ...(offer.more ? [offer.more] : []),
      notReserved,
      '',
      `${texts.back}: ${link}`,
      '',
      `${texts.noMore}: ${leave}`,
    ].join('\n'),
    body: `<p>${left}</p><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${shown.map((line) => lineHtml(line, { publicUrl, language })).join('')}</table>
${rest > 0 ? `<p>${texts.more(rest)}</p>` : ''}${offerHtml(reminder, texts)}${mailButton(texts.back, link)}<p style="color:#554C43">${notReserved}</p>
<p style="font-size:13px;color:#6E6459">${texts.why} <a href="${escapedHtml(leave)}" style="color:#6E6459">${texts.noMore}</a></p>`,
  });
}

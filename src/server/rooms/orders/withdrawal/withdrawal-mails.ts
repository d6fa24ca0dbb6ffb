import { countryName } from '#domain/core/countries.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { exceptionOf } from '#domain/listings/withdrawal-exception.ts';
import { formatMoney } from '#domain/core/money.ts';
import { addMilliseconds, DAY, formatDate } from '#domain/core/time.ts';
import type { Order } from '#domain/orders/model.ts';
import { WITHDRAWAL_ANSWER_DAYS, withdrawalAmount } from '#domain/orders/withdrawal/decide-withdrawal.ts';
import { refusalWords } from '#domain/orders/withdrawal/withdrawal-texts.ts';
import { sellerLine } from '#domain/shops/tax/seller-line.ts';
import type { App } from '../../../platform/calls/app.ts';
import { escapedHtml } from '../../../platform/escaped-html.ts';
import { framedMail, mailButton } from '../../../platform/mail/mail-html.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { hasLeft } from './refund-withdrawal.ts';
import { withdrawalMailTexts as texts } from './withdrawal-mail-texts.ts';
import type { NewWithdrawal } from './withdrawal-store.ts';

interface Acknowledged {
  declared: Omit<NewWithdrawal, 'sellerId' | 'orderId'>;
  /** Null where no order fits. */
  order: Order | null;
  /** What went back at once, in minor units; null where it does not. */
  refundCents: number | null;
  language: Language;
}

const withoutLink = (word: string): string => (/\/\/|www\./i.test(word) ? '…' : word);
/** The form must carry nobody's advertisement to others in our name. */
const plain = (typed: string): string => typed.replace(/\S+/g, withoutLink);

/** What was declared, by name: the pieces of the order, or what was typed. */
function linesOf({ declared, order, language }: Acknowledged): string {
  const named = declared.lines.flatMap(({ lineId, quantity }) => {
    const line = order?.lines.find(({ id }) => id === lineId);
    return line ? [`${quantity} × ${[line.title, ...line.values].join(', ')}`] : [];
  });
  return [...named, ...(declared.said ? [plain(declared.said)] : [])].join('; ') || texts.wholeOrder[language];
}

/** What follows from it. */
function nextOf({ declared, order, refundCents, language }: Acknowledged): string[] {
  if (!order) return [texts.unmatched[language]];
  if (declared.refusal) return [refusalWords[declared.refusal][language]];
  const except = (['personalised', 'perishable', 'sealed'] as const).flatMap((exception) => {
    const titles = order.lines.filter((line) => exceptionOf(line) === exception).map(({ title }) => title);
    return titles.length > 0 ? [texts[exception][language]({ titles: titles.join(', ') })] : [];
  });
  if (refundCents !== null) return [texts.calledOff[language]({ sum: formatMoney(refundCents, language) }), ...except];
  if (!hasLeft(order)) return [texts.withheld[language], ...except];
  const day = formatDate(addMilliseconds(declared.now, WITHDRAWAL_ANSWER_DAYS * DAY), language);
  const to = sellerLine(order.seller, (code) => countryName(code, language));
  return [
    texts.sendBack[language]({ day, to: to || texts.toMaker[language]({ shop: order.shopName }) }),
    texts.money[language]({ sum: formatMoney(withdrawalAmount(order, declared.lines), language), day }),
    ...except,
  ];
}

/** [LAW-01] Acknowledges a withdrawal on a durable medium: what was declared, the day and the time, and what follows. */
export function withdrawalMail(app: Pick<App, 'config'>, acknowledged: Acknowledged): Mail {
  const { declared, language } = acknowledged;
  const time = declared.now.toISOString().slice(11, 16);
  const received = texts.received[language]({ day: formatDate(declared.now, language), time });
  const facts = [
    [texts.name[language], plain(declared.name)],
    [texts.order[language], plain(declared.number)],
    [texts.lines[language], linesOf(acknowledged)],
    [texts.answer[language], declared.email],
  ].map(([name, value]) => `${name}: ${value}`);
  const next = nextOf(acknowledged);
  const url = `${app.config.PUBLIC_URL}/withdraw?id=${declared.id}`;
  return framedMail(app, {
    key: `withdrawal ${declared.id}`,
    to: declared.email,
    language,
    title: texts.title[language],
    text: [received, '', ...facts, '', ...next, '', `${texts.act[language]}: ${url}`].join('\n'),
    body: `<p>${escapedHtml(received)}</p><p>${facts.map(escapedHtml).join('<br>')}</p>${next
      .map((words) => `<p>${escapedHtml(words)}</p>`)
      .join('')}${mailButton(texts.act[language], url)}`,
  });
}

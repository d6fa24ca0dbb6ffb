import { countryName } from '#domain/core/countries.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { exceptionOf } from '#domain/listings/withdrawal-exception.ts';
import { formatMoney } from '#domain/core/money.ts';
import { cityOfZone, formatDateIn, localTime } from '#domain/core/days/time-zone.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import type { Order } from '#domain/orders/model.ts';
import { WITHDRAWAL_ANSWER_DAYS, planWithdrawal } from '#domain/orders/withdrawal/decide-withdrawal.ts';
import { refusalTexts } from '#domain/orders/withdrawal/withdrawal-texts.ts';
import { sellerAddress } from '#domain/shops/tax/seller-line.ts';
import type { App } from '../../../platform/calls/app.ts';
import { escapedHtml } from '../../../platform/escaped-html.ts';
import { framedMail, mailButton } from '../../../platform/mail/mail-html.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
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

/** What was declared, by name: the pieces of the order, or what was typed. */
function linesOf({ declared, order, language }: Acknowledged): string {
  const named = declared.lines.flatMap(({ lineId, quantity }) => {
    const line = order?.lines.find(({ id }) => id === lineId);
    return line ? [`${quantity} × ${[line.title, ...line.values].join(', ')}`] : [];
  });
  return [...named, ...(declared.said ? [declared.said] : [])].join('; ') || texts.wholeOrder[language];
}

/** What follows from it. */
function nextOf(timeZone: string, { declared, order, refundCents, language }: Acknowledged): string[] {
  if (!order) return [texts.unmatched[language]];
  if (declared.refusal) return [refusalTexts[declared.refusal][language]];
  const except = (['personalised', 'perishable', 'sealed'] as const).flatMap((exception) => {
    const titles = order.lines.filter((line) => exceptionOf(line) === exception).map(({ title }) => title);
    return titles.length > 0 ? [texts[exception][language]({ titles: titles.join(', ') })] : [];
  });
  if (refundCents !== null) return [texts.calledOff[language]({ sum: formatMoney(refundCents, language) }), ...except];
  if (declared.isBeforeLeaving) return [texts.withheld[language], ...except];
  const day = formatDateIn(timeZone, addMilliseconds(declared.now, WITHDRAWAL_ANSWER_DAYS * DAY), language);
  const to = sellerAddress(order.seller, (code) => countryName(code, language));
  return [
    texts.sendBack[language]({ day, to: to || texts.toMaker[language]({ shop: order.shopName }) }),
    texts.money[language]({
      sum: formatMoney(planWithdrawal(order, declared.lines, declared.labelCents).cents, language),
      day,
    }),
    ...(declared.labelCents > 0 ? [texts.label[language]({ sum: formatMoney(declared.labelCents, language) })] : []),
    ...except,
  ];
}

/** [LAW-01] Acknowledges a withdrawal on a durable medium: what was declared, the day and the time, and what follows. */
export function withdrawalMail(app: Pick<App, 'config'>, acknowledged: Acknowledged): Mail {
  const { declared, order, language } = acknowledged;
  const { TIME_ZONE } = app.config;
  const received = texts.received[language]({
    day: formatDateIn(TIME_ZONE, declared.now, language),
    time: localTime(TIME_ZONE, declared.now).toISOString().slice(11, 16),
    zone: cityOfZone(TIME_ZONE, language),
  });
  const facts = [
    [texts.name[language], declared.name],
    [texts.order[language], declared.number],
    [texts.lines[language], linesOf(acknowledged)],
    [texts.answer[language], declared.email],
  ].map(([name, value]) => `${name}: ${value}`);
  const next = nextOf(TIME_ZONE, acknowledged);
  const url = `${app.config.PUBLIC_URL}/withdraw?id=${declared.id}`;
  return framedMail(app, {
    key: `withdrawal ${declared.id}`,
    to: declared.email,
    quotes: order ? [order.sellerId] : [],
    language,
    title: texts.title[language],
    text: [received, '', ...facts, '', ...next, '', `${texts.action[language]}: ${url}`].join('\n'),
    body: `<p>${escapedHtml(received)}</p><p>${facts.map(escapedHtml).join('<br>')}</p>${next
      .map((paragraph) => `<p>${escapedHtml(paragraph)}</p>`)
      .join('')}${mailButton(texts.action[language], url)}`,
  });
}

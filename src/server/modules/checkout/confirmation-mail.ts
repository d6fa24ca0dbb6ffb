import { inLanguage } from '#domain/core/languages/in-language.ts';
import { formatMoney } from '#domain/core/money.ts';
import { formatDay } from '#domain/core/time.ts';
import type { App } from '../../platform/calls/app.ts';
import { withdrawLink } from '../orders/withdrawal/withdraw-mail-link.ts';
import { escapedHtml } from '../../platform/escaped-html.ts';
import { framedMail, mailButton, mailLink } from '../../platform/mail/mail-html.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { confirmationTexts } from './confirmation-mail-texts.ts';
import { confirmationTerms } from './confirmation-terms.ts';
import type { ConfirmedCheckout } from './checkout-store.ts';

/** What the payment is made of, line by line. */
function sumsOf({ parcels, language, promo, ...checkout }: ConfirmedCheckout): { name: string; sum: string }[] {
  const texts = inLanguage(confirmationTexts, language);
  const itemsCents = parcels.reduce((sum, parcel) => sum + parcel.subtotalCents, 0);
  const { discount_cents: discount, total_cents: total } = checkout;
  const row = (name: string, cents: number) => ({ name, sum: formatMoney(cents, language) });
  return [
    row(texts.items, itemsCents),
    ...(discount > 0 ? [row(promo ? `Code ${promo.code}` : texts.reduction, -discount)] : []),
    row(promo?.type === 'postage' ? texts.freePostage(promo.code) : texts.postage, total - itemsCents + discount),
    row(texts.total, total),
  ];
}

const sumsHtml = (sums: readonly { name: string; sum: string }[]): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid #221E1A;margin-top:24px">${sums
    .map(({ name, sum }, index) => {
      const weight = index === sums.length - 1 ? ';font-weight:600' : '';
      return `<tr><td style="padding:6px 0${weight}">${escapedHtml(name)}</td><td align="right" style="padding:6px 0${weight}">${sum}</td></tr>`;
    })
    .join('')}</table>`;

/** A parcel in the words of its reader. */
function parcelOf(
  { parcels: _all, language }: ConfirmedCheckout,
  parcel: ConfirmedCheckout['parcels'][number],
  number: string,
) {
  const texts = inLanguage(confirmationTexts, language);
  const option = parcel.options.find((each) => each.id === parcel.chosen);
  const day = (iso: string | undefined): string => (iso ? formatDay(new Date(iso), language) : '');
  return {
    number,
    shop: parcel.shopName,
    place: parcel.place,
    comes: texts.comes(day(option?.leavesBy), option ? `${day(option.arrivesFrom)} – ${day(option.arrivesTo)}` : ''),
    rows: parcel.lines.map((line) => ({
      name: [line.title, ...line.values].join(', '),
      text: line.personalisation && texts.quoted(line.personalisation),
      sum: formatMoney(line.priceCents * line.quantity, language),
      quantity: line.quantity,
      picture: line.picture,
    })),
  };
}
type ShownParcel = ReturnType<typeof parcelOf>;

const parcelText = (
  { number, shop, place, rows, comes }: ShownParcel,
  from: (number: string, shop: string) => string,
) => [
  '',
  `${from(number, shop)}${place ? `, ${place}` : ''}`,
  ...rows.map((row) => `  ${row.quantity} × ${row.name}${row.text ? ` (${row.text})` : ''}  ${row.sum}`),
  `  ${comes}`,
];

const rowHtml = (row: ShownParcel['rows'][number], publicUrl: string): string =>
  `<tr><td width="84" style="padding:6px 12px 6px 0">${row.picture ? `<img src="${publicUrl}/pictures/${row.picture.id}/320.jpeg" width="72" alt="" style="width:72px;height:auto;border-radius:2px;display:block">` : ''}</td>
      <td style="padding:6px 0">${row.quantity} × ${escapedHtml(row.name)}${row.text ? `<br><span style="color:#554C43">${escapedHtml(row.text)}</span>` : ''}</td><td align="right" style="padding:6px 0">${row.sum}</td></tr>`;

const parcelHtml = ({ shop, place, rows, comes }: ShownParcel, order: string, publicUrl: string): string => `
    <h2 style="font:600 18px Georgia,serif;border-top:1px solid #221E1A;padding-top:12px;margin:24px 0 8px">${escapedHtml(shop)}${place ? `, <i>${escapedHtml(place)}</i>` : ''}</h2>
    <p style="color:#554C43;margin:0 0 12px">${escapedHtml(`${order} ${comes}`)}</p>
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.map((row) => rowHtml(row, publicUrl)).join('')}</table>`;

/** [PAY-05] What was bought, from whom, when it leaves: one mail per checkout, in the language in which it was bought. */
export function confirmationMail(
  app: Pick<App, 'config'>,
  checkout: ConfirmedCheckout,
  orders: { number: string; sellerId: string }[],
): Mail {
  const { PUBLIC_URL: publicUrl } = app.config;
  const { language } = checkout;
  const texts = inLanguage(confirmationTexts, language);
  const title = texts.title(orders.map(({ number }) => number));
  const paid = texts.paid(formatMoney(checkout.total_cents, language));
  const sums = sumsOf(checkout);
  const terms = confirmationTerms(app, checkout);
  const withdraw = withdrawLink(app, orders, language);
  const track = `${publicUrl}/track${orders.length === 1 ? `?number=${orders[0]?.number}` : ''}`;
  const parcels = checkout.parcels.map((parcel) =>
    parcelOf(checkout, parcel, orders.find((order) => order.sellerId === parcel.sellerId)?.number ?? ''),
  );
  return framedMail(app, {
    key: `order-confirmation:${checkout.id}`,
    to: checkout.email,
    quotes: orders.map(({ sellerId }) => sellerId),
    language,
    title,
    text: [
      `${title}. ${paid}`,
      ...parcels.flatMap((parcel) => parcelText(parcel, texts.from)),
      '',
      ...sums.map(({ name, sum }) => `${name}  ${sum}`),
      '',
      texts.follow(track),
      ...(withdraw ? [`${withdraw.action}: ${withdraw.url}`] : []),
      ...terms.text,
    ].join('\n'),
    body: `<p>${texts.thanks} ${paid}</p>${parcels
      .map((parcel) => parcelHtml(parcel, texts.order(parcel.number), publicUrl))
      .join('')}
    ${sumsHtml(sums)}
    ${mailButton(texts.button, track)}${withdraw ? mailLink(withdraw.action, withdraw.url) : ''}${terms.html}`,
  });
}

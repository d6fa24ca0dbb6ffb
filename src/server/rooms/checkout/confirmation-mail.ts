import { formatMoney } from '#domain/core/money.ts';
import { formatDay } from '#domain/core/time.ts';
import type { App } from '../../platform/calls/app.ts';
import { withdrawLink } from '../orders/withdrawal/withdraw-mail-link.ts';
import { escapedHtml, mailButton, mailHtml, mailLink } from '../../platform/mail/mail-html.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { confirmationTerms } from './confirmation-terms.ts';
import type { CheckoutRow } from './checkout-store.ts';

/** What the payment is made of, line by line. */
function sumsOf(checkout: CheckoutRow): { name: string; sum: string }[] {
  const itemsCents = checkout.parcels.reduce((sum, parcel) => sum + parcel.subtotalCents, 0);
  const { discount_cents: discount, total_cents: total, promo } = checkout;
  const code = promo ? `Code ${promo.code}` : 'Reduction';
  return [
    { name: 'Pieces', sum: formatMoney(itemsCents) },
    ...(discount > 0 ? [{ name: code, sum: formatMoney(-discount) }] : []),
    { name: 'Postage', sum: formatMoney(total - itemsCents + discount) },
    { name: 'Total', sum: formatMoney(total) },
  ];
}

const sumsHtml = (sums: readonly { name: string; sum: string }[]): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid #221E1A;margin-top:24px">${sums
    .map(({ name, sum }, index) => {
      const weight = index === sums.length - 1 ? ';font-weight:600' : '';
      return `<tr><td style="padding:6px 0${weight}">${escapedHtml(name)}</td><td align="right" style="padding:6px 0${weight}">${sum}</td></tr>`;
    })
    .join('')}</table>`;

/** [PAY-05] What was bought, from whom, when it leaves: one mail per checkout. */
export function confirmationMail(
  app: App,
  checkout: CheckoutRow,
  orders: { id: string; number: string; sellerId: string }[],
): Mail {
  const { MARKETPLACE_NAME: siteName, SUPPORT_EMAIL: supportEmail, PUBLIC_URL } = app.config;
  const title =
    orders.length === 1 ? `Your order ${orders[0]?.number} is confirmed` : `Your ${orders.length} orders are confirmed`;
  const total = formatMoney(checkout.total_cents);
  const sums = sumsOf(checkout);
  const terms = confirmationTerms(app, checkout);
  const withdraw = withdrawLink(app, orders, 'en');
  const track = `${PUBLIC_URL}/track${orders.length === 1 ? `?number=${orders[0]?.number}` : ''}`;
  const parcels = checkout.parcels.map((parcel) => {
    const option = parcel.options.find((each) => each.id === parcel.chosen);
    const number = orders.find((order) => order.sellerId === parcel.sellerId)?.number ?? '';
    const rows = parcel.lines.map((line) => ({
      name: [line.title, ...line.values].join(', '),
      text: line.personalisation,
      sum: formatMoney(line.priceCents * line.quantity),
      quantity: line.quantity,
      picture: line.picture,
    }));
    return {
      number,
      shop: parcel.shopName,
      place: parcel.place,
      rows,
      leaves: option ? formatDay(new Date(option.leavesBy)) : '',
      arrives: option ? `${formatDay(new Date(option.arrivesFrom))} – ${formatDay(new Date(option.arrivesTo))}` : '',
    };
  });
  const text = [
    `${title}. You paid ${total}.`,
    ...parcels.flatMap((parcel) => [
      '',
      `${parcel.number} from ${parcel.shop}${parcel.place ? `, ${parcel.place}` : ''}`,
      ...parcel.rows.map((row) => `  ${row.quantity} × ${row.name}${row.text ? ` ("${row.text}")` : ''}  ${row.sum}`),
      `  Leaves by ${parcel.leaves}, arrives ${parcel.arrives}.`,
    ]),
    '',
    ...sums.map(({ name, sum }) => `${name}  ${sum}`),
    '',
    `Follow it at ${track} with the number and this address.`,
    ...(withdraw ? [`${withdraw.act}: ${withdraw.url}`] : []),
    ...terms.text,
  ].join('\n');
  const body = `<p>Thank you. You paid ${total}.</p>${parcels
    .map(
      (parcel) => `
    <h2 style="font:600 18px Georgia,serif;border-top:1px solid #221E1A;padding-top:12px;margin:24px 0 8px">${escapedHtml(parcel.shop)}${parcel.place ? `, <i>${escapedHtml(parcel.place)}</i>` : ''}</h2>
    <p style="color:#554C43;margin:0 0 12px">Order ${escapedHtml(parcel.number)}. Leaves by ${escapedHtml(parcel.leaves)}, arrives ${escapedHtml(parcel.arrives)}.</p>
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0">${parcel.rows
      .map(
        (
          row,
        ) => `<tr><td width="84" style="padding:6px 12px 6px 0">${row.picture ? `<img src="${PUBLIC_URL}/pictures/${row.picture.id}/320.jpeg" width="72" alt="" style="width:72px;height:auto;border-radius:2px;display:block">` : ''}</td>
      <td style="padding:6px 0">${row.quantity} × ${escapedHtml(row.name)}${row.text ? `<br><span style="color:#554C43">“${escapedHtml(row.text)}”</span>` : ''}</td><td align="right" style="padding:6px 0">${row.sum}</td></tr>`,
      )
      .join('')}</table>`,
    )
    .join('')}
    ${sumsHtml(sums)}
    ${mailButton('Follow your order', track)}${withdraw ? mailLink(withdraw.act, withdraw.url) : ''}${terms.html}`;
  return {
    key: `order-confirmation:${checkout.id}`,
    to: checkout.email,
    subject: title,
    text,
    html: mailHtml({ title, body, siteName, supportEmail }),
  };
}

import { buyerRights, noWithdrawal, sellerKind } from '#domain/checkout/buyer-rights-texts.ts';
import { sellerLine } from '#domain/shops/tax/seller-line.ts';
import { formatMoney } from '#domain/core/money.ts';
import { countryName } from '#domain/core/countries.ts';
import type { App } from '../../platform/calls/app.ts';
import { escapedHtml } from '../../platform/mail/mail-html.ts';
import type { CheckoutRow } from './checkout-store.ts';

interface Part {
  heading: string;
  paragraphs: string[];
}

/** The contract and how to withdraw from it, in the words of the marketplace. */
function partsOf(app: App, checkout: CheckoutRow): Part[] {
  const { MARKETPLACE_NAME: site, SUPPORT_EMAIL: support } = app.config;
  const hasTrader = checkout.parcels.some(({ seller }) => sellerKind(seller) === 'trader');
  const personalised = checkout.parcels.flatMap(({ lines }) => lines.filter((line) => line.personalisation !== ''));
  return [
    {
      heading: 'Who sold',
      paragraphs: checkout.parcels.map(({ shopName, seller, returnDays, tax }) =>
        [
          `${[shopName, sellerLine(seller, countryName)].filter(Boolean).join(': ')}.`,
          ...(tax?.basis === 'taxed' ? [`VAT contained: ${formatMoney(tax.taxCents)}.`] : []),
          buyerRights[sellerKind(seller)].en(returnDays),
        ].join(' '),
      ),
    },
    {
      heading: 'Terms of this purchase',
      paragraphs: [
        `Each order is a contract between you and the shop named with it; ${site} keeps the place where you met, takes your payment for the shops and passes it on. It came about when your payment did. Prices are in euro with all taxes, and nothing is owed beyond what was paid.`,
        'The shop sends your pieces by the dates above. Until they are with you, what happens to them on the way is the shop’s to bear. Where a trader sold, a piece that is not as agreed is repaired, replaced or paid back by the legal guarantee, for two years at least.',
      ],
    },
    ...(hasTrader
      ? [
          {
            heading: 'Right of withdrawal',
            paragraphs: [
              `You may withdraw from a contract with a trader for the days named above, from the day on which you or somebody whom you name has the pieces. The link “Withdraw from contract here” in this mail and below every page takes two steps and needs no account. A clear statement in any other form, sent within that time, is enough too: for example by mail to ${support} with your name, the order’s number and the pieces, or this text: “I withdraw from the contract about the following pieces of order … that I received on …. Name, address, date.”`,
              'All that you paid goes back to the card that you paid with, with the postage of the cheapest way that the shop offered, within 14 days of your statement; the shop may wait until the pieces, or a proof that you sent them, are there. Send them back within 14 days of your statement, at your cost. You answer for a loss of value only where it comes from more than trying them out.',
              ...(personalised.length > 0 ? [noWithdrawal.en(personalised.map(({ title }) => title).join(', '))] : []),
            ],
          },
        ]
      : []),
  ];
}

/** [LAW-03] Terms and the right of withdrawal on a durable medium: in the mail itself. Nothing where no such law holds. */
export function confirmationTerms(app: App, checkout: CheckoutRow): { text: string[]; html: string } {
  if (app.config.LEGAL_REGION !== 'eu') return { text: [], html: '' };
  const parts = partsOf(app, checkout);
  return {
    text: parts.flatMap(({ heading, paragraphs }) => ['', heading, ...paragraphs]),
    html: parts
      .map(
        ({ heading, paragraphs }) =>
          `<h2 style="font:600 16px Georgia,serif;border-top:1px solid #221E1A;padding-top:12px;margin:24px 0 8px">${heading}</h2>${paragraphs
            .map((words) => `<p style="color:#554C43;font-size:14px">${escapedHtml(words)}</p>`)
            .join('')}`,
      )
      .join(''),
  };
}

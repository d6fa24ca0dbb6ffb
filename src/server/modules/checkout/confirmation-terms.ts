import { buyerRights, sellerKind, withoutWithdrawal } from '#domain/checkout/buyer-rights-texts.ts';
import { sellerLine } from '#domain/shops/tax/seller-line.ts';
import { inLanguage } from '#domain/core/languages/in-language.ts';
import { formatMoney } from '#domain/core/money.ts';
import { countryName } from '#domain/core/countries.ts';
import type { App } from '../../platform/calls/app.ts';
import { escapedHtml } from '../../platform/escaped-html.ts';
import type { ConfirmedCheckout } from './checkout-store.ts';
import { termsTexts } from './confirmation-mail-texts.ts';

interface Part {
  heading: string;
  paragraphs: string[];
}

/** The contract and how to withdraw from it, in the words of the marketplace. */
function partsOf({ config }: Pick<App, 'config'>, { language, parcels }: ConfirmedCheckout): Part[] {
  const texts = inLanguage(termsTexts, language);
  const hasTrader = parcels.some(({ seller }) => sellerKind(seller) === 'trader');
  const lines = parcels.flatMap((parcel) => parcel.lines);
  const country = (code: string): string => countryName(code, language);
  return [
    {
      heading: texts.seller,
      paragraphs: parcels.map(({ shopName, seller, returnDays, tax }) =>
        [
          `${[shopName, sellerLine(seller, country)].filter(Boolean).join(': ')}.`,
          ...(tax?.basis === 'taxed' ? [texts.vat(formatMoney(tax.taxCents, language))] : []),
          buyerRights[sellerKind(seller)][language](returnDays),
        ].join(' '),
      ),
    },
    { heading: texts.terms, paragraphs: [texts.contract(config.MARKETPLACE_NAME), texts.delivery] },
    ...(hasTrader
      ? [
          {
            heading: texts.withdrawal,
            paragraphs: [
              texts.statement(config.SUPPORT_EMAIL),
              texts.goesBack,
              ...withoutWithdrawal(lines, (text) => text[language]),
            ],
          },
        ]
      : []),
  ];
}

/** [LAW-03] Terms and the right of withdrawal on a durable medium: in the mail itself. Nothing where no such law holds. */
export function confirmationTerms(
  app: Pick<App, 'config'>,
  checkout: ConfirmedCheckout,
): { text: string[]; html: string } {
  if (app.config.LEGAL_REGION !== 'eu') return { text: [], html: '' };
  const parts = partsOf(app, checkout);
  return {
    text: parts.flatMap(({ heading, paragraphs }) => ['', heading, ...paragraphs]),
    html: parts
      .map(
        ({ heading, paragraphs }) =>
          `<h2 style="font:600 16px Georgia,serif;border-top:1px solid #221E1A;padding-top:12px;margin:24px 0 8px">${heading}</h2>${paragraphs
            .map((text) => `<p style="color:#554C43;font-size:14px">${escapedHtml(text)}</p>`)
            .join('')}`,
      )
      .join(''),
  };
}

import { z } from 'zod';
import { csvLines } from '#domain/core/csv.ts';
import { speakerOf } from '#domain/core/languages/language.ts';
import { moneyField } from '#domain/core/money.ts';
import type { Promotion } from '#domain/promotions/model.ts';
import { matchingPromotions, matchingSales, promotionViews } from '#domain/promotions/promotion-filter.ts';
import type { Sale } from '#domain/promotions/sale-model.ts';
import type { App } from '../../platform/calls/app.ts';
import type { CsvRequest, CsvTable } from '../views/csv-route.ts';
import { findPromotions } from './promotion-store.ts';
import { findSales } from './sale-store.ts';

const money = (cents: number | null): string => (cents === null ? '' : moneyField(cents));

const rowOf = (promotion: Promotion): string[] => [
  promotion.code,
  promotion.state,
  promotion.kind,
  String(promotion.percent ?? ''),
  money(promotion.amountCents),
  money(promotion.minimumCents),
  promotion.listingTitle ?? '',
  promotion.startsAt,
  promotion.endsAt ?? '',
  String(promotion.orders),
  money(promotion.givenCents),
];

const filterSchema = z.strictObject({
  view: z.enum(promotionViews).default(''),
  q: z.string().max(100).default(''),
});
type Filter = z.output<typeof filterSchema>;

async function* parts(app: App, { userId, filter, language }: CsvRequest<Filter>): AsyncGenerator<string> {
  const promotions = await findPromotions(app.db, { sellerId: userId }, app.clock.now());
  yield csvLines(matchingPromotions(promotions, { ...filter, speaker: speakerOf(language) }).map(rowOf));
}

/** [UX-86] The codes of a shop with what they brought, all or those of a view and of words. */
export const exportedPromotions: CsvTable<Filter> = {
  name: 'promotions',
  filter: filterSchema,
  head: [
    ...[
      'code',
      'state',
      'kind',
      'percent',
      'amount',
      'minimum',
      'listing',
      'starts_at',
      'ends_at',
      'orders',
      'taken_off',
    ],
  ],
  parts,
};

const saleRowOf = ({ off, ...sale }: Sale): string[] => [
  sale.state,
  off.kind,
  off.kind === 'percent' ? String(off.percent) : '',
  off.kind === 'fixed' ? money(off.amountCents) : '',
  sale.listingTitle ?? '',
  sale.startsAt,
  sale.endsAt,
  String(sale.listings),
];

async function* saleParts(app: App, { userId, filter, language }: CsvRequest<Filter>): AsyncGenerator<string> {
  const sales = await findSales(app.db, { sellerId: userId }, app.clock.now());
  yield csvLines(matchingSales(sales, { ...filter, speaker: speakerOf(language) }).map(saleRowOf));
}

/** [UX-86] The sales of a shop with how many pieces each lowers now. */
export const exportedSales: CsvTable<Filter> = {
  name: 'sales',
  filter: filterSchema,
  head: ['state', 'kind', 'percent', 'amount', 'listing', 'starts_at', 'ends_at', 'listings_lowered'],
  parts: saleParts,
};

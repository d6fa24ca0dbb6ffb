import { z } from 'zod';
import { csvLines } from '#domain/core/csv.ts';
import { moneyField } from '#domain/core/money.ts';
import type { Promotion } from '#domain/promotions/model.ts';
import type { App } from '../../platform/calls/app.ts';
import type { CsvTable } from '../views/csv-route.ts';
import { findPromotions } from './promotion-store.ts';

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

async function* parts(app: App, sellerId: string): AsyncGenerator<string> {
  yield csvLines((await findPromotions(app.db, { sellerId }, app.clock.now())).map(rowOf));
}

const all = z.strictObject({});

/** [UX-86] The codes of a shop with what they brought. */
export const exportedPromotions: CsvTable<z.infer<typeof all>> = {
  name: 'promotions',
  filter: all,
  head: [
    ...[
      'code',
      'state',
      'kind',
      'percent',
      'amount',
      'minimum',
      'piece',
      'starts_at',
      'ends_at',
      'orders',
      'taken_off',
    ],
  ],
  parts,
};

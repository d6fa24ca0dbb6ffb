import { DAY } from '#domain/core/time.ts';
import { moveSales } from '#server/modules/promotions/move-sales.ts';
import type { App } from '#server/platform/calls/app.ts';
import { allCalls } from '#server/app/operations.ts';
import { demoCaller } from './demo-caller.ts';
import type { DemoClock } from './demo-clock.ts';
import { demoShops } from './content/shops.ts';
import { type People, sessionOf } from './fill-demo.ts';

/** [DASH-04] Three sales: one listing of Rio Clay last month, all of Lindqvist Keramik these days, all of Rio Clay in three weeks. */
export async function fillSales(app: App, clock: DemoClock, people: People): Promise<void> {
  if ((await app.db.query({ text: 'SELECT 1 FROM sales LIMIT 1' })).rowCount) return;
  const now = Date.now();
  const at = (days: number): Date => new Date(now + days * DAY);
  const sellerOf = (key: string): string => people.get(demoShops.find((shop) => shop.key === key)?.email ?? '') ?? '';
  const make = async (key: string, sale: { percent: number; listingId?: string; from: number; days: number }) => {
    await demoCaller(app, allCalls(), sessionOf(sellerOf(key))).call('promotions.createSale', {
      off: { kind: 'percent', percent: sale.percent },
      listingId: sale.listingId ?? null,
      startsAt: at(sale.from).toISOString(),
      endsAt: at(sale.from + sale.days).toISOString(),
    });
  };
  const { rows } = await app.db.query<{ id: string }>({
    text: 'SELECT id FROM listings WHERE seller_id = $1 AND compare_at_cents IS NULL ORDER BY created_at, title LIMIT 1',
    values: [sellerOf('rio-clay')],
  });
  clock.set(at(-40));
  await make('rio-clay', { percent: 15, listingId: rows[0]?.id, from: -40, days: 7 });
  clock.set(at(-33));
  while (await moveSales.run(app));
  clock.set(at(-3));
  await make('lindqvist', { percent: 20, from: -3, days: 14 });
  clock.set(at(0));
  await make('rio-clay', { percent: 10, from: 21, days: 7 });
  while (await moveSales.run(app));
}

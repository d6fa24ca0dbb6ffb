import { expect, test } from 'vitest';
import { variantOf } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { openSale } from '#test/builders/sale.ts';
import { DAY } from '#domain/core/time.ts';
import { fillTraffic } from './fill-traffic.ts';

test('[DASH-03] the demo shop was looked at in the past weeks, each day once', async () => {
  const sale = await openSale();
  const { db } = sale.app;
  await variantOf(sale, await maker(sale.address, 'Ana Potter'));
  await db.query({ text: 'UPDATE listings SET created_at = $1', values: [new Date(Date.now() - 40 * DAY)] });
  const sums = async () =>
    (
      await db.query({
        text: `SELECT count(*)::int AS days, sum(views)::int AS views, sum(visits)::int AS visits, sum(favourites)::int AS favourites FROM traffic_days WHERE seller_id <> '' AND listing_id = ''`,
      })
    ).rows[0] as Record<'days' | 'views' | 'visits' | 'favourites', number>;
  await fillTraffic(sale.app);
  const first = await sums();
  await fillTraffic(sale.app);
  expect(await sums()).toEqual(first);
  expect(first.days).toBeGreaterThan(37);
  expect(first.favourites).toBeLessThan(first.visits);
  expect(first.visits).toBeLessThan(first.views);
  await sale.stop();
});

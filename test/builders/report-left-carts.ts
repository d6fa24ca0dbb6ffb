import { HOUR } from '#domain/core/time.ts';
import { raiseLeftCarts } from '#server/modules/alerts/raising/on-carts.ts';
import { flushAlerts } from './flush-alerts.ts';
import { passTime } from './pass-time.ts';
import type { Sale } from './sale.ts';

/** Lets the time pass after which shops are told of left carts together, and raises their alerts. */
export async function reportLeftCarts(sale: Sale): Promise<void> {
  await passTime(sale, HOUR);
  await raiseLeftCarts.run(sale.app);
  await flushAlerts(sale.app);
}

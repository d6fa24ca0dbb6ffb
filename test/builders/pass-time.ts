import { setTimeout as wait } from 'node:timers/promises';
import { advanceClock } from '#server/platform/clock/clock.ts';
import type { Sale } from './sale.ts';

/** Moves a sale's simulated clock forward; back as soon as the product has heard of it. */
export async function passTime(sale: Pick<Sale, 'app'>, milliseconds: number): Promise<void> {
  const goal = sale.app.clock.now().getTime() + milliseconds;
  await advanceClock(sale.app.db, milliseconds);
  while (sale.app.clock.now().getTime() < goal) await wait(2);
}

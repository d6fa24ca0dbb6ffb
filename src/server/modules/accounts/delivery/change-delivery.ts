import { type DeliverySettings, nextDigestAt } from '#domain/accounts/delivery/delivery-settings.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { findDeliverySettings, saveDeliverySettings } from './delivery-store.ts';
import { moveDigest } from './digest-store.ts';

/** [UX-70] What waits follows a new rhythm. */
export async function changeDelivery(
  app: App,
  tx: Transaction,
  { userId, settings }: { userId: string; settings: DeliverySettings },
): Promise<void> {
  const now = app.clock.now();
  const before = await findDeliverySettings(tx, userId, app.config.TIME_ZONE);
  await saveDeliverySettings(tx, userId, { ...settings, now });
  if (before.digest !== settings.digest || before.timeZone !== settings.timeZone)
    await moveDigest(tx, userId, nextDigestAt(settings, now));
}

/** By the link in a digest: none comes any more. */
export async function endDigest(app: App, tx: Transaction, userId: string): Promise<void> {
  const settings = await findDeliverySettings(tx, userId, app.config.TIME_ZONE);
  await changeDelivery(app, tx, { userId, settings: { ...settings, digest: 'off' } });
}

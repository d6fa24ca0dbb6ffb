import type { App } from '../../../platform/calls/app.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { findAccount, updateProviderAccount } from './payout-account-store.ts';
import type { ProviderAccount } from './payout-provider.ts';

/** [PAY-06] Notes what the provider knows of a seller; where it wants to know more than before, the seller hears of it. */
export const recordAccount = (
  app: App,
  { sellerId, version, saved }: { sellerId: string; version: number; saved: ProviderAccount },
): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const noted = { sellerId, providerId: saved.id, version, needs: saved.needs };
    const before = await updateProviderAccount(tx, noted);
    if (before?.length === 0 && saved.needs.length > 0)
      await publish(app, tx, {
        name: 'payments.account-needs',
        subject: sellerId,
        payload: { sellerId, failure: 'needs_more' },
        live: [`shop:${sellerId}`],
      });
  });

/** The provider says that something changed: what it wants to know is asked anew. */
export async function syncAccount(app: App, sellerId: string): Promise<void> {
  const account = await findAccount(app.db, sellerId);
  if (!account?.providerId) return;
  const saved = await app.outside.payouts.findAccount(account.providerId);
  await recordAccount(app, { sellerId, version: account.providerVersion, saved });
}

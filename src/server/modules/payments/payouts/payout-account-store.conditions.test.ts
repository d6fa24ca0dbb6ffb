import { expect, test } from 'vitest';
import { NOW, at, bareTables, type BareTables } from '#test/builders/bare-tables.ts';
import {
  findAccount,
  saveSchedule,
  setAccountState,
  setNextPayout,
  updateProviderAccount,
} from './payout-account-store.ts';

const tables = bareTables();

test('[PAY-06, INV-12] what is set on a payout account is set on that seller’s', async () => {
  await tables.fill`payout_accounts: seller_id=ana state=testing version=2 minimum_cents=100 | seller_id=ben`;
  const written = (operation: Parameters<BareTables['written']>[2]) =>
    tables.written('payout_accounts', 'seller_id', operation);
  const own = ['ana'];
  const state = { sellerId: 'ana', state: 'verified', failure: '', failedInRow: 0 } as const;
  expect((await written((tx) => setAccountState(tx, { ...state, version: 1 }))).now).toEqual([]);
  expect((await written((tx) => setAccountState(tx, { ...state, version: 2 }))).now).toEqual(own);
  expect((await written((tx) => setNextPayout(tx, 'ana', at(5)))).now).toEqual(own);
  expect(
    (
      await written((tx) =>
        saveSchedule(tx, { sellerId: 'ana', interval: 'daily', minimumCents: 500, nextPayoutAt: NOW }),
      )
    ).now,
  ).toEqual(own);
  expect(
    (await written((tx) => updateProviderAccount(tx, { sellerId: 'ana', providerId: 'acct', version: 2, needs: [] })))
      .now,
  ).toEqual(own);
  expect([(await findAccount(tables.db, 'ben'))?.minimumCents, await findAccount(tables.db, 'cy')]).toEqual([
    100,
    null,
  ]);
});

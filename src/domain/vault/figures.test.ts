import { expect, test } from 'vitest';
import { KEY_TTL_MS, MAX_DATA, MONITOR, STORE_TTL_MS, SWEEP_INTERVAL_MS } from '../core/vault/limits.ts';
import { vaultOperations } from '../core/vault/wire-sentences.ts';
import { apiKeyDays, apiKeyState, apiScopes, opensCall } from './api-keys.ts';
import * as limits from './limits.ts';

const DAY = 86_400_000;

test('[VAULT-01, VAULT-02, VAULT-04, VAULT-06] how much is closed, for how long, and when the monitor raises an alert', () => {
  expect([MAX_DATA, KEY_TTL_MS, STORE_TTL_MS, SWEEP_INTERVAL_MS]).toEqual([
    10_000,
    { storage: 30 * DAY, session: DAY },
    { value: DAY, log: 7 * DAY, trace: 3 * DAY },
    1_800_000,
  ]);
  expect(MONITOR).toEqual({
    MAX_EVENTS: 100,
    MAX_ALERTS: 50,
    WINDOW_MS: 60_000,
    DECRYPTION_FAILURES: 10,
    ENCRYPTIONS: 1000,
  });
  expect({ ...limits }).toEqual({
    ...{ MAX_ENCRYPTED: 41_000, MAX_LIVE_KEYS: 500, MAX_OPERATIONS: 3000, MAX_KEY_REQUESTS: 60, MAX_API_KEYS: 10 },
    ...{ API_KEY_CALLS: 120, API_KEY_USES_DAYS: 30, MAX_API_KEY_USES: 1000 },
  });
  expect(vaultOperations).toEqual(['requestEncryptionKey', 'encryptData', 'decryptData', 'revokeKey']);
});

test('[VAULT-05] a key opens the calls of its scopes, and of no other', () => {
  const calls: Record<keyof typeof apiScopes, string> = {
    'orders:read':
      'orders.listShopOrders orders.getShopOrder orders.getShopInvoice returns.listShopReturns returns.getShopReturn',
    'orders:write': 'orders.moveShopOrder',
    'listings:read': 'listings.listMine listings.getMine listings.listProfiles',
    'listings:write': 'listings.createListing listings.updateListing listings.setListingState',
    'payouts:read': 'payments.getBalance payments.listLedger payments.listPayouts payments.getPayout',
  };
  const all = Object.values(calls).join(' ').split(' ');
  for (const [scope, opened] of Object.entries(calls))
    expect(
      all.filter((call) => opensCall([scope], call)),
      scope,
    ).toEqual(opened.split(' '));
  expect(all.filter((call) => opensCall(Object.keys(calls), call))).toEqual(all);
  expect([
    opensCall([], 'orders.getShopOrder'),
    opensCall(['orders:all'], 'orders.getShopOrder'),
    opensCall(['orders:read'], 'orders.refund'),
  ]).toEqual([...[false, false, false]]);
  expect(apiKeyDays).toEqual([30, 90, 365]);
});

test('[VAULT-05] a key that nothing ended since it was made is good until its day', () => {
  const now = new Date('2026-11-25T12:00:00Z');
  const beside = (ms: number): Date => new Date(now.getTime() + ms);
  const key = { createdAt: now, expiresAt: beside(1), revokedAt: null, tokensValidFrom: null };
  expect([apiKeyState(key, now), apiKeyState({ ...key, tokensValidFrom: now }, now)]).toEqual(['active', 'active']);
  expect([
    apiKeyState({ ...key, tokensValidFrom: beside(1) }, now),
    apiKeyState({ ...key, expiresAt: now }, now),
  ]).toEqual(['ended', 'expired']);
});

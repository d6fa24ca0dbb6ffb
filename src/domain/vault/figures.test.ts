import { expect, test } from 'vitest';
import { apiKeyDays, apiKeyState, apiScopes, opensCall } from './api-keys.ts';

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

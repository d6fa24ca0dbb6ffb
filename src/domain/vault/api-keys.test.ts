import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apiKeyState, apiScopeNames, apiScopes, decideApiKey, opensCall } from './api-keys.ts';
import { MAX_API_KEYS } from './limits.ts';

const now = new Date('2026-11-25T12:00:00Z');
const at = fc.date({ min: new Date('2026-11-20'), max: new Date('2026-11-30'), noInvalidDate: true });

test('[VAULT-05] a key opens the calls of its scopes and nothing else, whatever it is asked for', () => {
  const all = apiScopeNames.flatMap((scope) => [...apiScopes[scope]]);
  const operation = fc.oneof(
    fc.constantFrom(...all),
    fc.constantFrom('accounts.getProfile', 'admin.getMe', ''),
    fc.string(),
  );
  const scopes = fc.oneof(fc.subarray([...apiScopeNames]), fc.array(fc.string()));
  fc.assert(
    fc.property(scopes, operation, (granted, request) => {
      const expected = apiScopeNames
        .filter((scope) => granted.includes(scope))
        .flatMap((scope): string[] => [...apiScopes[scope]]);
      expect(opensCall(granted, request)).toBe(expected.includes(request));
    }),
  );
  expect(opensCall([], 'orders.listShopOrders')).toBe(false);
  expect(opensCall(['constructor', '__proto__', 'toString'], 'orders.listShopOrders')).toBe(false);
});

test('[VAULT-05] a key is active until it is revoked or over', () => {
  const facts = fc.record({ createdAt: at, expiresAt: at, revokedAt: fc.option(at), tokensValidFrom: fc.option(at) });
  fc.assert(
    fc.property(facts, (key) => {
      const isActive =
        key.revokedAt === null &&
        key.expiresAt.getTime() > now.getTime() &&
        (key.tokensValidFrom?.getTime() ?? 0) <= key.createdAt.getTime();
      expect(apiKeyState(key, now) === 'active').toBe(isActive);
    }),
  );
});

test('[VAULT-05] ten keys are good at the same time, and each lasts as long as was chosen', () => {
  expect(decideApiKey({ days: 30, activeKeys: MAX_API_KEYS - 1, now })).toEqual({
    ok: true,
    value: { expiresAt: new Date('2026-12-25T12:00:00Z') },
  });
  expect(decideApiKey({ days: 30, activeKeys: MAX_API_KEYS, now })).toEqual({
    ok: false,
    problem: { code: 'vault/too-many-api-keys' },
  });
});

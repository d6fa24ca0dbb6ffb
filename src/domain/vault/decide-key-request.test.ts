import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KEY_TTL_MS } from '../core/vault/limits.ts';
import { decideKeyRequest, type ExistingKey } from './decide-key-request.ts';
import { MAX_LIVE_KEYS } from './limits.ts';

const now = new Date('2026-11-25T12:00:00Z');
const soon = new Date(now.getTime() + 60_000);
const input = { userId: 'ana', forUserId: 'ana', purpose: 'storage' as const, existing: null, liveKeys: 0, now };
const there: ExistingKey = { purpose: 'storage', expiresAt: soon, isRevoked: false, isOfSameSession: true };

test('[VAULT-01] a new key lasts as long as its purpose says; asked for again it is the same', () => {
  expect(decideKeyRequest(input)).toEqual({
    ok: true,
    value: { isNew: true, expiresAt: new Date(now.getTime() + KEY_TTL_MS.storage) },
  });
  expect(decideKeyRequest({ ...input, existing: there })).toEqual({
    ok: true,
    value: { isNew: false, expiresAt: soon },
  });
  expect(decideKeyRequest({ ...input, liveKeys: MAX_LIVE_KEYS }).ok).toBe(false);
  expect(decideKeyRequest({ ...input, liveKeys: MAX_LIVE_KEYS, existing: there }).ok).toBe(true);
});

test('[VAULT-01, INV-14] whatever is asked: a key is given to its own person alone, for its own purpose', () => {
  const purpose = fc.constantFrom('storage' as const, 'session' as const);
  const existing = fc.record({
    purpose,
    expiresAt: fc.date({ min: new Date(now.getTime() - 1000), max: soon, noInvalidDate: true }),
    isRevoked: fc.boolean(),
    isOfSameSession: fc.boolean(),
  });
  const person = fc.constantFrom('ana', 'bo');
  const request = fc.record({
    userId: person,
    forUserId: person,
    purpose,
    existing: fc.option(existing),
    liveKeys: fc.nat(MAX_LIVE_KEYS + 5),
    now: fc.constant(now),
  });
  fc.assert(
    fc.property(request, (drawn) => {
      const decided = decideKeyRequest(drawn);
      if (!decided.ok) return;
      expect(drawn.userId).toBe(drawn.forUserId);
      expect(decided.value.expiresAt.getTime()).toBeGreaterThan(now.getTime());
      expect(decided.value.isNew).toBe(drawn.existing === null);
      if (decided.value.isNew) expect(drawn.liveKeys).toBeLessThan(MAX_LIVE_KEYS);
      if (!drawn.existing) return;
      expect(drawn.existing).toMatchObject({ isRevoked: false, purpose: drawn.purpose });
      if (drawn.purpose === 'session') expect(drawn.existing.isOfSameSession).toBe(true);
    }),
  );
});

test('[VAULT-01] what a browser keeps is opened in any session of its person', () => {
  const isGiven = (purpose: 'storage' | 'session', existing: Partial<ExistingKey>) =>
    decideKeyRequest({ ...input, purpose, existing: { ...there, purpose, ...existing } }).ok;
  expect([isGiven('storage', {}), isGiven('storage', { isOfSameSession: false })]).toEqual([true, true]);
  expect([isGiven('session', {}), isGiven('session', { isOfSameSession: false })]).toEqual([true, false]);
  expect([isGiven('storage', { purpose: 'session' }), isGiven('session', { purpose: 'storage' })]).toEqual([
    false,
    false,
  ]);
  expect([isGiven('storage', { isRevoked: true }), isGiven('storage', { expiresAt: now })]).toEqual([false, false]);
});

test('[VAULT-01] a key of a session is found by that session alone', () => {
  const of = (purpose: 'storage' | 'session', existing: Partial<ExistingKey>) =>
    decideKeyRequest({ ...input, purpose, existing: { ...there, ...existing } }).ok;
  expect(of('storage', { isOfSameSession: false })).toBe(true);
  expect(of('session', { purpose: 'session' })).toBe(true);
  expect(of('session', { purpose: 'session', isOfSameSession: false })).toBe(false);
  expect([of('session', {}), of('storage', { purpose: 'session' })]).toEqual([false, false]);
});

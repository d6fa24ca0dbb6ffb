import { expect, test } from 'vitest';
import { apiKeyState } from './api-keys.ts';
import { decideKeyRequest } from './decide-key-request.ts';

const now = new Date('2026-11-21T10:00:00Z');
const beside = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);

test('[VAULT-05] a key is over in the very moment that it was given to', () => {
  const key = { createdAt: now, expiresAt: beside(1), revokedAt: null, tokensValidFrom: null };
  expect([0, 1].map((ms) => apiKeyState({ ...key, expiresAt: beside(ms) }, now))).toEqual(['expired', 'active']);
  expect([-1, 0, 1].map((ms) => apiKeyState({ ...key, tokensValidFrom: beside(ms) }, now))).toEqual([
    'active',
    'active',
    'ended',
  ]);
});

test('[VAULT-01, INV-14] a key of the vault does not come back in the very moment that it is over', () => {
  const existing = { purpose: 'session', isOfSameSession: true, isRevoked: false } as const;
  const ask = (ms: number) =>
    decideKeyRequest({
      userId: 'ana',
      forUserId: 'ana',
      purpose: 'session',
      existing: { ...existing, expiresAt: beside(ms) },
      liveKeys: 0,
      now,
    }).ok;
  expect([0, 1].map(ask)).toEqual([false, true]);
});

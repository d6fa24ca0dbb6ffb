import { expect, test } from 'vitest';
import { decideProviderSignIn } from './provider-sign-in.ts';

const nobody = { identityOwner: null, emailOwner: null, providerVerified: true, connectTo: null };

test('[ACC-05] a known account at the provider signs in even under another address', () => {
  expect(
    decideProviderSignIn({ ...nobody, identityOwner: 'rio', emailOwner: { id: 'eve', emailVerified: true } }),
  ).toEqual({ ok: true, value: { kind: 'sign-in', userId: 'rio' } });
});

test('[ACC-05] an unknown one makes an account where its address is free', () => {
  expect(decideProviderSignIn(nobody)).toEqual({ ok: true, value: { kind: 'create' } });
});

test('[ACC-05] an address links only when both sides have verified it', () => {
  const owner = (emailVerified: boolean, providerVerified: boolean) =>
    decideProviderSignIn({ ...nobody, emailOwner: { id: 'rio', emailVerified }, providerVerified });
  expect(owner(true, true)).toEqual({ ok: true, value: { kind: 'link', userId: 'rio' } });
  for (const [ours, theirs] of [
    [true, false],
    [false, true],
    [false, false],
  ] as const)
    expect(owner(ours, theirs)).toEqual({ ok: false, problem: { code: 'accounts/account-exists' } });
});

test('[ACC-08] connecting takes what is free, and nothing that is somebody else’s', () => {
  expect(decideProviderSignIn({ ...nobody, connectTo: 'rio' })).toEqual({
    ok: true,
    value: { kind: 'link', userId: 'rio' },
  });
  expect(decideProviderSignIn({ ...nobody, connectTo: 'rio', identityOwner: 'eve' })).toEqual({
    ok: false,
    problem: { code: 'accounts/user-mismatch' },
  });
});

import { expect, test } from 'vitest';
import { isReservedName, nameShape } from '../core/reserved-names.ts';
import { checkCredentials, checkEmail } from './credentials.ts';
import { nameOfAddress } from './name-of-address.ts';
import { normalPhone } from './phone-number.ts';
import { initials, presentationName } from './presentation-name.ts';
import { decideProviderSignIn, type ProviderFacts } from './provider-sign-in.ts';

test('[ACC-11] the best name that is filled is shown, in the order of the sources, without the spaces around it', () => {
  const sources = [
    ...['displayName', 'display_name', 'username', 'user_name', 'name', 'originalDisplayName'],
    'original_display_name',
  ];
  for (const [at] of sources.entries()) {
    const known = Object.fromEntries(sources.map((name, index) => [name, index < at ? ' ' : ` ${name} `]));
    expect(presentationName({ ...known, firstName: 'Ida', email: 'ida@example.com' })).toBe(sources[at]);
  }
  expect(presentationName({ first_name: 'Ida', last_name: 'Sommer', email: 'x@example.com' })).toBe('Ida Sommer');
  expect(presentationName({ lastName: 'Sommer' })).toBe('Sommer');
  expect(presentationName({ email: 'ida@example.com', uid: 'u' })).toBe('ida');
  expect(presentationName({ uid: ' ', id: 'abcdefghijk' })).toBe('User defghijk');
  expect(presentationName({ email: '@' })).toBe('User');
});

test('[ACC-12] initials are of first and last name, else of the first two words, else of the one, else U', () => {
  expect(initials({ first_name: 'ida', lastName: 'sommer', displayName: 'X Y' })).toBe('IS');
  expect(initials({ firstName: 'ida', displayName: ' ana  rios da silva ' })).toBe('AR');
  expect(initials({ display_name: '🏺 pots', email: 'x@example.com' })).toBe('🏺P');
  expect([initials({ display_name: 'élodie' }), initials({ email: 'x@example.com' })]).toEqual(['É', 'U']);
});

test('[ACC-16] a telephone number is kept as plus and seven to fifteen digits, however it was written', () => {
  for (const written of ['+351 912 345 678', '00351-912.345/678', ' +351 (912) 345678 '])
    expect(normalPhone(written)).toBe('+351912345678');
  expect([normalPhone('+1234567'), normalPhone(`+${'1'.repeat(15)}`)]).toEqual(['+1234567', `+${'1'.repeat(15)}`]);
  for (const wrong of ['+123456', `+${'1'.repeat(16)}`, '912345678', '+0123456789', '+351912x45678', '++351912345678'])
    expect(normalPhone(wrong), wrong).toBeUndefined();
  // Two noughts begin it, and nothing else.
  expect(normalPhone('+3500351912')).toBe('+3500351912');
});

test('[ACC-11] who gave no name is called as their address begins, where that may be a name and nobody takes it for the house', () => {
  expect(nameOfAddress('ida.sommer@example.com', 'Artisan Market')).toBe('ida.sommer');
  expect(nameOfAddress('support@example.com', 'Artisan Market')).toBe('User');
  expect(nameOfAddress('artisanmarket@example.com', 'Artisan Market')).toBe('User');
  expect(nameOfAddress('@example.com', 'Artisan Market')).toBe('User');
});

test('[AUTHUI-02] of address and password the first that is wrong is told', () => {
  const wrong = (code: string) => ({ ok: false, problem: { code } });
  expect(checkCredentials({ email: ' Ida@Example.com ', password: '123456' })).toEqual({
    ok: true,
    value: { email: 'ida@example.com', password: '123456' },
  });
  expect(checkCredentials({ email: 'ida', password: '1' })).toEqual(wrong('accounts/invalid-email'));
  expect(checkCredentials({ email: 'ida@example.com', password: '12345' })).toEqual(wrong('accounts/weak-password'));
  // Something that nobody sees makes it another address.
  expect(checkEmail('ida\u200b@example.com')).toEqual(wrong('accounts/invalid-email'));
  expect(checkEmail(`${'a'.repeat(242)}@example.com`).ok).toBe(true);
  expect(checkEmail(`${'a'.repeat(243)}@example.com`)).toEqual(wrong('accounts/invalid-email'));
});

test('[ACC-05] an account of a provider signs its owner in, is linked for whoever asks, and is never taken over from somebody else', () => {
  const facts: ProviderFacts = { identityOwner: null, emailOwner: null, providerVerified: true, connectTo: null };
  const decide = (changes: Partial<ProviderFacts>) => decideProviderSignIn({ ...facts, ...changes });
  const refused = (code: string) => ({ ok: false, problem: { code } });
  expect(decide({})).toEqual({ ok: true, value: { kind: 'create' } });
  expect(decide({ identityOwner: 'ida' })).toEqual({ ok: true, value: { kind: 'sign-in', userId: 'ida' } });
  expect(decide({ connectTo: 'ida' })).toEqual({ ok: true, value: { kind: 'link', userId: 'ida' } });
  const own = { connectTo: 'ida', identityOwner: 'ida' };
  expect(decide(own)).toEqual({ ok: true, value: { kind: 'sign-in', userId: 'ida' } });
  expect(decide({ ...own, identityOwner: 'ana' })).toEqual(refused('accounts/user-mismatch'));
  const emailOwner = { id: 'ida', emailVerified: true };
  expect(decide({ emailOwner })).toEqual({ ok: true, value: { kind: 'link', userId: 'ida' } });
  expect(decide({ emailOwner, providerVerified: false })).toEqual(refused('accounts/account-exists'));
  expect(decide({ emailOwner: { ...emailOwner, emailVerified: false } })).toEqual(refused('accounts/account-exists'));
});

test('[ACC-09] a name that looks like the house or one of its offices is reserved, with words and numbers beside it too', () => {
  const isReserved = (name: string, house = 'Artisan Market') => isReservedName(name, house);
  for (const name of [
    'Ártisan Markęt',
    'The Artisan Market Team',
    'Support 24',
    'Admin_',
    'support.7',
    'My Artisan Market 2',
  ])
    expect(isReserved(name), name).toBe(true);
  expect(isReserved('Ana of Artisan Market')).toBe(true);
  for (const name of ['Ana Support', 'Team', 'Marketa', '24', 'The 7']) expect(isReserved(name), name).toBe(false);
  // A short name of the house is reserved as a whole name, and not wherever its letters stand.
  expect([isReserved('Etsy', 'Etsy'), isReserved('Betsy', 'Etsy'), isReserved('Etsy Etsy', 'Etsy')]).toEqual([
    true,
    false,
    true,
  ]);
  expect([isReserved('Xcraftbay', 'Craftbay'), isReserved('Xcraftba', 'Craftba')]).toEqual([true, false]);
  // Without a name of the house its offices are reserved all the same.
  expect([isReserved('Support Admin', ''), isReserved('Ida', '')]).toEqual([true, false]);
});

test('[ACC-09] signs that are drawn alike have one shape: accents, case, spaces, look-alikes, rn and vv', () => {
  expect(nameShape('Ç.o-r n_e')).toBe(nameShape('come'));
  expect(nameShape('Vvall')).toBe(nameShape('wall'));
  expect(nameShape('ÀÉÎ')).toBe('aei');
});

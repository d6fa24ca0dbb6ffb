import { expect, test } from 'vitest';
import { checkCredentials, checkEmail, normalEmail } from './credentials.ts';
import { nameProblem, validDisplayName } from './display-name.ts';
import { nameOfAddress } from './name-of-address.ts';
import { normalPhone } from './phone-number.ts';
import { initials, presentationName } from './presentation-name.ts';

test('[ACC-11] the best name that is filled is shown, in the order of the sources', () => {
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

test('[ACC-12] initials come from the first and last name, or from what there is', () => {
  expect(initials({ first_name: 'ida', lastName: 'sommer', displayName: 'X Y' })).toBe('IS');
  expect(initials({ firstName: 'ida', displayName: ' ana  rios da silva ' })).toBe('AR');
  expect(initials({ display_name: '🏺 pots', email: 'x@example.com' })).toBe('🏺P');
  expect([initials({ display_name: 'élodie' }), initials({ email: 'x@example.com' })]).toEqual(['É', 'U']);
});

test('[ACC-16] a telephone number is stored as plus and seven to fifteen digits', () => {
  for (const written of ['+351 912 345 678', '00351-912.345/678', ' +351 (912) 345678 '])
    expect(normalPhone(written)).toBe('+351912345678');
  expect([normalPhone('+1234567'), normalPhone(`+${'1'.repeat(15)}`)]).toEqual(['+1234567', `+${'1'.repeat(15)}`]);
  for (const wrong of ['+123456', `+${'1'.repeat(16)}`, '912345678', '+0123456789', '+351912x45678', '++351912345678'])
    expect(normalPhone(wrong), wrong).toBeUndefined();
  // Two noughts begin it, and nothing else.
  expect(normalPhone('+3500351912')).toBe('+3500351912');
});

test('[ACC-11] who gave no name is called as their address begins', () => {
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

test('[ACC-09] a name has the apostrophes of telephones and a dot between letters', () => {
  for (const name of ['Seán O’Brien', "Seán O'Brien", 'Vil·la', 'D‘Arcy'])
    expect(validDisplayName(name), name).toBe(name);
  for (const name of ['·Ana', 'Ana·', '’']) expect(validDisplayName(name), name).toBeUndefined();
  expect(nameProblem('a'.repeat(51)).code).toBe('accounts/display-name-too-long');
  expect(nameProblem('<b>').code).toBe('accounts/invalid-display-name');
});

test.each([
  ['Ida@KÖLN.example', 'ida@xn--kln-sna.example'],
  ['ida@xn--kln-sna.example', 'ida@xn--kln-sna.example'],
  ['ida@ko\u0308ln.example', 'ida@xn--kln-sna.example'],
  ['ida@straße.example', 'ida@xn--strae-oqa.example'],
  ['ida@köln.example/x', 'ida@köln.example/x'],
])('[ACC-01] the address %s is one with %s', (typed, stored) => {
  expect(normalEmail(typed)).toBe(stored);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkCredentials, checkEmail } from './credentials.ts';
import { signUpName, validDisplayName } from './display-name.ts';
import { initials, presentationName } from './presentation-name.ts';

test('[ACC-09] a display name has 1 to 50 letters, digits, spaces, hyphens, underscores, periods, apostrophes', () => {
  expect(validDisplayName('  Inês Duarte ')).toBe('Inês Duarte');
  expect(validDisplayName("Mary-Jane O'Neil_Jr. 3")).toBe("Mary-Jane O'Neil_Jr. 3");
  expect(validDisplayName('陶芸 工房')).toBe('陶芸 工房');
  for (const bad of ['', '   ', '---', '._', 'a<b', 'x'.repeat(51), 'tab\there', 7, null])
    expect(validDisplayName(bad)).toBeUndefined();
  expect(validDisplayName('x'.repeat(50))).toBe('x'.repeat(50));
});

test('[ACC-09] a valid name is trimmed, at most 50 characters and never holds markup', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (raw) => {
      const name = validDisplayName(raw);
      if (name === undefined) return;
      expect(name).toBe(name.trim());
      expect([...name].length).toBeLessThanOrEqual(50);
      expect(name).not.toMatch(/[<>"&/]/);
      expect(validDisplayName(name)).toBe(name);
    }),
  );
});

test('[ACC-10] a name of which nothing is left fails; a blank one stays as typed', () => {
  expect(signUpName('<script>')).toBeUndefined();
  expect(signUpName(' Ana ')).toBe('Ana');
  expect(signUpName('  ')).toBe('  ');
});

test('[ACC-11] the name to show comes from the best source in order', () => {
  expect(presentationName({ displayName: ' Ana ', username: 'ana7' })).toBe('Ana');
  expect(presentationName({ display_name: 'Ana' })).toBe('Ana');
  expect(presentationName({ user_name: 'ana7', name: 'Ana D' })).toBe('ana7');
  expect(presentationName({ name: 'Ana D', originalDisplayName: 'A' })).toBe('Ana D');
  expect(presentationName({ original_display_name: 'A', firstName: 'X' })).toBe('A');
  expect(presentationName({ first_name: 'Ana', last_name: 'Duarte', email: 'x@y.zz' })).toBe('Ana Duarte');
  expect(presentationName({ email: 'ana@example.com', uid: 'u' })).toBe('ana');
  expect(presentationName({ uid: '0123456789abcdef' })).toBe('User 89abcdef');
  expect(presentationName({ id: 'short' })).toBe('User short');
  expect(presentationName({})).toBe('User');
});

test('[ACC-12] initials come from first and last name, else from two words, else one letter, else U', () => {
  expect(initials({ firstName: 'ana', lastName: 'duarte', displayName: 'Other Name' })).toBe('AD');
  expect(initials({ displayName: 'rio clay porto' })).toBe('RC');
  expect(initials({ displayName: 'ézéchiel' })).toBe('É');
  expect(initials({ firstName: 'Ana' })).toBe('U');
  expect(initials({})).toBe('U');
});

test('[AUTHUI-02] an address must look like one and a password has at least 6 characters', () => {
  expect(checkEmail('  Ana@Example.COM ')).toEqual({ ok: true, value: 'ana@example.com' });
  for (const bad of ['', 'ana', 'ana@', '@x.yy', 'a b@x.yy', 'a@x', 'a@@x.yy', '<a@x.yy>', `${'a'.repeat(250)}@x.yy`]) {
    expect(checkEmail(bad)).toMatchObject({ ok: false, problem: { code: 'accounts/invalid-email' } });
  }
  expect(checkCredentials({ email: 'a@b.cc', password: '12345' })).toMatchObject({
    ok: false,
    problem: { code: 'accounts/weak-password' },
  });
  expect(checkCredentials({ email: 'a@b.cc', password: '123456' }).ok).toBe(true);
});

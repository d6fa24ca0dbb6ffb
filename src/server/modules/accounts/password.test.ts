import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { cheapPasswords } from '#test/support/cheap-passwords.ts';
import { PASSWORD_COST } from '../../platform/secrets/password-cost.ts';
import { hashedPassword, isPassword } from './password.ts';

const app = { passwordCost: PASSWORD_COST };

test('[INV-12] a password hash is that of the identity library', async () => {
  expect(PASSWORD_COST).toEqual({ N: 16384, r: 16, p: 1 });
  const hash = await hashedPassword(app, 'Pässwort ﬁn');
  expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(await verifyPassword({ hash, password: 'Pässwort ﬁn' })).toBe(true);
  expect(await isPassword(await hashPassword('correct horse'), 'correct horse')).toBe(true);
  expect(await isPassword(await hashPassword('correct horse'), 'correct horsf')).toBe(false);
});

test('[INV-12] a hash of another cost says so and opens with its own password alone', async () => {
  for (const passwordCost of [cheapPasswords, { N: 1024, r: 8, p: 2 }]) {
    const hash = await hashedPassword({ passwordCost }, 'correct horse');
    expect(hash).toMatch(new RegExp(`^${passwordCost.N},${passwordCost.r},${passwordCost.p}:[0-9a-f]{32}:`));
    expect(await isPassword(hash, 'correct horse')).toBe(true);
    expect(await isPassword(hash, 'correct horsf')).toBe(false);
    // Without its cost it is no hash of that password.
    expect(await isPassword(hash.slice(hash.indexOf(':') + 1), 'correct horse')).toBe(false);
  }
});

test('[INV-12] two hashes of one password differ, and what is no hash opens with nothing', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => hashedPassword(app, 'correct horse')));
  expect(one).not.toBe(other);
  for (const hash of ['', ':', 'correct horse', `${one?.split(':')[0]}:`])
    expect(await isPassword(hash, ''), hash).toBe(false);
});

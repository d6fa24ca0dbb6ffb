import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { secretOf } from '../modules/accounts/security/second-factor-store.ts';
import { auditChecks, runChecks } from './audit/run-audit.ts';
import { storedSecrets } from './stored-secrets.ts';
import { signingKey } from './wire/signing-keys.ts';
import type { App } from '../platform/calls/app.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { resealSecrets } from '../platform/secrets/reseal.ts';
import { seal, unseal } from '../platform/secrets/seal.ts';
import { secretKeys } from '../platform/secrets/secret-keys.ts';
import { onlyRow } from '../platform/database/only-row.ts';

let sale: Sale;
const key = (): string => randomBytes(32).toString('base64');
const [first, second] = [key(), key()];
const withKeys = (...keys: string[]): Config =>
  readConfig({ DATABASE_URL: 'postgres://x/y', SECRETS_KEY: keys.join(',') });
const appWith = (...keys: string[]): App => ({
  ...sale.app,
  config: { ...sale.app.config, SECRETS_KEY: keys.join(',') },
});
const insertFactor = (userId: string, secret: string) =>
  sale.app.db.query({
    text: `INSERT INTO second_factors (user_id, id, kind, secret, created_at, confirmed_at) VALUES ($1, 'f', 'totp', $2, now(), now())`,
    values: [userId, secret],
  });
const stored = async (userId: string): Promise<string> =>
  onlyRow(
    await sale.app.db.query<{ secret: string }>({
      text: 'SELECT secret FROM second_factors WHERE user_id = $1',
      values: [userId],
    }),
  ).secret;
const opened = async (app: App, userId: string) => secretOf(app, userId, { id: 'f', secret: await stored(userId) });
/** What the audit finds wrong with stored secrets. */
async function breaches(): Promise<string[]> {
  const client = await sale.app.db.pool.connect();
  try {
    const checks = auditChecks(sale.app.config).filter(({ unit }) => unit.startsWith('secrets of'));
    const findings = await runChecks(client, { now: sale.app.clock.now(), checks });
    return findings.flatMap((finding) => finding.breaches.map(({ breach }) => breach));
  } finally {
    client.release();
  }
}

beforeAll(async () => {
  sale = await openSale();
});
afterAll(() => sale.stop());

test('[ACC-13, INV-12] a sealed secret opens with its key at its own place alone', () => {
  const config = withKeys(first);
  const sealed = seal(config, 'a/1', 'JBSWY3DPEHPK3PXP');
  expect(unseal(config, 'a/1', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(seal(config, 'a/1', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  const [, id = '', text = ''] = sealed.split(':');
  const changed = Buffer.from(text, 'base64url');
  changed[20] = (changed[20] ?? 0) ^ 1;
  expect(() => unseal(config, 'a/2', sealed)).toThrow();
  expect(() => unseal(config, 'a/1', `sealed:${id}:${changed.toString('base64url')}`)).toThrow();
  expect(() => unseal(withKeys(second), 'a/1', sealed)).toThrow(`needs the key ${id}`);
  expect(unseal(withKeys(second, first), 'a/1', sealed)).toBe('JBSWY3DPEHPK3PXP');
});

test('[RUN-02, INV-12] without the setting a key is made once, in a file that its owner alone reads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'key-'));
  try {
    const [one, other] = [readConfig({ DATA_DIR: folder }), readConfig({ DATA_DIR: folder })];
    expect(secretKeys(one)).toEqual(secretKeys(other));
    expect(statSync(join(folder, 'secrets.key')).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(join(folder, 'secrets.key'), 'utf8'), 'base64')).toHaveLength(32);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('[ACC-13, RUN-08] the start seals what an older version stored plainly', async () => {
  await insertFactor('plain-one', 'JBSWY3DPEHPK3PXP');
  await signingKey(sale.app);
  expect(await breaches()).toEqual(['second_factors plain-one f: stored plainly']);
  expect(await resealSecrets(sale.app, storedSecrets)).toBe(1);
  expect(await stored('plain-one')).toMatch(/^sealed:/);
  expect(await opened(sale.app, 'plain-one')).toBe('JBSWY3DPEHPK3PXP');
  expect(await breaches()).toEqual([]);
  const { rows } = await sale.app.db.query<{ private_key: string }>({ text: 'SELECT private_key FROM identity_keys' });
  expect(rows.every(({ private_key: text }) => text.startsWith('sealed:'))).toBe(true);
});

test('[INV-12] another key in front seals everything again', async () => {
  await sale.app.db.query({ text: 'DELETE FROM secret_keys' });
  await sale.app.db.query({ text: 'DELETE FROM identity_keys' });
  await sale.app.db.query({ text: 'DELETE FROM second_factors' });
  await insertFactor('turning', 'JBSWY3DPEHPK3PXP');
  const old = appWith(first);
  await resealSecrets(old, storedSecrets);
  const [before] = secretKeys(old.config);
  await expect(resealSecrets(appWith(second), storedSecrets)).rejects.toThrow(
    new RegExp(`^The setting SECRETS_KEY is wrong: .*\\(${before?.id}\\)`),
  );
  expect(await resealSecrets(appWith(second, first), storedSecrets)).toBe(1);
  expect(await opened(appWith(second), 'turning')).toBe('JBSWY3DPEHPK3PXP');
  await expect(opened(appWith(first), 'turning')).rejects.toThrow('needs the key');
  expect(await breaches()).toEqual([]);
  await expect(resealSecrets(appWith(first), storedSecrets)).rejects.toThrow('SECRETS_KEY');
});

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditChecks, runChecks } from '#server/app/audit/run-audit.ts';
import { storedSecrets } from '#server/app/stored-secrets.ts';
import { seededRandom } from '#server/platform/clock/random.ts';
import { resealSecrets } from '#server/platform/secrets/reseal.ts';
import { secretKeys } from '#server/platform/secrets/secret-keys.ts';
import { vaultContract } from '#domain/vault/contract.ts';
import { ask } from '#test/builders/ask.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { until } from '#test/builders/until.ts';
import { newVaultUser, type VaultUser, vaultUser } from '#test/builders/vault.ts';
import { runs } from '#test/support/properties.ts';
import { seed } from '#test/support/seed.ts';
import { freePort } from '../../../scripts/free-port.mjs';
import { spawnServer } from '../child-server.ts';

vi.setConfig({ testTimeout: 600_000 });

const KEYS = 400;
const CANARY = 'CANARY-52b9';
const random = seededRandom(seed);
const newKey = (): string => randomBytes(32).toString('base64');

let sale: Sale;
let ana: VaultUser;
let present = newKey();
const sql = sqlOf(() => sale);
/** What was acknowledged: it has to open for ever. */
const acknowledged: { keyId: string; encryptedData: string; data: string }[] = [];

async function encryptOne(): Promise<void> {
  const [keyId, data] = [`key_${random.integer(KEYS)}`, `${CANARY} ${acknowledged.length}`];
  acknowledged.push({ keyId, data, encryptedData: await ana.encrypted(keyId, data) });
}

const setKeys = (...keys: string[]): void => {
  sale.app.config = { ...sale.app.config, SECRETS_KEY: keys.join(',') };
};
const sealedBy = async (keyId: string): Promise<number> =>
  (
    await sql<{ count: number }>(
      `SELECT count(*)::int AS count FROM vault_keys WHERE wrapped LIKE 'sealed:' || $1 || ':%'`,
      [keyId],
    )
  ).rows[0]?.count ?? 0;

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
  sale = await openSale({ SECRETS_KEY: present });
  ana = await newVaultUser(sale.address, 'Ana Potter');
  for (let index = 0; index < KEYS; index += 1) {
    if (index % 50 === 0) await sql('DELETE FROM vault_counts');
    await ana.key(`key_${index}`);
  }
});
afterAll(() => sale.stop());

test('[VAULT-01, INV-14] the master key is changed while people encrypt', async () => {
  for (let round = 0; round < runs(2); round += 1) {
    const next = newKey();
    // As README says: every process knows both, then one after the other starts with the new one in front.
    setKeys(present, next);
    const [newest] = secretKeys({ ...sale.app.config, SECRETS_KEY: next });
    const server = spawnServer({
      DATABASE_URL: sale.databaseUrl,
      DATA_DIR: sale.app.config.DATA_DIR,
      PORT: String(await freePort()),
      SANDBOX_PORT: String(await freePort()),
      SECRETS_KEY: `${next},${present}`,
    });
    const goal = random.integer(KEYS);
    let isKilled = false;
    const people = (async () => {
      while (!isKilled) {
        await sql('DELETE FROM vault_counts');
        await encryptOne();
      }
    })();
    await until(async () => (await sealedBy(newest?.id ?? '')) > goal, `${goal} keys are sealed anew`, 120_000);
    server.process.kill('SIGKILL');
    await server.ended;
    isKilled = true;
    await people;
    await sql('DELETE FROM vault_counts');
    ana = vaultUser(sale.address, ana.who, (await ask(ana.who, vaultContract.getToken)).token);
    for (const { keyId, encryptedData, data } of acknowledged)
      expect(await ana.ask('decryptData', { keyId, encryptedData })).toEqual({ status: 200, data });
    // The next start ends what the killed one began.
    setKeys(next, present);
    await resealSecrets(sale.app, storedSecrets);
    setKeys(next);
    expect(await sealedBy(newest?.id ?? '')).toBe(KEYS);
    expect(await breaches()).toEqual([]);
    await encryptOne();
    present = next;
    acknowledged.splice(0, Math.max(0, acknowledged.length - 100));
  }
  const { rows: tables } = await sql<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_class c WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of tables) {
    const { rows } = await sql(`SELECT 1 FROM ${name} t WHERE t::text LIKE '%${CANARY}%'`);
    expect([name, rows.length]).toEqual([name, 0]);
  }
});

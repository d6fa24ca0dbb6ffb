import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../../platform/calls/app.ts';
import { seededRandom } from '../../platform/clock/random.ts';
import { readConfig } from '../../platform/config/config.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { connectSandbox } from './connect-sandbox.ts';
import { type Bed, environment, openBed, sdk } from '#sandbox/stripe/sandbox-test-bed.ts';

let bed: Bed;
beforeAll(async () => void (bed = await openBed()));
afterAll(() => bed?.stop());

test('[PAY-02] two processes over one database have the same keys, other ports', async () => {
  const app = {
    ...environment(bed.db),
    config: readConfig({ PORT: String(Number(new URL(bed.sandbox.apiBase).port) - 1) }),
  } as unknown as App;
  const [one, two] = [await connectSandbox(app), await connectSandbox(app)];
  try {
    expect(one.secretKey).toMatch(/^sk_test_\w{32}$/);
    expect([two.secretKey, two.publishableKey, two.webhookSecret]).toEqual([
      one.secretKey,
      one.publishableKey,
      one.webhookSecret,
    ]);
    expect(new Set([one.apiBase, two.apiBase, bed.sandbox.apiBase]).size).toBe(3);
    expect(one.jsUrl).toBe(`http://localhost:${new URL(one.apiBase).port}/v3/`);
    const intent = await sdk(one.apiBase, one.secretKey).paymentIntents.create({ amount: 500, currency: 'eur' });
    expect((await sdk(two.apiBase, two.secretKey).paymentIntents.retrieve(intent.id)).amount).toBe(500);
  } finally {
    await Promise.all([one.stop(), two.stop()]);
  }
});

test('[INV-12] keys come from the system’s generator in the demo too', async () => {
  const keys: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    await bed.db.query({ text: 'DELETE FROM stripe_sandbox.accounts' });
    const sandbox = await connectSandbox({
      ...environment(bed.db),
      random: seededRandom(1918),
      config: readConfig({ PORT: '0' }),
    } as unknown as App);
    keys.push(sandbox.secretKey, sandbox.publishableKey, sandbox.webhookSecret);
    await sandbox.stop();
  }
  expect(new Set(keys).size).toBe(6);
});

test('what the sandbox asks of the database is no statement of the product', async () => {
  const db = openDatabase(bed.databaseUrl);
  const sandbox = await connectSandbox({ ...environment(db), config: readConfig({ PORT: '0' }) } as unknown as App);
  try {
    const before = db.statements.count;
    const intent = await sdk(sandbox.apiBase, sandbox.secretKey).paymentIntents.create({
      amount: 500,
      currency: 'eur',
    });
    expect(intent.amount).toBe(500);
    expect(db.statements.count).toBe(before);
  } finally {
    await sandbox.stop();
    await db.close();
  }
});

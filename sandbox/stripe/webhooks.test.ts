import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { until } from '#test/builders/until.ts';
import { type Bed, environment, keys, openBed, sdk } from './sandbox-test-bed.ts';
import { serveSandbox } from './sandbox-server.ts';
import { onlyRow } from './store/only-row.ts';

let bed: Bed;
beforeAll(async () => void (bed = await openBed()));
afterAll(() => bed?.stop());
beforeEach(() => {
  bed.receiver.came.length = 0;
  bed.receiver.status = 200;
});
afterEach(async () => {
  bed.receiver.status = 200;
  await plan({ action: 'reset' });
  await plan({ action: 'flush' });
});

const paid = {
  amount: 4890,
  currency: 'eur',
  confirm: true,
  payment_method: 'pm_card_visa',
  payment_method_types: ['card'],
};
const plan = async (wanted: Record<string, string>): Promise<{ delivered?: number }> =>
  (await bed.post('/_sandbox/webhooks', wanted)).body;
const types = (): string[] => bed.receiver.came.map(({ event }) => event.type);
const waiting = async (): Promise<number> =>
  onlyRow(
    await bed.db.query<{ n: number }>({ text: 'SELECT count(*)::integer AS n FROM stripe_sandbox.webhook_deliveries' }),
  ).n;

describe('webhooks', () => {
  test('[PAY-02] every outcome is sent by a webhook that is signed with our secret', async () => {
    const intent = await bed.stripe.paymentIntents.create({ ...paid, metadata: { order: 'AM-7' } });
    await bed.stripe.refunds.create({ payment_intent: intent.id, amount: 90 });
    await bed.stripe.paymentIntents
      .create({ ...paid, payment_method: 'pm_card_chargeDeclined' })
      .catch(() => undefined);
    await bed.stripe.paymentIntents.create({ ...paid, payment_method: 'pm_card_authenticationRequired' });
    await bed.stripe.paymentIntents.cancel(
      (await bed.stripe.paymentIntents.create({ amount: 500, currency: 'eur' })).id,
    );
    const wanted = [
      'charge.refunded',
      'payment_intent.canceled',
      'payment_intent.payment_failed',
      'payment_intent.requires_action',
      'payment_intent.succeeded',
    ];
    await until(() => bed.receiver.came.length >= 5, 'five webhooks');
    expect(types().toSorted()).toEqual(wanted);
    for (const { body, signature } of bed.receiver.came) {
      expect(bed.stripe.webhooks.constructEvent(body, signature, keys.webhookSecret).id).toMatch(/^evt_/);
      expect(() => bed.stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
      expect(() =>
        bed.stripe.webhooks.constructEvent(
          body.replace('4890', '4891').replace('500', '501'),
          signature,
          keys.webhookSecret,
        ),
      ).toThrow();
    }
    const succeeded = bed.receiver.came.find(({ event }) => event.type === 'payment_intent.succeeded')?.event;
    expect(succeeded?.data.object).toMatchObject({ id: intent.id, status: 'succeeded', metadata: { order: 'AM-7' } });
    expect((await bed.stripe.events.retrieve(succeeded?.id ?? '')).type).toBe('payment_intent.succeeded');
    await until(async () => (await waiting()) === 0, 'nothing waits');
  });

  test('[PAY-02] a receiver that is down is tried again until it answers', async () => {
    bed.receiver.status = 500;
    await bed.stripe.paymentIntents.create(paid);
    await until(
      async () =>
        onlyRow(
          await bed.db.query<{ n: number }>({ text: 'SELECT max(tries) AS n FROM stripe_sandbox.webhook_deliveries' }),
        ).n >= 2,
      'two tries',
    );
    expect(types()).toEqual([]);
    bed.receiver.status = 200;
    await until(() => types().length === 1, 'it came');
  });

  test('[PAY-02] twice: the same event comes again, and again when asked', async () => {
    await plan({ copies: '2' });
    await bed.stripe.paymentIntents.create(paid);
    await until(() => bed.receiver.came.length === 2, 'two copies');
    const ids = bed.receiver.came.map(({ event }) => event.id);
    expect(ids[0]).toBe(ids[1]);
    await plan({ copies: '1' });
    await plan({ action: 'resend', event: ids[0] ?? '' });
    expect(bed.receiver.came.map(({ event }) => event.id)).toEqual([ids[0], ids[0], ids[0]]);
  });

  test('[PAY-02] late: held back until the test lets it go', async () => {
    await plan({ hold: 'true' });
    await bed.stripe.paymentIntents.create(paid);
    expect(await waiting()).toBe(1);
    await plan({});
    expect(types()).toEqual([]);
    expect((await plan({ action: 'flush' })).delivered).toBe(1);
    expect(types()).toEqual(['payment_intent.succeeded']);
    await plan({ hold: 'false', delay_ms: '600000' });
    await bed.stripe.paymentIntents.create(paid);
    expect(await waiting()).toBe(1);
  });

  test('[PAY-02] out of order: the refund is told before the payment', async () => {
    await plan({ hold: 'true', order: 'reversed' });
    const intent = await bed.stripe.paymentIntents.create(paid);
    await bed.stripe.refunds.create({ payment_intent: intent.id });
    await plan({ action: 'flush' });
    expect(types()).toEqual(['charge.refunded', 'payment_intent.succeeded']);
  });

  test('[PAY-02] an endpoint added over the API gets its events under its own secret', async () => {
    const endpoint = await bed.stripe.webhookEndpoints.create({
      url: bed.receiver.url,
      enabled_events: ['charge.refunded'],
    });
    const intent = await bed.stripe.paymentIntents.create(paid);
    await bed.stripe.refunds.create({ payment_intent: intent.id });
    await until(() => bed.receiver.came.length === 3, 'three deliveries');
    const own = bed.receiver.came.filter(({ body, signature }) => {
      try {
        return Boolean(bed.stripe.webhooks.constructEvent(body, signature, endpoint.secret ?? ''));
      } catch {
        return false;
      }
    });
    expect(own.map(({ event }) => event.type)).toEqual(['charge.refunded']);
    expect((await bed.stripe.webhookEndpoints.del(endpoint.id)).deleted).toBe(true);
  });
});

test('[PAY-02] after kill -9 another process knows the payment and sends what waited', async () => {
  bed.receiver.status = 503;
  const script = `
    import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, '../../src/server/platform/database/open-database.ts'))};
    import { environment } from ${JSON.stringify(join(import.meta.dirname, 'sandbox-test-bed.ts'))};
    import { serveSandbox } from ${JSON.stringify(join(import.meta.dirname, 'sandbox-server.ts'))};
    const running = await serveSandbox(environment(openDatabase(process.argv[1]), { webhookUrl: ${JSON.stringify(bed.receiver.url)} }));
    console.log(running.apiBase);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, bed.databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const apiBase = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())),
  );
  const before = await sdk(apiBase).paymentIntents.create(paid, { idempotencyKey: 'before-the-kill' });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  const other = await serveSandbox(environment(bed.db, { webhookUrl: bed.receiver.url }));
  try {
    expect((await sdk(other.apiBase).paymentIntents.create(paid, { idempotencyKey: 'before-the-kill' })).id).toBe(
      before.id,
    );
    expect((await sdk(other.apiBase).paymentIntents.retrieve(before.id)).status).toBe('succeeded');
    bed.receiver.status = 200;
    await bed.db.query({ text: 'UPDATE stripe_sandbox.webhook_deliveries SET next_at = now()' });
    await until(
      () => bed.receiver.came.some(({ event }) => (event.data.object as { id: string }).id === before.id),
      'the webhook of the killed process',
    );
  } finally {
    await other.stop();
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bed, environment, keys, openBed, sdk } from '../sandbox-test-bed.ts';
import { type RunningSandbox, serveSandbox } from '../sandbox-server.ts';

const away = () => Object.assign(new Error('the database system is starting up'), { code: '57P03' });
let bed: Bed;
let sandbox: RunningSandbox;
/** How many statements the database will still refuse, as one that starts again. */
let refusals = 0;
beforeAll(async () => {
  bed = await openBed();
  const refusing = new Proxy(bed.db, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (name !== 'close' && refusals > 0) {
          refusals -= 1;
          return Promise.reject(away());
        }
        return (value as (...all: unknown[]) => unknown).apply(target, given);
      };
    },
  });
  sandbox = await serveSandbox(environment(refusing, {}));
});
afterAll(async () => {
  await sandbox.stop();
  await bed.stop();
});

test('[PAY-02] a provider does not go down with the database of the shop', async () => {
  const stripe = sdk(sandbox.apiBase);
  refusals = 3;
  const intent = await stripe.paymentIntents.create(
    { amount: 4890, currency: 'eur' },
    { idempotencyKey: 'checkout-outlasted' },
  );
  refusals = 3;
  expect((await stripe.paymentIntents.retrieve(intent.id)).amount).toBe(4890);
  // Without a key it could be done twice.
  refusals = Infinity;
  const unkeyed = await fetch(`${sandbox.apiBase}/v1/payment_intents`, {
    method: 'POST',
    body: new URLSearchParams({ amount: '100', currency: 'eur' }),
    headers: { authorization: `Bearer ${keys.secretKey}` },
  });
  expect(unkeyed.status).toBe(500);
  refusals = 0;
});

import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { partOf } from '#test/builders/part-of.ts';
import type { Circuits } from '../../platform/circuits/circuits.ts';
import { guardedHttpClient } from './guarded-http-client.ts';

type Answer = Awaited<ReturnType<Stripe.HttpClient['makeRequest']>>;

test('[ERR-08] a provider that is down or overloaded is left alone', async () => {
  const bad: number[] = [];
  const circuits = partOf<Circuits>({
    run: async (_name: unknown, _call: unknown, { isBad }: { isBad: (answer: Answer) => boolean }) => {
      for (const status of [200, 402, 409, 428, 429, 499, 500, 503])
        if (isBad(partOf<Answer>({ getStatusCode: () => status }))) bad.push(status);
    },
  });
  const ask = guardedHttpClient(circuits).makeRequest;
  await ask('localhost', '1', '/', 'GET', {}, '', 'http', 1000);
  expect(bad).toEqual([429, 500, 503]);
});

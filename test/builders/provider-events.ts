import type { Sale } from './sale.ts';

/** The provider tells a shop something, signed as it signs: by its own secret unless the test names another. */
export const postEvent = (
  { app, address, provider: { stripe, webhookSecret } }: Pick<Sale, 'app' | 'address' | 'provider'>,
  payload: string,
  secret: string = webhookSecret,
): Promise<Response> =>
  fetch(`${address}/api/payments/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': stripe.webhooks.generateTestHeaderString({
        ...{ payload, secret },
        timestamp: Math.floor(app.clock.now().getTime() / 1000),
      }),
    },
    body: payload,
  });

/** What the provider has to say, the oldest first, as it words it; of one object where its id is named. */
export async function listEvents({ app }: Pick<Sale, 'app'>, objectId: string | null = null): Promise<string[]> {
  const { rows } = await app.db.query<{ doc: string }>({
    text: `SELECT doc::text AS doc FROM stripe_sandbox.events WHERE $1::text IS NULL OR doc->'data'->'object'->>'id' = $1 ORDER BY seq`,
    values: [objectId],
  });
  return rows.map(({ doc }) => doc);
}

/** What the sandbox does for tests alone: a bank that disputes a payment or sends a payout back, answers that are lost. */
export const postSandbox = (
  { provider: { apiBase, secretKey } }: Pick<Sale, 'provider'>,
  path: string,
  body: Record<string, string>,
): Promise<Response> =>
  fetch(`${apiBase}/_sandbox/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
    body: new URLSearchParams(body),
  });

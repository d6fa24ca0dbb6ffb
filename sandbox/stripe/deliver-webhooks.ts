import { createHmac } from 'node:crypto';
import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { lookWhenDue } from '../look-when-due.ts';
import { type SandboxEnvironment, seconds } from './sandbox-environment.ts';

const BATCH_SIZE = 20;
const POLL_MILLISECONDS = 1000;
const ANSWER_MILLISECONDS = 8000;
const LEASE_MILLISECONDS = 15_000;
const MAX_TRIES = 40;
const PRUNE_MILLISECONDS = 3_600_000;

interface Delivery {
  family: string;
  event_id: string;
  endpoint_id: string;
  seq: number;
  tries: number;
  doc: string;
  url: string | null;
  secret: string | null;
  plan: { copies?: number; order?: string } | null;
}

/**
 * Takes what is due, for 15 seconds: who is killed meanwhile leaves it to the next one. `$3` ignores hold and delay.
 * The configured endpoint is known to the process that runs, other endpoints are rows.
 */
const CLAIM = `
  WITH plan AS (SELECT coalesce((SELECT webhook_plan FROM stripe_sandbox.accounts WHERE id = 'account'), '{}') AS plan),
  due AS (
    SELECT d.family, d.event_id, d.endpoint_id FROM stripe_sandbox.webhook_deliveries d, plan
    WHERE d.next_at <= $1::timestamptz
      AND ($2::boolean OR d.endpoint_id <> 'configured')
      AND ($3::boolean OR (NOT coalesce((plan->>'hold')::boolean, false) AND d.created_at + coalesce((plan->>'delay_ms')::integer, 0) * interval '1 millisecond' <= $1::timestamptz))
    ORDER BY d.next_at, d.seq LIMIT ${BATCH_SIZE} FOR UPDATE OF d SKIP LOCKED)
  UPDATE stripe_sandbox.webhook_deliveries d SET tries = d.tries + 1, next_at = $1::timestamptz + interval '${LEASE_MILLISECONDS} milliseconds'
  FROM due JOIN stripe_sandbox.events e ON e.family = due.family AND e.id = due.event_id
  LEFT JOIN stripe_sandbox.webhook_endpoints w ON w.id = due.endpoint_id, plan
  WHERE d.family = due.family AND d.event_id = due.event_id AND d.endpoint_id = due.endpoint_id
  RETURNING d.family, d.event_id, d.endpoint_id, d.seq, d.tries, e.doc::text AS doc, w.url, w.secret, plan.plan`;

export interface Deliverer {
  wake(): void;
  /** Sends all that waits, held and delayed too; answers how many receivers said yes. */
  deliverNow(): Promise<number>;
  stop(): Promise<void>;
}

/** `t=…,v1=…`: HMAC-SHA256 over time and body, as the provider signs. */
const signature = (body: string, secret: string, time: number): string =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;

type Env = SandboxEnvironment & { webhookUrlNow: () => string | null };

function sender(env: Env): {
  send: (url: string, body: string, secret: string) => Promise<boolean>;
  close: () => void;
} {
  const agents = {
    http: new HttpAgent({ keepAlive: true, maxSockets: 32 }),
    https: new HttpsAgent({ keepAlive: true, maxSockets: 32 }),
  };
  const send = (url: string, body: string, secret: string): Promise<boolean> =>
    new Promise((resolve) => {
      const isSecure = url.startsWith('https:');
      const options = {
        method: 'POST',
        agent: isSecure ? agents.https : agents.http,
        timeout: ANSWER_MILLISECONDS,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signature(body, secret, seconds(env.clock)),
        },
      };
      const outgoing = (isSecure ? httpsRequest : httpRequest)(url, options, (response) => {
        response.resume();
        response.once('end', () => resolve((response.statusCode ?? 500) >= 200 && (response.statusCode ?? 500) < 300));
        response.once('error', () => resolve(false));
      });
      outgoing.once('timeout', () => outgoing.destroy());
      outgoing.once('error', () => resolve(false));
      outgoing.end(body);
    });
  return {
    send,
    close: () => {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

async function forget(env: Env, done: Delivery[]): Promise<void> {
  if (done.length === 0) return;
  await env.db.query({
    name: 'sandbox-delivered',
    text: `DELETE FROM stripe_sandbox.webhook_deliveries d USING unnest($1::text[], $2::text[], $3::text[]) AS done(family, event_id, endpoint_id)
           WHERE d.family = done.family AND d.event_id = done.event_id AND d.endpoint_id = done.endpoint_id`,
    values: [done.map((one) => one.family), done.map((one) => one.event_id), done.map((one) => one.endpoint_id)],
  });
}

async function tryLater(env: Env, failed: Delivery): Promise<void> {
  const pause = Math.min(3_600_000, 250 * 2 ** failed.tries) * (0.75 + env.random.integer(50) / 100);
  await env.db.query({
    name: 'sandbox-deliver-later',
    text: 'UPDATE stripe_sandbox.webhook_deliveries SET next_at = $4 WHERE family = $1 AND event_id = $2 AND endpoint_id = $3',
    values: [failed.family, failed.event_id, failed.endpoint_id, new Date(env.clock.now().getTime() + pause)],
  });
}

type Send = (url: string, body: string, secret: string) => Promise<boolean>;

async function sendOne(env: Env, send: Send, { doc, url, secret, endpoint_id, plan }: Delivery): Promise<boolean> {
  const isConfigured = endpoint_id === 'configured';
  const target = isConfigured ? env.webhookUrlNow() : url;
  // An endpoint that was deleted meanwhile wants nothing any more.
  if (!target) return !isConfigured;
  let isAccepted = false;
  for (let copy = 0; copy < (plan?.copies ?? 1); copy += 1)
    isAccepted = (await send(target, doc, isConfigured ? env.webhookSecret : (secret ?? ''))) || isAccepted;
  return isAccepted;
}

/** One round: takes what is due, sends it, keeps what was refused for later. */
async function sendBatch(env: Env, send: Send, isForced: boolean): Promise<{ taken: number; accepted: number }> {
  const { rows } = await env.db.query<Delivery>({
    name: 'sandbox-claim',
    text: CLAIM,
    values: [env.clock.now(), env.webhookUrlNow() !== null, isForced],
  });
  const isReversed = rows[0]?.plan?.order === 'reversed';
  const deliveries = rows.toSorted((a, b) => (isReversed ? b.seq - a.seq : a.seq - b.seq));
  const outcomes: boolean[] = [];
  if (isReversed) for (const delivery of deliveries) outcomes.push(await sendOne(env, send, delivery));
  else outcomes.push(...(await Promise.all(deliveries.map((delivery) => sendOne(env, send, delivery)))));
  const done = deliveries.filter((delivery, index) => outcomes[index] || delivery.tries >= MAX_TRIES);
  await forget(env, done);
  for (const failed of deliveries.filter((delivery) => !done.includes(delivery))) await tryLater(env, failed);
  return { taken: deliveries.length, accepted: outcomes.filter(Boolean).length };
}

/** When the next webhook is to be sent; one that is held back is due all the time. */
async function findNext(env: Env): Promise<Date | null> {
  const { rows } = await env.db.query<{ at: Date | null }>({
    name: 'sandbox-next-delivery',
    text: `SELECT min(next_at) AS at FROM stripe_sandbox.webhook_deliveries WHERE $1::boolean OR endpoint_id <> 'configured'`,
    values: [env.webhookUrlNow() !== null],
  });
  return rows[0]?.at ?? null;
}

const pruneKeys = (env: Env): Promise<unknown> =>
  env.db.query({
    text: 'DELETE FROM stripe_sandbox.idempotency_keys WHERE created_at < $1',
    values: [new Date(env.clock.now().getTime() - 86_400_000)],
  });

/** Sends waiting webhooks at least once each, with growing pauses after a refusal; any number of processes may do so. */
export function startDelivery(env: Env): Deliverer {
  const { send, close } = sender(env);
  let stopped = false;
  let running: Promise<number> | null = null;
  let again = false;
  let prunedAt = -Infinity;

  const rounds = async (isForced: boolean): Promise<number> => {
    let accepted = 0;
    try {
      for (;;) {
        again = false;
        const round = await sendBatch(env, send, isForced);
        accepted += round.accepted;
        if (stopped || (round.taken < BATCH_SIZE && !again)) return accepted;
      }
    } catch (error) {
      if (!stopped)
        env.log.warn('webhooks of the payment sandbox could not be sent; the next round tries again', { error });
      return accepted;
    }
  };
  const start = (isForced: boolean): Promise<number> => (running = rounds(isForced).finally(() => (running = null)));
  const look = async (): Promise<Date | null> => {
    if (running) again = true;
    else await start(false);
    if (Date.now() - prunedAt >= PRUNE_MILLISECONDS) {
      prunedAt = Date.now();
      await pruneKeys(env).catch(() => undefined);
    }
    return stopped ? null : findNext(env);
  };
  const lookout = lookWhenDue({ clock: env.clock, tick: POLL_MILLISECONDS, look });
  const wake = (): void => {
    lookout.wake();
    if (running) again = true;
    else if (!stopped) void start(false);
  };
  return {
    wake,
    deliverNow: async () => {
      while (running) await running;
      lookout.wake();
      return start(true);
    },
    stop: async () => {
      stopped = true;
      await lookout.stop();
      await running;
      close();
    },
  };
}

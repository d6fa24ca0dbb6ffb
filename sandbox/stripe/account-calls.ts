import { transferredAway } from './connect/connect-store.ts';
import { flag, integer, list, metadata, oneOf, onlyKnown, required, text, unsettable } from './wire/read-params.ts';
import { answer, type Sandbox, type SandboxCall } from './wire/sandbox-call.ts';
import { apiVersion, familyOf, randomText, seconds } from './sandbox-environment.ts';
import { findDoc, sumBalance } from './store/sandbox-store.ts';
import { listObject } from './stripe-objects.ts';
import { invalid, missing } from './wire/stripe-problem.ts';
import { onlyRow } from './store/only-row.ts';

export const getBalance: SandboxCall = async (box) => {
  const away = await transferredAway(box.db);
  const sums = (await sumBalance(box.db)).map(({ currency, amount }) => {
    const left = currency === 'eur' ? amount - away : amount;
    return { currency, amount: left, source_types: { card: left } };
  });
  const available = sums.length > 0 ? sums : [{ amount: 0, currency: 'eur', source_types: { card: 0 } }];
  return answer({
    object: 'balance',
    available,
    livemode: false,
    pending: available.map((row) => ({ ...row, amount: 0, source_types: { card: 0 } })),
  });
};

export const getEvent: SandboxCall = async (box, _request, id) => {
  const doc = familyOf(id) ? await findDoc(box.db, 'events', { family: familyOf(id), id }) : null;
  if (!doc) throw missing('event', id);
  return { status: 200, body: doc };
};

interface EndpointRow {
  id: string;
  url: string;
  secret: string;
  enabled_events: string[];
  is_enabled: boolean;
  created: string | number;
  description: string | null;
  metadata: Record<string, string>;
}

const endpointObject = (row: EndpointRow, withSecret = false): object => ({
  id: row.id,
  object: 'webhook_endpoint',
  api_version: apiVersion,
  application: null,
  created: Number(row.created),
  description: row.description,
  enabled_events: row.enabled_events,
  livemode: false,
  metadata: row.metadata,
  ...(withSecret ? { secret: row.secret } : {}),
  status: row.is_enabled ? 'enabled' : 'disabled',
  url: row.url,
});

const checkedUrl = (url: string): string => {
  if (!/^https?:\/\/[^\s/]+/.test(url))
    throw invalid('Invalid URL: An explicit scheme (such as https) must be provided.', {
      param: 'url',
      code: 'url_invalid',
    });
  return url;
};

export const createEndpoint: SandboxCall = async (box, { params }) => {
  onlyKnown(params, new Set(['url', 'enabled_events', 'description', 'metadata', 'api_version', 'connect', 'expand']));
  const url = checkedUrl(required(params, 'url'));
  const events = list(params, 'enabled_events');
  if (!events?.length)
    throw invalid('Missing required param: enabled_events.', { param: 'enabled_events', code: 'parameter_missing' });
  const { rows } = await box.db.query<EndpointRow>({
    text: 'INSERT INTO stripe_sandbox.webhook_endpoints (id, url, secret, enabled_events, created, description, metadata) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING *',
    values: [
      `we_1${randomText(box.random, 23)}`,
      url,
      `whsec_${randomText(box.random, 32)}`,
      events,
      seconds(box.clock),
      unsettable(params, 'description') ?? null,
      JSON.stringify(metadata(params)),
    ],
  });
  return answer(endpointObject(onlyRow({ rows }), true));
};

export const listEndpoints: SandboxCall = async (box) => {
  const { rows } = await box.db.query<EndpointRow>({
    text: 'SELECT * FROM stripe_sandbox.webhook_endpoints ORDER BY created DESC, id DESC LIMIT 100',
  });
  return {
    status: 200,
    body: listObject(
      '/v1/webhook_endpoints',
      rows.map((row) => JSON.stringify(endpointObject(row))),
      false,
    ),
  };
};

export const getEndpoint: SandboxCall = async (box, _request, id) => {
  const { rows } = await box.db.query<EndpointRow>({
    text: 'SELECT * FROM stripe_sandbox.webhook_endpoints WHERE id = $1',
    values: [id],
  });
  if (!rows[0]) throw missing('webhook endpoint', id);
  return answer(endpointObject(rows[0]));
};

export const updateEndpoint: SandboxCall = async (box, { params }, id) => {
  onlyKnown(params, new Set(['url', 'enabled_events', 'description', 'metadata', 'disabled', 'expand']));
  const url = text(params, 'url');
  const isDisabled = flag(params, 'disabled');
  const { rows } = await box.db.query<EndpointRow>({
    text: `UPDATE stripe_sandbox.webhook_endpoints SET url = coalesce($2, url), enabled_events = coalesce($3, enabled_events), is_enabled = coalesce($4, is_enabled) WHERE id = $1 RETURNING *`,
    values: [
      id,
      url === undefined ? null : checkedUrl(url),
      list(params, 'enabled_events') ?? null,
      isDisabled === undefined ? null : !isDisabled,
    ],
  });
  if (!rows[0]) throw missing('webhook endpoint', id);
  return answer(endpointObject(rows[0]));
};

export const deleteEndpoint: SandboxCall = async (box, _request, id) => {
  const { rowCount } = await box.db.query({
    text: `WITH gone AS (DELETE FROM stripe_sandbox.webhook_endpoints WHERE id = $1 RETURNING id), waiting AS (DELETE FROM stripe_sandbox.webhook_deliveries WHERE endpoint_id = $1) SELECT id FROM gone`,
    values: [id],
  });
  if (!rowCount) throw missing('webhook endpoint', id);
  return answer({ id, object: 'webhook_endpoint', deleted: true });
};

async function webhookState(box: Sandbox): Promise<object> {
  const result = await box.db.query<{ plan: object; waiting: number }>({
    text: `SELECT coalesce((SELECT webhook_plan FROM stripe_sandbox.accounts WHERE id = 'account'), '{}') AS plan,
           (SELECT count(*)::integer FROM stripe_sandbox.webhook_deliveries) AS waiting`,
  });
  const { plan, waiting } = onlyRow(result);
  return {
    object: 'sandbox_webhooks',
    url: box.webhookUrlNow(),
    plan: { hold: false, copies: 1, delay_ms: 0, order: 'as_happened', ...plan },
    waiting,
  };
}

export const getWebhookState: SandboxCall = async (box) => answer(await webhookState(box));

/**
 * Test helper: how webhooks come from now on. `hold` keeps them back, `copies` sends each so many times, `delay_ms` sends
 * them late, `order=reversed` sends what waits newest first. `action=flush` sends all that waits now, `action=reset` behaves well again.
 */
export const changeWebhooks: SandboxCall = async (box, { params }) => {
  onlyKnown(params, new Set(['hold', 'copies', 'delay_ms', 'order', 'action', 'event', 'url']));
  const action = oneOf(params, 'action', ['flush', 'reset', 'resend']);
  const copies = integer(params, 'copies');
  const delay = integer(params, 'delay_ms');
  if (copies !== undefined && (copies < 1 || copies > 5)) throw invalid('copies must be 1 to 5.', { param: 'copies' });
  if (delay !== undefined && (delay < 0 || delay > 86_400_000))
    throw invalid('delay_ms must be 0 to 86400000.', { param: 'delay_ms' });
  const wanted = {
    hold: flag(params, 'hold'),
    copies,
    delay_ms: delay,
    order: oneOf(params, 'order', ['as_happened', 'reversed']),
  };
  await box.db.query({
    text: `INSERT INTO stripe_sandbox.accounts AS a (id, secret_key, publishable_key, webhook_secret, webhook_plan) VALUES ('account', $1, $2, $3, $4)
           ON CONFLICT (id) DO UPDATE SET webhook_plan = CASE WHEN $5 THEN '{}' ELSE a.webhook_plan END || excluded.webhook_plan`,
    values: [box.secretKey, box.publishableKey, box.webhookSecret, JSON.stringify(wanted), action === 'reset'],
  });
  if (action === 'resend') await resend(box, required(params, 'event'));
  const delivered = action === 'flush' || action === 'resend' ? await box.deliverNow() : 0;
  if (!action) box.wake();
  return answer({ ...(await webhookState(box)), delivered });
};

async function resend(box: Sandbox, id: string): Promise<void> {
  const { rowCount } = await box.db.query({
    text: `INSERT INTO stripe_sandbox.webhook_deliveries (family, event_id, endpoint_id, created_at, next_at)
           SELECT family, id, 'configured', $3, $3 FROM stripe_sandbox.events WHERE family = $1 AND id = $2
           ON CONFLICT (family, event_id, endpoint_id) DO UPDATE SET next_at = excluded.next_at`,
    values: [familyOf(id), id, box.clock.now()],
  });
  if (!rowCount) throw missing('event', id);
}

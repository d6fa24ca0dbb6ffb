import { apiVersion, familyOf, newId, randomText, type SandboxEnvironment, seconds } from '../sandbox-environment.ts';
import type { Hidden } from './sandbox-store.ts';
import type { Charge, Intent, Method, Refund } from '../stripe-objects.ts';
import { onlyRow } from './only-row.ts';

/** The answer of a call, kept under its idempotency key in the same statement as its effect. */
export interface AnswerToStore {
  key: string;
  path: string;
  requestHash: string;
  requestId: string;
  status: number;
  body: string;
}

export type EventType =
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'payment_intent.requires_action'
  | 'payment_intent.amount_capturable_updated'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.funds_reinstated'
  | 'charge.dispute.closed'
  | 'radar.early_fraud_warning.created'
  | 'account.updated'
  | 'transfer.created'
  | 'transfer.reversed'
  | 'payout.created'
  | 'payout.paid'
  | 'payout.failed';

export interface Step {
  name: string;
  sql: (value: (v: unknown, type?: string) => string) => string;
}

interface ChangeEvent {
  type: EventType;
  object: unknown;
  account?: string;
}

/** All that one call changes. It is written by one SQL statement: everything or nothing, without an open transaction. */
export interface Change {
  family: string;
  /** The step that decides whether the rest happens, where it is none of those below: its statement, named, which returns a row. */
  first?: Step;
  /** What happens only with the charge's step; ends in a condition. */
  withCharge?: Step;
  /** `version: null` makes a new intent; a number replaces exactly that version. */
  intent?: { doc: Intent; hidden: Hidden; version: number | null };
  newMethod?: { doc: Method; behaviour: string };
  newCharge?: Charge;
  /** Replaces exactly this version of the charge. */
  charge?: { doc: Charge; version: number };
  newRefund?: Refund;
  /** What the bank of the card comes back on later. */
  bankLooks?: { id: string; what: string; created: number; charge: string };
  /** `account` names the connected account that it happened to. */
  event?: ChangeEvent;
  /** What happened after that, in this order. */
  then?: readonly ChangeEvent[];
  answer?: AnswerToStore;
}

/** Another call changed the object first (`stale`), or the idempotency key has its answer already (`known-key`). */
export type Written = 'written' | 'stale' | 'known-key';

interface Statement {
  names: string[];
  parts: string[];
  values: unknown[];
}

/** Adds a step. The first one decides whether the rest happens: later ones select FROM the steps before. */
function add(statement: Statement, name: string, sql: Step['sql']): void {
  const text = sql((v, type = 'text') => `$${statement.values.push(v)}::${type}`);
  statement.parts.push(`s${statement.names.length} AS (${text})`);
  statement.names.push(name);
}

/** A first or second step that changed no row, because its version is gone, stops every step after it. */
const ifSo = ({ names }: Statement): string =>
  names.length === 0
    ? ''
    : ` WHERE ${names
        .slice(0, 2)
        .map((_, index) => `EXISTS (SELECT 1 FROM s${index})`)
        .join(' AND ')}`;

function addMoney(statement: Statement, change: Change): void {
  const { family, intent, charge, newCharge, newMethod, newRefund, bankLooks, withCharge } = change;
  if (charge) {
    const { doc, version } = charge;
    const after = statement.names.length > 0 ? ' AND EXISTS (SELECT 1 FROM s0)' : '';
    add(
      statement,
      'charge',
      (
        v,
      ) => `UPDATE stripe_sandbox.charges SET version = version + 1, amount_captured = ${v(doc.amount_captured, 'bigint')}, amount_refunded = ${v(doc.captured ? doc.amount_refunded : 0, 'bigint')}, doc = ${v(JSON.stringify(doc), 'json')}
      WHERE family = ${v(family)} AND id = ${v(doc.id)} AND version = ${v(version, 'integer')}${after} RETURNING 1`,
    );
  }
  if (withCharge)
    add(statement, withCharge.name, (v) => `${withCharge.sql(v)} AND EXISTS (SELECT 1 FROM s0) RETURNING 1`);
  if (newMethod) {
    const own = familyOf(newMethod.doc.id);
    add(
      statement,
      'method',
      (v) => `INSERT INTO stripe_sandbox.payment_methods (family, id, created, behaviour, doc)
      SELECT ${v(own)}, ${v(newMethod.doc.id)}, ${v(newMethod.doc.created, 'bigint')}, ${v(newMethod.behaviour)}, ${v(JSON.stringify(newMethod.doc), 'json')}${intent ? ' WHERE EXISTS (SELECT 1 FROM s0)' : ''} RETURNING 1`,
    );
  }
  if (newCharge) {
    add(
      statement,
      'new-charge',
      (v) => `INSERT INTO stripe_sandbox.charges (family, id, status, created, currency, amount, amount_captured, doc)
      SELECT ${v(family)}, ${v(newCharge.id)}, ${v(newCharge.status)}, ${v(newCharge.created, 'bigint')}, ${v(newCharge.currency)}, ${v(newCharge.amount, 'bigint')}, ${v(newCharge.amount_captured, 'bigint')}, ${v(JSON.stringify(newCharge), 'json')}${ifSo(statement)} RETURNING 1`,
    );
  }
  if (bankLooks) {
    add(
      statement,
      'bank',
      (v) => `INSERT INTO stripe_sandbox.disputes (family, id, created, charge, status, next)
      SELECT ${v(family)}, ${v(bankLooks.id)}, ${v(bankLooks.created, 'bigint')}, ${v(bankLooks.charge)}, 'to_come', ${v(bankLooks.what)}${ifSo(statement)} RETURNING 1`,
    );
  }
  if (newRefund) {
    add(
      statement,
      'refund',
      (v) => `INSERT INTO stripe_sandbox.refunds (family, id, created, amount, doc)
      SELECT ${v(family)}, ${v(newRefund.id)}, ${v(newRefund.created, 'bigint')}, ${v(newRefund.amount, 'bigint')}, ${v(JSON.stringify(newRefund), 'json')}${ifSo(statement)} RETURNING 1`,
    );
  }
}

function addEvent(
  statement: Statement,
  env: SandboxEnvironment,
  { event, family, answer }: Change & { event: ChangeEvent },
): void {
  const id = newId('evt', family, env);
  const created = seconds(env.clock);
  const now = env.clock.now();
  const request = {
    id: answer?.requestId ?? `req_${randomText(env.random, 14)}`,
    idempotency_key: answer?.key ?? null,
  };
  const doc = JSON.stringify({
    id,
    object: 'event',
    ...(event.account ? { account: event.account } : {}),
    api_version: apiVersion,
    created,
    data: { object: event.object },
    livemode: false,
    pending_webhooks: 1,
    request,
    type: event.type,
  });
  add(
    statement,
    'event',
    (v) =>
      `INSERT INTO stripe_sandbox.events (family, id, type, created, doc) SELECT ${v(family)}, ${v(id)}, ${v(event.type)}, ${v(created, 'bigint')}, ${v(doc, 'json')}${ifSo(statement)} RETURNING 1`,
  );
  const before = ifSo(statement);
  add(
    statement,
    'delivery',
    (v) => `INSERT INTO stripe_sandbox.webhook_deliveries (family, event_id, endpoint_id, created_at, next_at)
    SELECT ${v(family)}, ${v(id)}, endpoint.id, ${v(now, 'timestamptz')}, ${v(now, 'timestamptz')}
    FROM (SELECT 'configured' AS id UNION ALL SELECT id FROM stripe_sandbox.webhook_endpoints WHERE is_enabled AND (enabled_events && ARRAY['*', ${v(event.type)}])) endpoint${before} RETURNING 1`,
  );
}

function build(env: SandboxEnvironment, change: Change): Statement {
  const statement: Statement = { names: [], parts: [], values: [] };
  const { first, intent, family, answer } = change;
  if (first) add(statement, first.name, first.sql);
  if (intent) {
    const { doc, hidden, version } = intent;
    if (version === null) {
      add(
        statement,
        'new-intent',
        (v) => `INSERT INTO stripe_sandbox.payment_intents (family, id, status, created, doc, hidden)
        VALUES (${v(family)}, ${v(doc.id)}, ${v(doc.status)}, ${v(doc.created, 'bigint')}, ${v(JSON.stringify(doc), 'json')}, ${v(JSON.stringify(hidden), 'json')}) RETURNING 1`,
      );
    } else {
      add(
        statement,
        'intent',
        (
          v,
        ) => `UPDATE stripe_sandbox.payment_intents SET version = version + 1, status = ${v(doc.status)}, doc = ${v(JSON.stringify(doc), 'json')}, hidden = ${v(JSON.stringify(hidden), 'json')}
        WHERE family = ${v(family)} AND version = ${v(version, 'integer')} RETURNING 1`,
      );
    }
  }
  addMoney(statement, change);
  for (const event of [...(change.event ? [change.event] : []), ...(change.then ?? [])])
    addEvent(statement, env, { ...change, event });
  if (answer) {
    add(
      statement,
      'key',
      (
        v,
      ) => `INSERT INTO stripe_sandbox.idempotency_keys (key, path, request_hash, request_id, status, body, created_at)
      SELECT ${v(answer.key)}, ${v(answer.path)}, ${v(answer.requestHash)}, ${v(answer.requestId)}, ${v(answer.status, 'integer')}, ${v(answer.body)}, ${v(env.clock.now(), 'timestamptz')}${ifSo(statement)} RETURNING 1`,
    );
  }
  return statement;
}

const isTaken = (error: unknown): string | null => {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' ? (constraint ?? '') : null;
};

/** Writes a change. An idempotency key that is there already makes the whole statement fail, so its effect happens once. */
export async function commitChange(env: SandboxEnvironment, change: Change): Promise<Written> {
  const { names, parts, values } = build(env, change);
  try {
    const result = await env.db.query<{ done: number }>({
      name: `sandbox:${names.join('+')}`,
      text: `WITH ${parts.join(',\n')} SELECT count(*)::integer AS done FROM s0`,
      values,
    });
    return onlyRow(result).done > 0 ? 'written' : 'stale';
  } catch (error) {
    const constraint = isTaken(error);
    if (constraint === 'idempotency_keys_pkey') return 'known-key';
    if (constraint === 'charges_one_success') return 'stale';
    throw error;
  }
}

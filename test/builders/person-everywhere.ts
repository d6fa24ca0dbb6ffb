import { createHash } from 'node:crypto';
import type { Sale } from './sale.ts';
import {
  columnsOf,
  type KnownPerson,
  type Side,
  type TaggedTables,
} from '#server/platform/personal-data/personal-data.ts';

interface Column {
  table: string;
  name: string;
  type: string;
  isGenerated: boolean;
  isNullable: boolean;
  /** The first of the values that a constraint names. */
  choice: string | null;
}

/** Somebody whose words can be looked for: `word` stands in whatever is theirs, `secret` in what opens something. */
export interface Marked {
  known: KnownPerson;
  word: string;
  secret: string;
  /** Tells them from the others where a number does. */
  serial: number;
}

export const marked = (name: string, serial: number, now: Date): Marked => ({
  known: {
    id: `id-${name}`,
    emails: [`kanari${name}@example.com`],
    proven: [`kanari${name}@example.com`],
    phones: [`+4930111111${serial}`],
    now,
  },
  word: `kanari${name}`,
  secret: `geheim${name}`,
  serial,
});

type Fixed = Record<string, (who: Marked, key: string) => unknown>;
const pieces = ({ word }: Marked) => [{ sellerId: 'x', lines: [{ title: 'Mug', personalisation: word }] }];
const hex = ({ secret }: Marked): Buffer => createHash('sha256').update(secret).digest();

/** Values that a table's constraints ask for. */
const fixed: Record<string, Fixed> = {
  sign_in_phones: { phone: ({ known }) => known.phones[0] },
  users: { phone: ({ known }) => known.phones[0], language: () => 'de', last_language: () => 'de' },
  text_messages: { recipient: ({ known }) => known.phones[0] },
  rate_limits: { subject: ({ known }) => `email:${known.emails[0]}` },
  live_messages: { topic: ({ known }) => `shop:${known.id}` },
  mails: { forgets_reader: () => false, sent_at: ({ known }) => known.now },
  checkouts: { parcels: pieces, status: () => 'paid' },
  abandoned_carts: {
    items: pieces,
    subtotal_cents: () => 0,
    discount_cents: () => 0,
    total_cents: () => 0,
    next_at: () => null,
    closed_by: () => 'purchase',
  },
  api_keys: { hint: () => 'ask_abcd', expires_at: () => new Date('2999-01-01') },
  vault_keys: {
    expires_at: () => new Date('2999-01-01'),
    wrapped: ({ secret }) => `sealed:${secret}`,
    revoked_at: () => null,
  },
  pictures: { colour: () => '#aabbcc', id: ({ word }, key) => `${key}-${word}-private` },
  stored_files: {
    name: ({ known, word }) => `users/${known.id}/${word}.txt`,
    md5: () => Buffer.alloc(16),
    crc32c: () => Buffer.alloc(4),
    received: () => 0,
    state: () => 'open',
  },
  file_readers: { subject: (_, key) => `conversation/${key}` },
  conversations: {
    seller_id: ({ known }) => known.id,
    buyer_id: () => 'somebody-else',
    last_sender_id: ({ known }) => known.id,
    message_type: () => 'inquiry',
    product_id: () => 'p',
  },
  messages: {
    seller_id: ({ known }) => known.id,
    metadata: ({ word }, key) => ({ attachments: key.startsWith('x') ? [word] : [] }),
    sender_id: (_, key) => `${key}-writer`,
    receiver_id: (_, key) => `${key}-reader`,
    number: (_, key) => (key.startsWith('x') ? 1 : 2),
    is_read: () => true,
  },
  broadcasts: { finished_at: () => null, state: () => 'waiting' },
  orders: {
    state: () => 'completed',
    total_cents: () => 3,
    subtotal_cents: () => 1,
    discount_cents: () => 0,
    postage_off_cents: () => 0,
    standard_shipping_cents: () => 1,
    contained_tax: () => null,
    card_last4: () => '4242',
    return_days: () => 14,
    refunded_cents: () => 0,
  },
  order_lines: { withdrawn: () => 0, returned: () => 0, refunded: () => 0, restocked: () => 0 },
  withdrawals: { state: () => 'declared', refusal: () => null, refunded_at: () => null },
  returns: {
    state: () => 'requested',
    lines: () => [{}],
    refusal: () => null,
    refund_id: () => null,
    refund_cents: () => null,
  },
  invoices: { kind: () => 'invoice', refund_id: () => null, serial: (_, key) => (key.startsWith('x') ? 1 : 2) },
  payments: {
    card_last4: () => '4242',
    captured_cents: () => 0,
    refund_asked_cents: () => 0,
    refunded_cents: () => 0,
    disputed_cents: () => 0,
  },
  disputes: { closed_at: ({ known }) => known.now, currency: () => 'EUR', fee_cents: () => 0 },
  payout_accounts: {
    last4: () => '1234',
    country: () => 'DE',
    minimum_cents: () => 100,
    provider_id: () => null,
  },
  payouts: {
    currency: () => 'EUR',
    last4: () => '1234',
    state: () => 'asked',
    ended_at: () => null,
    next_try_at: () => new Date(),
  },
  ledger_transactions: { currency: () => 'EUR' },
  ledger_entries: { account: () => 'seller_payable' },
  promo_buyers: { buyer: ({ word }) => word },
  promo_uses: { buyers: ({ word }) => [word], status: () => 'used' },
  events: { payload: ({ known, word }) => ({ sellerId: known.id, slug: word }) },
  conversation_sides: {
    role: () => 'seller',
    seller_id: ({ known }) => known.id,
    has_sent: () => false,
    unread_count: () => 0,
    notice_at: () => null,
    notice_since: () => null,
    trashed_at: () => null,
  },
  questions: { answered_at: ({ known }) => known.now },
  shipping_profiles: { zones: () => ['eu'] },
  reviews: {
    answered_at: ({ known }) => known.now,
    stars: () => 5,
    pictures: ({ word }, key) => (key.startsWith('x') ? [{ id: word }] : []),
  },
  support_tickets: { closed_at: ({ known }) => known.now },
  listings: {
    category: () => 'ceramics',
    hidden_at: () => null,
    state: () => 'inactive',
    withdrawal_exception: () => null,
    pictures: ({ word }) => [{ id: word }],
  },
  variants: {
    received: () => 3,
    stock: () => 1,
    reserved: () => 1,
    sold: () => 1,
    sale_id: () => null,
    regular_cents: () => null,
    contents: () => null,
    contents_unit: () => null,
  },
  shops: { returns_days: () => 14, country: () => 'DE' },
  shop_invoice_facts: { sells_as: () => 'registered' },
  article_votes: { article: () => 'an-article' },
  refunds: { status: () => 'asked', sent_at: () => null, provider_id: () => null, next_try_at: () => new Date() },
  admin_invitations: { email: ({ known }) => known.emails[0] },
  audit_log: { seq: ({ serial }) => 1000 + serial, subject_name: ({ word }) => word },
  vault_alerts: { kind: () => 'encryptions' },
};

const idColumn = /\b(\w+) = :id/g;
const emailColumn = /\b(\w+) = ANY\(:(?:emails|proven)\)/g;
const phoneColumn = /\b(\w+) = ANY\(:phones\)/g;

/** What a side's condition asks of a row, where it names columns; conditions through other tables fit by their keys. */
function namedBy(side: Side, who: Marked): Record<string, unknown> {
  const own = side.whose.replaceAll(/\([^()]*\) IN \(SELECT.*$/g, '');
  const first = (pattern: RegExp, value: unknown): [string, unknown][] =>
    [...own.matchAll(pattern)].slice(0, 1).map(([, name = '']) => [name, value]);
  return Object.fromEntries([
    ...first(phoneColumn, who.known.phones[0]),
    ...first(emailColumn, who.known.emails[0]),
    ...first(idColumn, who.known.id),
  ]);
}

interface Ask {
  who: Marked;
  key: string;
  tag: string;
  /** The row is of two people, and these words are the other's. */
  isOthers: boolean;
}

function valueOf(column: Column, { who, key, tag, isOthers }: Ask): unknown {
  const word = tag === 'secret' ? who.secret : tag === 'personal' ? (isOthers ? 'of somebody else' : who.word) : key;
  if (column.choice !== null) return column.choice;
  if (/email|recipient$/.test(column.name) && column.type === 'text' && tag === 'personal' && !isOthers)
    return who.known.emails[0];
  if (column.type === 'text' || column.type === 'tsvector') return word;
  if (column.type.endsWith('[]')) return column.type === 'text[]' ? [word] : [1];
  if (column.type === 'jsonb' || column.type === 'json') return tag === 'personal' ? { word } : {};
  if (column.type === 'bytea') return hex(who);
  if (column.type === 'boolean') return true;
  if (/timestamp|date/.test(column.type)) return who.known.now;
  return 1;
}

async function columnsOfAll(sale: Sale): Promise<Column[]> {
  const { rows } = await sale.app.db.query<Column>({
    text: `SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, NULL) AS type, a.attgenerated <> '' OR a.attidentity <> '' AS "isGenerated",
             NOT a.attnotnull AS "isNullable",
             (SELECT substring(pg_get_constraintdef(k.oid) FROM '\\(\\(?' || a.attname || ' = ANY \\(ARRAY\\[''([^'']+)''') FROM pg_constraint k
              WHERE k.conrelid = c.oid AND k.contype = 'c' AND pg_get_constraintdef(k.oid) ~ ('^CHECK \\(\\(' || a.attname || ' = ANY') LIMIT 1) AS choice
           FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
           WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY c.relname, a.attnum`,
  });
  return rows;
}

/**
 * A row of somebody in every table that has rows of people, one for each side, with their word in every column that is personal. Keys fit by
 * being the same everywhere; what refers to tables without such rows refers to nothing.
 */
export async function standEverywhere(sale: Sale, who: Marked, tables: TaggedTables): Promise<string[]> {
  const all = await columnsOfAll(sale);
  const filled: string[] = [];
  for (const [table, { columns, sides = [] }] of Object.entries(tables)) {
    const tagOf = new Map(
      Object.entries(columns).flatMap(([tag, names]) => columnsOf(names).map((name) => [name, tag])),
    );
    for (const [index, side] of sides.entries()) {
      const key = `${'xyz'[index]}-${who.known.id}`;
      const named = namedBy(side, who);
      const row = all
        .filter((column) => column.table === table && !column.isGenerated)
        .filter(
          ({ name, isNullable }) => !isNullable || tagOf.get(name) !== 'plain' || fixed[table]?.[name] || name in named,
        )
        .map((column) => {
          const becomes = side.onErasure;
          const isOthers =
            (index > 0 && becomes === 'nothing') ||
            (typeof becomes === 'object' && !(column.name in becomes.blank) && (index > 0 || !side.law));
          const ask = { who, key: `x-${who.known.id}`, tag: tagOf.get(column.name) ?? 'plain', isOthers };
          // What tells two sides of one table apart is its first column of the primary key that is the row's own.
          const own =
            index > 0 && ['id', 'message_id', 'number', 'key', 'listing_id'].includes(column.name)
              ? { ...ask, key }
              : ask;
          return [
            column,
            column.name in named
              ? named[column.name]
              : (fixed[table]?.[column.name]?.(who, key) ??
                (fixed[table]?.[column.name] ? null : valueOf(column, own))),
          ] as const;
        });
      await sale.app.db
        .query({
          text: `WITH bare AS MATERIALIZED (SELECT set_config('session_replication_role', 'replica', true))
               INSERT INTO "${table}" (${row.map(([{ name }]) => `"${name}"`).join(', ')}) SELECT ${row.map(([{ type }], at) => `$${at + 1}::${type}`).join(', ')} FROM bare`,
          values: row.map(([{ type }, value]) => (/json/.test(type) && value !== null ? JSON.stringify(value) : value)),
        })
        .catch((error: Error) => {
          throw new Error(`${table}: ${error.message}; give it a value in test/builders/person-everywhere.ts`);
        });
      filled.push(table);
    }
  }
  return filled;
}

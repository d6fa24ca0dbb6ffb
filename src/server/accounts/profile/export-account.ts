import type { FastifyInstance } from 'fastify';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import type { App } from '../../platform/calls/app.ts';
import { inTransaction, type Transaction } from '../../platform/database/open-database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { callerOf } from '../caller-of.ts';
import { linkMail } from '../security/link-mail.ts';
import { hashedToken, newToken } from '../session-token.ts';

const KEPT_DAYS = 7;

/** Columns that are no data of the person, or secrets that nobody needs to know. */
const SECRET = new Set([
  'password_hash',
  'token_hash',
  'code_hash',
  'secret',
  'public_key',
  'old_hash',
  'new_hash',
  'content',
  'row_hash',
  'previous_hash',
  'access_key_hash',
]);

/** Every table that says of itself whose rows are; found in the database, so that a new room's table is never forgotten. */
const OWNER_COLUMNS = ['user_id', 'buyer_id', 'owner_id', 'follower_id', 'asker_id'];
/** What a maker made. Their orders hold other people’s addresses, and are theirs to see in the shop. */
const MAKER_TABLES = ['shops', 'listings', 'variants', 'listing_drafts', 'alerts'];

async function everythingOf(tx: Transaction, userId: string): Promise<Record<string, unknown>> {
  const { rows: tables } = await tx.query<{ name: string; owner: string }>({
    name: 'accounts-own-tables',
    text: `SELECT c.table_name AS name, c.column_name AS owner FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
           WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND (c.column_name = ANY($1) OR (c.column_name = 'seller_id' AND c.table_name = ANY($2))) ORDER BY 1, 2`,
    values: [OWNER_COLUMNS, MAKER_TABLES],
  });
  const all: Record<string, unknown> = {};
  const keep = (rows: Record<string, unknown>[]): Record<string, unknown>[] =>
    rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET.has(name))));
  all.account = keep((await tx.query({ text: 'SELECT * FROM users WHERE id = $1', values: [userId] })).rows)[0];
  for (const { name, owner } of tables) {
    // Names come from the database's own catalogue.
    const { rows } = await tx.query({
      text: `SELECT * FROM "${name}" WHERE "${owner}" = $1 LIMIT 20000`,
      values: [userId],
    });
    if (rows.length > 0) all[owner === 'user_id' ? name : `${name} by ${owner}`] = keep(rows);
  }
  return all;
}

/** [SUP-02] Makes the copies that were asked for, and mails where they lie. */
export const exportAccount: Job = {
  name: 'accounts.export-account',
  every: 5000,
  run: async (app) => {
    const now = app.clock.now();
    const { rows } = await app.db.query<{ user_id: string; id: string; email: string }>({
      text: 'SELECT e.user_id, e.id, u.email FROM account_exports e JOIN users u ON u.id = e.user_id WHERE e.ready_at IS NULL ORDER BY e.requested_at LIMIT 1',
    });
    const wish = rows[0];
    if (!wish)
      return void (await app.db.query({ text: 'DELETE FROM account_exports WHERE expires_at < $1', values: [now] }));
    const token = newToken(app.random);
    await inTransaction(app.db, async (tx) => {
      const content = JSON.stringify({ made: now.toISOString(), ...(await everythingOf(tx, wish.user_id)) }, null, 2);
      await tx.query({
        text: 'UPDATE account_exports SET ready_at = $3, expires_at = $4, token_hash = $5, content = $6 WHERE user_id = $1 AND id = $2',
        values: [wish.user_id, wish.id, now, addMilliseconds(now, KEPT_DAYS * DAY), hashedToken(token), content],
      });
      await sendMail(
        app,
        tx,
        linkMail(app, {
          key: `account-export:${wish.id}`,
          to: wish.email,
          title: 'The copy of your data is ready',
          button: 'Download my data',
          path: `/my-data/${wish.id}.${token}`,
          words: `Everything that your account holds, as one JSON file. The link works for ${KEPT_DAYS} days, while you are signed in.`,
        }),
      );
    });
    return true;
  },
};

/** The copy itself: for whoever holds the mail's link and is signed in as its person. */
export function exportRoute(server: FastifyInstance, app: App): void {
  server.get('/my-data/:key', async (request, reply) => {
    const [id = '', token = ''] = (request.params as { key: string }).key.split('.');
    const caller = await callerOf(app, request, reply);
    const { rows } = await app.db.query<{ content: string }>({
      name: 'accounts-read-export',
      text: 'SELECT content FROM account_exports WHERE user_id = $1 AND id = $2 AND token_hash = $3 AND expires_at > $4',
      values: [caller.session?.userId ?? '', id, hashedToken(token), app.clock.now()],
    });
    void reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer');
    if (!rows[0])
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send(
          'This copy is not there any more, or belongs to another account. Sign in with the account that asked for it, or ask for a new copy in your settings.',
        );
    return reply
      .type('application/json; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="my-data.json"')
      .send(rows[0].content);
  });
}

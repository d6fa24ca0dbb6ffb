import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { accountFunctions } from '#domain/accounts/functions.ts';
import { ok } from '#domain/core/result.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { inTransaction, type Transaction } from '../../../platform/database/open-database.ts';
import { callable } from '../../../platform/functions/callable.ts';
import { readEverything, type ReadingEverything } from '../../../platform/personal-data/copy-store.ts';
import type { TaggedTables } from '../../../platform/personal-data/tagged-table.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { callerOf } from '../caller-of.ts';
import { copyText } from './copy-text.ts';
import { exportMail } from '../mails/account-mails.ts';
import { hashedToken, newToken } from '../session-token.ts';
import { findKnown } from '../stores/deletion-store.ts';
import {
  EXPORT_QUEUE,
  hasExport,
  insertExportPart,
  lockExport,
  lockWaitingExport,
  readExport,
  saveExport,
  type WaitingExport,
} from '../stores/export-store.ts';

const RETENTION_DAYS = 7;

/** [SUP-02] Makes the copy and mails where it lies. */
async function makeCopy(
  { app, tx }: { app: App; tx: Transaction },
  { waiting, onBatch }: { waiting: WaitingExport; onBatch?: ReadingEverything['onBatch'] },
): Promise<void> {
  const now = app.clock.now();
  const token = newToken(app.random);
  const known = await findKnown(tx, waiting.userId, now);
  const tables = Object.assign({}, ...app.outside.personalData.map((module) => module.tables)) as TaggedTables;
  let part = 0;
  for await (const content of copyText(now, readEverything(tx, known, { tables, first: 'users', onBatch })))
    await insertExportPart(tx, { ...waiting, part: (part += 1), content });
  const expiresAt = addMilliseconds(now, RETENTION_DAYS * DAY);
  await saveExport(tx, { ...waiting, now, expiresAt, tokenHash: hashedToken(token) });
  await sendMail(
    app,
    tx,
    exportMail(app, {
      key: `account-export:${waiting.id}`,
      to: waiting.email,
      language: waiting.language,
      path: `/my-data/${waiting.id}.${token}`,
      days: RETENTION_DAYS,
    }),
  );
}

/** [SUP-02] Makes the copies that were asked for and that nobody waits for; one that fails holds up nobody else's. */
export const exportQueue: Queue = {
  name: EXPORT_QUEUE,
  tries: 10,
  firstDelay: 60,
  longestDelay: 6 * 3600,
  handle: async (app, { id, key: userId }) => {
    return async (tx) => {
      const waiting = await lockExport(tx, { userId, id });
      if (waiting) await makeCopy({ app, tx }, { waiting });
    };
  },
  // What is wrong with somebody's rows may quote them.
  judge: (error) => ({ message: `not made: ${(error as { code?: string }).code ?? (error as Error).name}` }),
};

/** [SUP-02, FN-02] Makes the caller's own copy at once and tells how far it came. Who leaves meanwhile gets the mail all the same. */
export const makeMyCopy = callable(
  accountFunctions.makeMyCopy,
  { policy: signedIn, limit: { times: 60, seconds: 3600 } },
  async ({ app, caller, progress }) => {
    // The transaction does not wait for a reader.
    const onBatch: ReadingEverything['onBatch'] = (read) => void progress(read).catch(() => undefined);
    const isMade = await inTransaction(app.db, async (tx) => {
      const waiting = await lockWaitingExport(tx, caller.session?.userId ?? '');
      if (waiting) await makeCopy({ app, tx }, { waiting, onBatch });
      return waiting !== null;
    });
    return ok({ isMade });
  },
);

/** The copy itself: for whoever holds the mail's link and is signed in as its person. */
export function exportRoute(server: FastifyInstance, app: App): void {
  server.get('/my-data/:key', async (request, reply) => {
    const [id = '', token = ''] = (request.params as { key: string }).key.split('.');
    const caller = await callerOf(app, request, reply);
    const userId = caller.session?.userId ?? '';
    const requested = { userId, id, tokenHash: hashedToken(token), now: app.clock.now() };
    void reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer');
    if (!(await hasExport(app.db, requested)))
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send(
          'This copy is not there any more, or belongs to another account. Sign in with the account that asked for it, or ask for a new copy in your settings.',
        );
    return reply
      .type('application/json; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="my-data.json"')
      .send(Readable.from(readExport(app.db, requested)));
  });
}

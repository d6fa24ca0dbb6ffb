import type { FastifyInstance } from 'fastify';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { PersonalData } from '../../../platform/calls/personal-tables.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { callerOf } from '../caller-of.ts';
import { exportMail } from '../mails/account-mails.ts';
import { hashedToken, newToken } from '../session-token.ts';
import { deleteOldExports, everythingOf, findExport, findWaitingExport, saveExport } from '../stores/export-store.ts';

declare module '../../../platform/calls/app.ts' {
  interface Outside {
    /** [SUP-02] Tables of every room that hold somebody's rows. */
    personalData: PersonalData;
  }
}

const KEPT_DAYS = 7;

/** [SUP-02] Makes the copies that were asked for, and mails where they lie. */
export const exportAccount: Job = {
  name: 'accounts.export-account',
  every: 5000,
  run: async (app) => {
    const now = app.clock.now();
    const pendingExport = await findWaitingExport(app.db);
    if (!pendingExport) return deleteOldExports(app.db, now);
    const token = newToken(app.random);
    await inTransaction(app.db, async (tx) => {
      const content = JSON.stringify(
        { made: now.toISOString(), ...(await everythingOf(tx, pendingExport.userId, app.outside.personalData)) },
        null,
        2,
      );
      const expiresAt = addMilliseconds(now, KEPT_DAYS * DAY);
      await saveExport(tx, { ...pendingExport, now, expiresAt, tokenHash: hashedToken(token), content });
      await sendMail(
        app,
        tx,
        exportMail(app, {
          key: `account-export:${pendingExport.id}`,
          to: pendingExport.email,
          language: pendingExport.language,
          path: `/my-data/${pendingExport.id}.${token}`,
          days: KEPT_DAYS,
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
    const userId = caller.session?.userId ?? '';
    const content = await findExport(app.db, { userId, id, tokenHash: hashedToken(token), now: app.clock.now() });
    void reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer');
    if (content === null)
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send(
          'This copy is not there any more, or belongs to another account. Sign in with the account that asked for it, or ask for a new copy in your settings.',
        );
    return reply
      .type('application/json; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="my-data.json"')
      .send(content);
  });
}

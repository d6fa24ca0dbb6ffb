import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { alertsProblemTexts, signInFirst } from '#domain/alerts/problem-texts.ts';
import type { Text } from '#domain/core/languages/language.ts';
import { callerOf } from '../../accounts/caller-of.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import { findExport, markUsed, readParts } from './export-store.ts';

type Refused = { status: number; code: string; sentence: Text };

const refusal = (status: number, code: keyof typeof alertsProblemTexts): Refused => ({
  status,
  code,
  sentence: alertsProblemTexts[code] as Text,
});

/** [ALERT-20] Opens a link once, for whom it was made; of many requests at once one gets the file. */
async function openLink(app: App, { session }: Caller, token: string): Promise<Refused | { fileName: string }> {
  if (!session) return { status: 401, code: 'request/sign-in-required', sentence: signInFirst };
  const now = app.clock.now();
  const link = /^[A-Z0-9]{16}$/.test(token) ? await findExport(app.db, token, now) : null;
  if (!link) return refusal(404, 'alerts/invalid-link');
  if (link.userId !== session.userId) return refusal(403, 'alerts/link-foreign');
  if (link.isUsed) return refusal(410, 'alerts/link-used');
  if (link.isExpired) return refusal(410, 'alerts/link-expired');
  return (await markUsed(app.db, token, now)) ? link : refusal(410, 'alerts/link-used');
}

/** [ALERT-20] The file of an export, part by part as fast as it is taken. */
export function exportRoute(server: FastifyInstance, app: App): void {
  server.get('/exports/alerts/:token', async (request, reply) => {
    const caller = await callerOf(app, request, reply);
    const { token = '' } = request.params as { token?: string };
    const opened = await openLink(app, caller, token);
    void reply.header('Cache-Control', 'no-store');
    if ('status' in opened) {
      const { status, code, sentence } = opened;
      return reply.code(status).send({
        error: { code, message: sentence[caller.language], requestId: caller.requestId },
      });
    }
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="${opened.fileName}"`)
      .send(Readable.from(readParts(app.db, token)));
  });
}

import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { csvLines, csvOf } from '#domain/core/csv.ts';
import { dayIn } from '#domain/core/days/time-zone.ts';
import { exportHead, exportRow } from '#domain/listings/export/export-rows.ts';
import { type ListingFilter, listingFilterSchema } from '#domain/listings/table/table-query.ts';
import { callerOf } from '../../accounts/caller-of.ts';
import type { App } from '../../../platform/calls/app.ts';
import { generalProblem } from '../../../platform/http/problem-answer.ts';
import { consumeAttempt } from '../../../platform/rate-limit/rate-limit-store.ts';
import { listMatchingIds } from '../table/table-store.ts';
import { listForExport } from './export-store.ts';

/** So many listings are in memory at once. */
const PAGE = 200;
const LIMIT = { times: 60, seconds: 3600 };

/** The file part by part, in the order of ids: what changes meanwhile moves no row. */
async function* partsOf(app: App, sellerId: string, filter: ListingFilter): AsyncGenerator<string> {
  yield csvOf([exportHead]);
  for (let after: string | undefined = ''; after !== undefined;) {
    const ids = await listMatchingIds(app.db, sellerId, { ...filter, after, limit: PAGE });
    yield csvLines((await listForExport(app.db, sellerId, ids)).map(exportRow));
    after = ids.length === PAGE ? ids.at(-1) : undefined;
  }
}

/** [DASH-02] The maker's own listings, all or those of a filter, as the table that the import takes again. */
export function exportRoute(server: FastifyInstance, app: App): void {
  server.get('/exports/listings', async (request, reply) => {
    const caller = await callerOf(app, request, reply);
    void reply.header('Cache-Control', 'no-store');
    const refuse = ({ status, body }: ReturnType<typeof generalProblem>) => reply.code(status).send(body);
    if (!caller.session) return refuse(generalProblem('request/sign-in-required', caller));
    const filter = listingFilterSchema.safeParse(request.query);
    if (!filter.success) return refuse(generalProblem('request/invalid', caller));
    const { userId } = caller.session;
    const now = app.clock.now();
    const { allowed, retryAfterSeconds } = await consumeAttempt(app.db, {
      subject: `user:${userId}`,
      action: 'listings.export',
      limit: LIMIT,
      now,
    });
    if (!allowed) return refuse(generalProblem('request/too-many', caller, { retryAfterSeconds }));
    const q = filter.data.q?.trim() || undefined;
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="listings-${dayIn(app.config.TIME_ZONE, now)}.csv"`)
      .send(Readable.from(partsOf(app, userId, { ...filter.data, q })));
  });
}

import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { csvOf } from '#domain/core/csv.ts';
import { dayIn } from '#domain/core/days/time-zone.ts';
import type { Language } from '#domain/core/languages/language.ts';
import type { App } from '../../platform/calls/app.ts';
import { generalProblem } from '../../platform/http/problem-answer.ts';
import { consumeAttempt } from '../../platform/rate-limit/rate-limit-store.ts';
import { callerOf } from '../accounts/caller-of.ts';

const LIMIT = { times: 60, seconds: 3600 };

/** [UX-86] A table of somebody's own as a file, at `/exports/…`. */
export interface CsvTable<Filter> {
  /** The end of its address and the beginning of the file's name. */
  name: string;
  filter: z.ZodType<Filter>;
  head: readonly string[];
  /** Its lines part by part, so that a long table is never in memory as a whole. */
  parts: (app: App, request: CsvRequest<Filter>) => AsyncGenerator<string>;
}

export interface CsvRequest<Filter> {
  userId: string;
  filter: Filter;
  /** What its reader's pages speak: words that are searched are words that are seen. */
  language: Language;
}

async function* fileOf<Filter>(app: App, table: CsvTable<Filter>, request: CsvRequest<Filter>) {
  yield csvOf([table.head]);
  yield* table.parts(app, request);
}

/** Answers a signed-in person with their own rows, all or those of a filter. */
export function csvRoute<Filter>(server: FastifyInstance, app: App, table: CsvTable<Filter>): void {
  server.get(`/exports/${table.name}`, async (request, reply) => {
    const caller = await callerOf(app, request, reply);
    void reply.header('Cache-Control', 'no-store');
    const refuse = ({ status, body }: ReturnType<typeof generalProblem>) => reply.code(status).send(body);
    if (!caller.session) return refuse(generalProblem('request/sign-in-required', caller));
    const filter = table.filter.safeParse(request.query);
    if (!filter.success) return refuse(generalProblem('request/invalid', caller));
    const { userId } = caller.session;
    const now = app.clock.now();
    const { allowed, retryAfterSeconds } = await consumeAttempt(app.db, {
      subject: `user:${userId}`,
      action: `${table.name}.export`,
      limit: LIMIT,
      now,
    });
    if (!allowed) return refuse(generalProblem('request/too-many', caller, { retryAfterSeconds }));
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="${table.name}-${dayIn(app.config.TIME_ZONE, now)}.csv"`)
      .send(Readable.from(fileOf(app, table, { userId, filter: filter.data, language: caller.language })));
  });
}

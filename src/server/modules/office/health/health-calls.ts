import { fail, ok } from '#domain/core/result.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import { jobState, sanitised } from '#domain/office/health.ts';
import { healthContract } from '#domain/office/health-contract.ts';
import { findTextFigures } from '../../accounts/phone/text-store.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { listCircuits } from '../../../platform/circuits/circuit-store.ts';
import { productVersion } from '../../../platform/config/product-version.ts';
import { wakeParked } from '../../../platform/events/parked-store.ts';
import { findQueues } from '../../../platform/queue/queue-store.ts';
import { retryParkedItems } from '../../../platform/queue/retry-parked-items.ts';
import { wakeJob } from '../../../platform/jobs/job-run-store.ts';
import { findSystemFigures, findJobs, findReactions } from './health-store.ts';
import { partsOf } from './parts-of.ts';
import { requestFigures } from './request-figures.ts';
import { servicesOf } from './services-of.ts';
import type { RunningProduct } from './running-product.ts';

const nothing: RunningProduct = { reactions: [], jobs: [], queues: [], listeners: () => 0 };
const runningProductOf = (app: App): RunningProduct => app.outside.runningProduct ?? nothing;

/** How long the database takes to answer at all. */
async function answerTime(app: App): Promise<number> {
  const begun = performance.now();
  await app.db.query({ name: 'office-answer', text: 'SELECT 1' });
  return Math.round((performance.now() - begun) * 10) / 10;
}

const processFacts = (app: App, runningProduct: RunningProduct) => ({
  version: productVersion,
  node: globalThis.process.version,
  startedAt: new Date(Date.now() - globalThis.process.uptime() * 1000).toISOString(),
  memoryBytes: globalThis.process.memoryUsage.rss(),
  listeners: runningProduct.listeners(),
  ...requestFigures(app.metrics.text()),
});

/** [OFFICE-01, UX-99] */
export const getHealth = read(
  healthContract.getHealth,
  { policy: admin('health.view') },
  async ({ app, caller: { language } }) => {
    const runningProduct = runningProductOf(app);
    const answerMs = await answerTime(app);
    // Breakers live by the time of the system, also where the house has another.
    const systemNow = new Date();
    const [figures, texts, jobRows, reactionRows, queueRows, circuits] = await Promise.all([
      findSystemFigures(app.db, app.clock.now()),
      app.config.TEXTS_URL ? findTextFigures(app.db, app.clock.now()) : null,
      findJobs(app.db, runningProduct),
      findReactions(app.db, runningProduct),
      findQueues(
        app.db,
        runningProduct.queues.map(({ name }) => name),
      ),
      listCircuits(app.db, addMilliseconds(systemNow, -DAY)),
    ]);
    const jobs = jobRows.map(({ isRunning, ranAt, error, ...row }, index) => {
      const everyMs = runningProduct.jobs[index]?.every ?? 0;
      return {
        ...row,
        everyMs,
        ranAt: ranAt?.toISOString() ?? null,
        error: row.failures > 0 ? sanitised(error) : '',
        state: jobState({ everyMs, isRunning, ranAt, failures: row.failures }, figures.at),
      };
    });
    const reactions = reactionRows.map((row) => ({ ...row, error: sanitised(row.error) }));
    const queues = queueRows.map(({ oldestAt, nextAt, ...row }, index) => ({
      ...row,
      isReady: runningProduct.queues[index]?.isReady?.(app) !== false,
      oldestAt: oldestAt?.toISOString() ?? null,
      nextAt: nextAt?.toISOString() ?? null,
      error: sanitised(row.error),
    }));
    const process = processFacts(app, runningProduct);
    const hasMailServer = Boolean(app.config.SMTP_URL);
    return ok({
      checkedAt: figures.at.toISOString(),
      parts: partsOf({ figures, answerMs, jobs, reactions, queues, process, hasMailServer, texts, language }),
      services: servicesOf(circuits, {
        config: app.config,
        hasIdentity: Boolean(app.outside.google),
        now: systemNow,
        language,
      }),
      jobs,
      reactions,
      queues,
      process,
      database: {
        version: figures.version,
        answerMs,
        connections: figures.connections,
        mostConnections: figures.mostConnections,
        bytes: figures.bytes,
      },
    });
  },
);

/** [OFFICE-01, UX-96] Whichever process runs jobs hears of it after the commit. */
export const runJob = write(
  healthContract.runJob,
  { policy: admin('jobs.run'), limit: { times: 60, seconds: 3600 } },
  async ({ input, app, tx, caller }) => {
    if (!runningProductOf(app).jobs.some(({ name }) => name === input.name))
      return fail({ code: 'office/no-such-job' });
    await wakeJob(tx, input.name);
    const subject = { kind: 'job', id: input.name, name: input.name };
    await appendAuditLog({ app, tx, caller }, { action: 'office.runJob', subject, reason: input.reason });
    return ok({ asked: true as const });
  },
);

/** [OFFICE-01, UX-96] Whichever process handles events hears of it after the commit. */
export const retryReaction = write(
  healthContract.retryReaction,
  { policy: admin('jobs.run'), limit: { times: 60, seconds: 3600 } },
  async ({ input, app, tx, caller }) => {
    if (!runningProductOf(app).reactions.some(({ name }) => name === input.name))
      return fail({ code: 'office/no-such-job' });
    const events = await wakeParked(tx, input.name);
    if (events === 0) return fail({ code: 'office/nothing-parked' });
    const subject = { kind: 'reaction', id: input.name, name: input.name };
    await appendAuditLog(
      { app, tx, caller },
      { action: 'office.retryReaction', subject, reason: input.reason, after: { events } },
    );
    return ok({ events });
  },
);

/** [OFFICE-01, UX-96] Parked items of a queue are tried again as if they were new. */
export const retryQueue = write(
  healthContract.retryQueue,
  { policy: admin('jobs.run'), limit: { times: 60, seconds: 3600 } },
  async ({ input, app, tx, caller }) => {
    const queue = runningProductOf(app).queues.find(({ name }) => name === input.name);
    if (!queue) return fail({ code: 'office/no-such-job' });
    const items = await retryParkedItems({ app, tx }, queue);
    if (items === 0) return fail({ code: 'office/nothing-parked' });
    const subject = { kind: 'queue', id: input.name, name: input.name };
    await appendAuditLog(
      { app, tx, caller },
      { action: 'office.retryQueue', subject, reason: input.reason, after: { items } },
    );
    return ok({ items });
  },
);

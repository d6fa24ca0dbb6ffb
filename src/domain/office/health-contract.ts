import { oc } from '@orpc/contract';
import { z } from 'zod';
import { problem } from '../core/problem.ts';
import { textSchema } from '../core/text.ts';
import { officeProblemTexts as texts } from './problem-texts.ts';

const tags = ['office'];
const time = z.iso.datetime();
const count = z.number().int();
const name = z.string().min(1).max(100);

const partSchema = z.strictObject({
  key: z.string(),
  label: z.string(),
  state: z.enum(['ok', 'high', 'critical', 'none']),
  words: z.string(),
  /** What to do about it; '' where all is well. */
  advice: z.string(),
  checkedAt: time,
});
export type HealthPart = z.infer<typeof partSchema>;

const jobSchema = z.strictObject({
  name: z.string(),
  everyMs: count,
  state: z.enum(['running', 'ok', 'failed', 'late', 'none']),
  ranAt: time.nullable(),
  tookMs: count,
  failures: count,
  error: z.string(),
});
export type JobHealth = z.infer<typeof jobSchema>;

const reactionSchema = z.strictObject({
  name: z.string(),
  /** Events that wait for it; a thousand stands for more. */
  behind: count,
  oldestAt: time.nullable(),
  parked: count,
  tries: count,
  nextAt: time.nullable(),
  error: z.string(),
});
export type ReactionHealth = z.infer<typeof reactionSchema>;

const queueSchema = z.strictObject({
  name: z.string(),
  /** False where nothing is worked on now: no server is set, or it is left alone for a while. */
  isReady: z.boolean(),
  waiting: count,
  active: count,
  /** Failed, and tried again. */
  failing: count,
  /** Failed so often, or in such a way, that they wait for somebody. */
  parked: count,
  /** Of those that are due. */
  oldestAt: time.nullable(),
  nextAt: time.nullable(),
  error: z.string(),
});
export type QueueHealth = z.infer<typeof queueSchema>;

const healthSchema = z.strictObject({
  checkedAt: time,
  parts: z.array(partSchema),
  /** What stands outside the house, by the breakers of every process. */
  services: z.array(partSchema),
  jobs: z.array(jobSchema),
  reactions: z.array(reactionSchema),
  queues: z.array(queueSchema),
  /** Of the process that answered. */
  process: z.strictObject({
    version: z.string(),
    node: z.string(),
    startedAt: time,
    memoryBytes: count,
    listeners: count,
    calls: count,
    failures: count,
    p95Ms: z.number().nullable(),
  }),
  database: z.strictObject({
    version: z.string(),
    answerMs: z.number(),
    connections: count,
    mostConnections: count,
    bytes: count,
  }),
});
export type Health = z.infer<typeof healthSchema>;

const reasoned = z.strictObject({ name, reason: textSchema(3, 1000) });
const noSuch = problem(404, texts['office/no-such-job']);
const nothingParked = problem(409, texts['office/nothing-parked']);

export const healthContract = {
  getHealth: oc
    .route({
      method: 'GET',
      path: '/admin/health',
      tags,
      summary:
        'How the house runs at this moment: parts, jobs, reactions, queues, the database and the process that answers.',
    })
    .output(healthSchema),
  runJob: oc
    .route({ method: 'POST', path: '/admin/jobs/run', tags, summary: 'Run a job now, with a reason for the log.' })
    .input(reasoned)
    .output(z.strictObject({ asked: z.literal(true) }))
    .errors({ 'office/no-such-job': noSuch }),
  retryReaction: oc
    .route({
      method: 'POST',
      path: '/admin/reactions/retry',
      tags,
      summary: 'Try the parked events of a reaction again at once, with a reason for the log.',
    })
    .input(reasoned)
    .output(z.strictObject({ events: count }))
    .errors({ 'office/no-such-job': noSuch, 'office/nothing-parked': nothingParked }),
  retryQueue: oc
    .route({
      method: 'POST',
      path: '/admin/queues/retry',
      tags,
      summary: 'Try the parked items of a queue again at once, as if they were new, with a reason for the log.',
    })
    .input(reasoned)
    .output(z.strictObject({ items: count }))
    .errors({ 'office/no-such-job': noSuch, 'office/nothing-parked': nothingParked }),
};

import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { retried, retryPolicies } from '#domain/core/errors/retry.ts';
import { explainRefusal, hasPermission } from '#domain/core/permissions/checks.ts';
import { roleTexts } from '#domain/core/permissions/role-texts.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';
import type { Result } from '#domain/core/result.ts';
import type { App } from '../calls/app.ts';
import type { Call, CallLimit } from '../calls/call.ts';
import { RefusedAction } from '../calls/refused-action.ts';
import type { Caller, Session } from '../calls/caller.ts';
import { RawJson } from '../calls/raw-json.ts';
import { isSwitchedOff } from '../config/flags.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { inTransaction, type Transaction } from '../database/open-database.ts';
import { claimKey, type IdempotencyKey, storeAnswer } from '../idempotency/idempotency-store.ts';
import { networkOf } from '../rate-limit/network-of.ts';
import {
  attemptAnswer,
  attemptStatement,
  type Limit,
  type LimitAnswer,
  consumeAttempt,
} from '../rate-limit/rate-limit-store.ts';
import { contractProblem, generalProblem, type ProblemAnswer } from './problem-answer.ts';

const RANDOM_STEPS = 1000;

export interface CallAnswer {
  status: number;
  text: string;
  headers?: Record<string, string>;
  /** Sent instead of the text, under its own name. */
  file?: File;
}

/** Which permissions somebody holds; the admin module answers. */
export type FindPermissions = (session: Session) => Promise<readonly Permission[] | 'second-factor-needed'>;

/** Undoes a transaction and carries the answer out of it. */
class Refusal extends Error {
  readonly answer: CallAnswer;
  constructor(answer: CallAnswer) {
    super('refused');
    this.answer = answer;
  }
}

const problemAnswer = ({ status, body }: ProblemAnswer): CallAnswer => {
  const seconds = body.error.retryAfterSeconds;
  return {
    status,
    text: JSON.stringify(body),
    ...(typeof seconds === 'number' ? { headers: { 'Retry-After': String(seconds) } } : {}),
  };
};

const answerOf = (call: Call, result: Result<unknown, { code: string }>, caller: Caller): CallAnswer => {
  if (!result.ok) return problemAnswer(contractProblem(call.contract, result.problem, caller));
  if (result.value instanceof File) return { status: 200, text: '', file: result.value };
  const text = result.value instanceof RawJson ? result.value.text : JSON.stringify(result.value);
  return { status: call.contract['~orpc'].route.successStatus ?? 200, text };
};

async function refusedByPolicy(
  call: Call,
  caller: Caller,
  findPermissions: FindPermissions,
): Promise<CallAnswer | null> {
  if (call.policy.kind === 'anyone') return null;
  if (!caller.session) return problemAnswer(signInRequired(call.policy, caller));
  if (call.policy.kind === 'signed-in') return null;
  const { permission, sentence } = call.policy;
  const permissions = await findPermissions(caller.session);
  if (permissions === 'second-factor-needed')
    return problemAnswer(generalProblem('request/second-factor-needed', caller));
  if (permission ? hasPermission({ permissions }, permission) : permissions.length > 0) return null;
  const { status, body } = generalProblem('request/permission-denied', caller, {
    ...(permission ? explainRefusal(permission, roleTexts[caller.language]) : {}),
  });
  return problemAnswer({ status, body: { error: { ...body.error, message: sentence ?? body.error.message } } });
}

/** [OFFICE-01] A feature that is switched off for somebody is so at the server too. */
const refusedByFlag = ({ flag }: Call, app: App, caller: Caller): CallAnswer | null =>
  flag && isSwitchedOff(app, flag, caller) ? problemAnswer(generalProblem('request/switched-off', caller)) : null;

/** Some modules have words of their own for that. */
function signInRequired(policy: Call['policy'], caller: Caller): ProblemAnswer {
  const { status, body } = generalProblem('request/sign-in-required', caller);
  const message = policy.kind === 'signed-in' ? policy.sentence?.[caller.language] : undefined;
  return { status, body: { error: { ...body.error, message: message ?? body.error.message } } };
}

async function refusedByLimit(
  call: Call,
  operation: string,
  { app, caller }: { app: App; caller: Caller },
): Promise<CallAnswer | null> {
  if (!call.limit || call.countsAttempts) return null;
  return refusedAttempt(await consumeAttempt(app.db, attemptOf(call.limit, operation, { app, caller })), caller);
}

const attemptOf = (limit: Limit, action: string, { app, caller }: { app: App; caller: Caller }) => ({
  subject: limit.by !== 'ip' && caller.session ? `user:${caller.session.userId}` : `ip:${networkOf(caller.ip)}`,
  action: limit.countedAs ?? action,
  limit,
  now: app.clock.now(),
});

const refusedAttempt = ({ allowed, retryAfterSeconds }: LimitAnswer, caller: Caller): CallAnswer | null =>
  allowed ? null : problemAnswer(generalProblem('request/too-many', caller, { retryAfterSeconds }));

/** The limit of a call that counts its attempts itself. */
function ownLimit({ call, operation, app, caller }: CallRun): CallLimit | undefined {
  if (!call.limit || !call.countsAttempts) return undefined;
  const attempt = attemptOf(call.limit, operation, { app, caller });
  return {
    attempt,
    statement: attemptStatement(attempt),
    check: ({ rows }: { rows: { count: number }[] }) => {
      const refused = refusedAttempt(attemptAnswer(attempt, rows), caller);
      if (refused) throw new Refusal(refused);
    },
  };
}

interface CallRun {
  call: Call;
  operation: string;
  app: App;
  caller: Caller;
  input: unknown;
  findPermissions: FindPermissions;
}

/** The steps of every call after its input was checked: policy, limit, transaction, idempotency, the module’s own work, answer. */
export async function runCall(run: CallRun): Promise<CallAnswer> {
  const { call, operation, app, caller, input, findPermissions } = run;
  const refused =
    (await refusedByPolicy(call, caller, findPermissions)) ??
    refusedByFlag(call, app, caller) ??
    (await refusedByLimit(call, operation, { app, caller }));
  if (refused) return refused;
  const context = { input, app, caller };
  if (call.kind === 'read') return answerOf(call, await readAgain(app, () => call.handle(context)), caller);
  const key = idempotencyKeyOf(call, operation, { caller, input });
  try {
    if (call.kind !== 'write') {
      const limit = ownLimit(run);
      return answerOf(call, await call.handle(limit ? { ...context, limit } : context), caller);
    }
    return await inTransaction(app.db, async (tx) => {
      if (!key) return await finished(call, { ...context, tx });
      const claim = await claimKey(tx, key, app.clock.now());
      if (claim.kind === 'other-body')
        throw new Refusal(problemAnswer(generalProblem('request/idempotency-mismatch', caller)));
      if (claim.kind === 'replay') {
        // The first answer may still wait for the disk: this one says no more than that one may.
        tx.isFlushed = true;
        return { status: claim.status, text: claim.answer, headers: { 'Idempotent-Replayed': 'true' } };
      }
      const answer = await finished(call, { ...context, tx });
      storeAnswer(tx, key, answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    if (!(error instanceof RefusedAction)) throw error;
    await error.afterwards();
    return problemAnswer(generalProblem(error.code, caller, error.facts));
  }
}

/** [ERR-04] A read is made again when the database went away meanwhile: a failover takes a moment. */
const readAgain = <T>({ random }: App, read: () => Promise<T>): Promise<T> =>
  retried(read, {
    policy: retryPolicies['data access'],
    random: () => random.integer(RANDOM_STEPS) / RANDOM_STEPS,
    wait,
    isPassing: isDatabaseAway,
  });

/** The module's work; a problem is thrown as a refusal, so that the transaction is undone. */
async function finished(
  call: Call,
  context: { input: unknown; app: App; caller: Caller; tx: Transaction },
): Promise<CallAnswer> {
  const result = await call.handle(context);
  const answer = answerOf(call, result, context.caller);
  if (!result.ok) throw new Refusal(answer);
  return answer;
}

function idempotencyKeyOf(
  call: Call,
  operation: string,
  { caller, input }: { caller: Caller; input: unknown },
): IdempotencyKey | null {
  if (call.idempotency === 'none' || !caller.idempotencyKey) return null;
  const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest();
  return { scope: caller.session?.userId ?? guestScope(caller), operation, key: caller.idempotencyKey, bodyHash };
}

/**
 * A visitor is known by the cookie of their cart, and before they have one by where they are and what they look with: two visitors with one
 * key never see each other's answer.
 */
const guestScope = (caller: Caller): string =>
  `guest ${createHash('sha256')
    .update(caller.cookie('cart') ?? JSON.stringify([networkOf(caller.ip), caller.userAgent, caller.language]))
    .digest('base64url')}`;

import { hash } from 'node:crypto';
import { type Change, commitChange, type AnswerToStore } from '../store/commit-change.ts';
import type { Params } from './form-body.ts';
import type { SandboxEnvironment } from '../sandbox-environment.ts';
import { findAnswer, type StoredAnswer } from '../store/sandbox-store.ts';
import { onlyKnown } from './read-params.ts';
import { busy, StripeProblem } from './stripe-problem.ts';

/** A sandbox that is running: its environment and what only it knows. */
export interface Sandbox extends SandboxEnvironment {
  /** Where browsers reach it, without a slash at the end. */
  publicBase(): string;
  /** Something waits to be sent to a webhook. */
  wake(): void;
  webhookUrlNow(): string | null;
  deliverNow(): Promise<number>;
}

export interface SandboxRequest {
  method: string;
  path: string;
  params: Params;
  rawBody: string;
  isSecret: boolean;
  requestId: string;
  idempotencyKey: string | null;
  /** The connected account for which the platform asks (`Stripe-Account`). */
  account: string | null;
}

export interface Answer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

export type SandboxCall = (box: Sandbox, request: SandboxRequest, id: string) => Promise<Answer>;

export const answer = (value: unknown, status = 200): Answer => ({ status, body: JSON.stringify(value) });

export const problemAnswer = (problem: StripeProblem, requestId: string): Answer => ({
  status: problem.status,
  body: JSON.stringify({
    error: { ...problem.body, request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}` },
  }),
});

const hashOf = ({ method, path, rawBody }: SandboxRequest): string =>
  hash('sha256', `${method} ${path}\n${rawBody}`, 'base64url');

/** The answer that was stored under this key, or the refusal of another request under it. */
export function replayed(request: SandboxRequest, stored: StoredAnswer): Answer {
  const key = request.idempotencyKey ?? '';
  if (stored.path !== request.path) {
    throw new StripeProblem(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${request.path}' vs '${stored.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  if (stored.requestHash !== hashOf(request)) {
    throw new StripeProblem(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  return {
    status: stored.status,
    body: stored.body,
    headers: { 'Idempotent-Replayed': 'true', 'Original-Request': stored.requestId },
  };
}

const answerToStore = (request: SandboxRequest, { status, body }: Answer): { answer?: AnswerToStore } =>
  request.idempotencyKey
    ? {
        answer: {
          key: request.idempotencyKey,
          path: request.path,
          requestHash: hashOf(request),
          requestId: request.requestId,
          status,
          body,
        },
      }
    : {};

const MAX_TRIES = 25;

type Decide = () => Promise<Answer | { change: Change; answer: Answer }>;

/**
 * Decides and writes a change; decides anew when another call was first. `decide` loads what it needs and answers a stored
 * answer, or the change with its answer. Nothing is locked between the two: the write names the version that it replaces.
 */
export async function changeOnce(box: Sandbox, request: SandboxRequest, decide: Decide): Promise<Answer> {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const decision = await decide();
    if (!('change' in decision)) return decision;
    const written = await commitChange(box, { ...decision.change, ...answerToStore(request, decision.answer) });
    if (written === 'written') {
      if (decision.change.event) box.wake();
      return decision.answer;
    }
    if (written === 'known-key') {
      const stored = await findAnswer(box.db, request.idempotencyKey ?? '');
      if (stored) return replayed(request, stored);
    }
  }
  throw busy();
}

/** A call that takes parameters of these names alone and is decided once for each idempotency key: the same key gets its answer again. */
export const decideOnce =
  (params: ReadonlySet<string>, decide: (...call: Parameters<SandboxCall>) => ReturnType<Decide>): SandboxCall =>
  async (box, request, id) => {
    onlyKnown(request.params, params);
    return changeOnce(box, request, async () => {
      const stored = request.idempotencyKey ? await findAnswer(box.db, request.idempotencyKey) : null;
      return stored ? replayed(request, stored) : decide(box, request, id);
    });
  };

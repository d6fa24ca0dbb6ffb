import type { AnyContractProcedure, AnySchema, ContractProcedure, ErrorMap, Meta } from '@orpc/contract';
import type { z } from 'zod';
import type { FlagName } from '#domain/core/flags/flags.ts';
import type { GeneralProblem } from '#domain/core/problems-of-every-call.ts';
import type { Result } from '#domain/core/result.ts';
import type { Ahead, Transaction } from '../database/open-database.ts';
import type { Attempt, Limit } from '../rate-limit/rate-limit-store.ts';
import type { App } from './app.ts';
import type { Caller } from './caller.ts';
import type { Policy } from './policy.ts';
import type { RawJson } from './raw-json.ts';

export type InputOf<C> =
  C extends ContractProcedure<infer I, AnySchema, ErrorMap, Meta> ? z.output<I & z.ZodType> : never;
export type OutputOf<C> =
  C extends ContractProcedure<AnySchema, infer O, ErrorMap, Meta> ? z.input<O & z.ZodType> : never;
type ErrorMapOf<C> = C extends ContractProcedure<AnySchema, AnySchema, infer E, Meta> ? E : never;
/** Zod says of an object without fields that every field is `never`; that would refuse the code itself. */
type FactsOf<Entry> = Entry extends { data: infer D extends z.ZodType }
  ? string extends keyof z.input<D>
    ? object
    : z.input<D>
  : object;

/** The problems that a contract declares: a code with its facts. */
export type ProblemOf<C> = {
  [Code in keyof ErrorMapOf<C> & string]: { code: Code } & FactsOf<ErrorMapOf<C>[Code]>;
}[keyof ErrorMapOf<C> & string];

type Answer<C> = Promise<Result<OutputOf<C> | RawJson, ProblemOf<C> | GeneralProblem>>;

export interface ReadContext<C> {
  input: InputOf<C>;
  app: App;
  caller: Caller;
}
export interface WriteContext<C> extends ReadContext<C> {
  tx: Transaction;
}

/** What a call is given that may wait for a second administrator. */
export interface ApprovableContext<C> extends WriteContext<C> {
  /** Somebody else with the same permission lets it happen. */
  isApproved?: boolean;
}

export interface CountingContext<C> extends ReadContext<C> {
  limit: CallLimit;
}

/** The limit of a call that counts its attempts itself; `check` throws where it is reached. */
export interface CallLimit extends Ahead {
  attempt: Attempt;
}

export interface ReadOptions<C> {
  policy: Policy;
  limit?: Limit;
  /** A public read that is the same for everybody may be kept; the tags say which events make it stale. */
  cache?: (input: InputOf<C>, text: string) => string[];
}
export interface WriteOptions {
  policy: Policy;
  /** [OFFICE-01] Refused for whom this feature is switched off. */
  flag?: FlagName;
  limit?: Limit;
  /** `key`: an Idempotency-Key replays the stored answer. `none`: the call is idempotent by its own nature. */
  idempotency?: 'key' | 'none';
  /** [ADM-13] May be made by somebody who looks through another role. */
  allowedWhileViewing?: boolean;
}

/** What a raw call gets: the bytes as they came, and the headers. */
export interface RawContext {
  app: App;
  caller: Caller;
  body: Buffer;
  header(name: string): string | undefined;
}

/** What the steps hand over; the input was checked by the call's own contract. */
interface AnyContext {
  input: unknown;
  app: App;
  caller: Caller;
  tx?: Transaction;
  limit?: CallLimit;
}

/** One call, whatever its contract. Its functions are methods, so that one that knows its own input is one of them. */
export interface Call {
  contract: AnyContractProcedure;
  kind: 'read' | 'write' | 'step' | 'raw';
  policy: Policy;
  /** [OFFICE-01] Refused for whom this feature is switched off. */
  flag?: FlagName | undefined;
  limit: Limit | undefined;
  /** It counts its attempts itself. */
  countsAttempts?: boolean;
  idempotency: 'key' | 'none';
  cache?(input: unknown, text: string): string[];
  allowedWhileViewing?: boolean | undefined;
  /** Largest body in bytes; raw calls say their own. */
  maxBody?: number;
  handle(context: AnyContext | RawContext): Promise<Result<unknown, { code: string }>>;
}

/** A call that changes nothing. */
export function read<C extends AnyContractProcedure>(
  contract: C,
  options: ReadOptions<C>,
  handle: (context: ReadContext<C>) => Answer<C>,
): Call {
  return {
    contract,
    kind: 'read',
    policy: options.policy,
    limit: options.limit,
    idempotency: 'none',
    cache: options.cache,
    handle,
  };
}

/** A call that changes something, wholly inside one transaction: a problem undoes everything. */
export function write<C extends AnyContractProcedure>(
  contract: C,
  options: WriteOptions,
  handle: (context: WriteContext<C>) => Answer<C>,
): Call {
  return {
    contract,
    kind: 'write',
    policy: options.policy,
    flag: options.flag,
    limit: options.limit,
    idempotency: options.idempotency ?? 'key',
    allowedWhileViewing: options.allowedWhileViewing,
    handle,
  };
}

/** A call that needs several transactions because it talks to the outside between them. It must be repeatable by its own keys. */
export function steps<C extends AnyContractProcedure>(
  contract: C,
  options: Omit<WriteOptions, 'idempotency'>,
  handle: (context: ReadContext<C>) => Answer<C>,
): Call {
  return {
    contract,
    kind: 'step',
    policy: options.policy,
    limit: options.limit,
    idempotency: 'none',
    allowedWhileViewing: options.allowedWhileViewing,
    handle,
  };
}

/** As `steps`, for a call that counts its own attempts on the way to its first statement: nothing costly comes before it. */
export function countingSteps<C extends AnyContractProcedure>(
  contract: C,
  options: { policy: Policy; limit: Limit },
  handle: (context: CountingContext<C>) => Answer<C>,
): Call {
  return { ...steps(contract, options, handle as (context: ReadContext<C>) => Answer<C>), countsAttempts: true };
}

/** A call whose body is no JSON: the bytes of a picture, a signed webhook. Checked by the module itself. */
export function receive<C extends AnyContractProcedure>(
  contract: C,
  options: Omit<WriteOptions, 'idempotency'> & { maxBody: number },
  handle: (context: RawContext) => Answer<C>,
): Call {
  return {
    contract,
    kind: 'raw',
    policy: options.policy,
    limit: options.limit,
    idempotency: 'none',
    maxBody: options.maxBody,
    handle,
  };
}

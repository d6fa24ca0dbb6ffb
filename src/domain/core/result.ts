/** What a rule answers: a value, or a problem that names its code and its facts and carries no prose. */
export interface Problem {
  readonly code: string;
}

export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Failure<P extends Problem> {
  readonly ok: false;
  readonly problem: P;
}

export type Result<T, P extends Problem = Problem> = Ok<T> | Failure<P>;

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

export const fail = <const P extends Problem>(problem: P): Failure<P> => ({ ok: false, problem });

import type { GeneralCode } from '#domain/core/problems-of-every-call.ts';

/** Ends a call from wherever it is found that it must not go on: its transaction is undone, and what follows from that is done then. */
export class RefusedAction extends Error {
  readonly code: GeneralCode;
  readonly facts: Record<string, unknown>;
  readonly afterwards: () => Promise<void>;
  constructor(code: GeneralCode, facts: Record<string, unknown>, afterwards: () => Promise<void>) {
    super(code);
    this.code = code;
    this.facts = facts;
    this.afterwards = afterwards;
  }
}

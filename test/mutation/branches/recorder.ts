/** What a condition came to so far: held, a value or equal sides; not so; or both. */
export type Outcomes = 0 | 1 | 2 | 3;
const YES = 1;
const NO = 2;

/** Moments are compared by their time. */
const valueOf = (side: unknown): unknown => (typeof side === 'object' && side !== null ? side.valueOf() : side);

/** What watched sources report to; it hands on what they say, so that nothing runs otherwise. */
export class OutcomeRecorder {
  readonly seen: Record<string, Outcomes> = {};

  private note(id: string, holds: boolean): void {
    this.seen[id] = ((this.seen[id] ?? 0) | (holds ? YES : NO)) as Outcomes;
  }
  decide<Value>(id: string, value: Value): Value {
    this.note(id, Boolean(value));
    return value;
  }
  find<Value>(id: string, value: Value): Value {
    this.note(id, value !== null && value !== undefined);
    return value;
  }
  compare(id: string, operator: string, one: number, other: number): boolean {
    this.note(id, valueOf(one) === valueOf(other));
    if (operator === '<') return one < other;
    if (operator === '<=') return one <= other;
    return operator === '>' ? one > other : one >= other;
  }
}

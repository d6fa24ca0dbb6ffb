import type { Clock } from '#server/platform/clock/clock.ts';

/** A clock that the demo sets: what it fills in happened on different days. */
export interface DemoClock extends Clock {
  set(now: Date): void;
}

export function demoClock(): DemoClock {
  let now = new Date();
  return {
    now: () => new Date(now),
    set: (next) => {
      now = next;
    },
  };
}

import type { Clock } from '#server/platform/clock/clock.ts';

/** What another process left behind, or somebody wrote past it, is found within this. */
const SAFETY_MILLISECONDS = 30_000;

interface Looking {
  clock: Clock;
  /** How often is asked whether the time has come: that costs no statement. */
  tick: number;
  /** Does what is due, and answers when the next thing is, by the clock of the house. */
  look: () => Promise<Date | null>;
}

export interface Lookout {
  /** Something may be due. */
  wake(): void;
  stop(): Promise<void>;
}

/** Looks when something is due or may be, instead of every second: after a wake, at the time that the last look named, and every half minute. */
export function lookWhenDue({ clock, tick, look }: Looking): Lookout {
  let [dueAt, lookedAt] = [-Infinity, -Infinity];
  let running: Promise<void> | null = null;
  const poll = (): void => {
    if (running || (clock.now().getTime() < dueAt && Date.now() - lookedAt < SAFETY_MILLISECONDS)) return;
    [dueAt, lookedAt] = [Infinity, Date.now()];
    running = look()
      .then(
        (next) => void (dueAt = Math.min(dueAt, next?.getTime() ?? Infinity)),
        () => void (dueAt = -Infinity),
      )
      .finally(() => void (running = null));
  };
  const timer = setInterval(poll, tick);
  timer.unref();
  return {
    wake: () => void (dueAt = -Infinity),
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

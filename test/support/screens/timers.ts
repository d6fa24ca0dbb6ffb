interface Timer {
  due: number;
  run: () => void;
}

/** Timers of a page that can be made to run out early. Answers how to let time pass. */
export function addTimers(window: Window & typeof globalThis): (milliseconds: number) => void {
  const { setTimeout: start, clearTimeout: stop } = window;
  const waiting = new Map<number, Timer>();
  const real = new Map<number, ReturnType<typeof start>>();
  let last = 0;
  const wait = (id: number, timer: Timer): void => {
    waiting.set(id, timer);
    real.set(
      id,
      start.call(window, () => end(id), Math.max(0, timer.due - Date.now())),
    );
  };
  const forget = (id: number): void => {
    stop.call(window, real.get(id));
    waiting.delete(id);
    real.delete(id);
  };
  const end = (id: number): void => {
    const timer = waiting.get(id);
    forget(id);
    timer?.run();
  };
  Object.assign(window, {
    setTimeout: (act: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]): number => {
      last += 1;
      wait(last, { due: Date.now() + milliseconds, run: () => act(...given) });
      return last;
    },
    clearTimeout: forget,
  });
  return (milliseconds) => {
    const all = [...waiting].toSorted(([, one], [, other]) => one.due - other.due);
    const now = Date.now() + milliseconds;
    for (const [id, timer] of all) {
      if (!waiting.has(id)) continue;
      if (timer.due <= now) end(id);
      else {
        forget(id);
        wait(id, { ...timer, due: timer.due - milliseconds });
      }
    }
  };
}

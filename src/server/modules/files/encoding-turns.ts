const AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** Encoding pictures is the heaviest work of the server: two at a time, the others in a queue, so that pages stay quick. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  // Who is woken takes over the place of the one that ended.
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

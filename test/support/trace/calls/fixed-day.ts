/*
 * Every file of tests begins at the same moment, and time goes on from there as it does: what a test sees of the day, the month or what is
 * left of either is the same whenever it runs. The database's own clock, and that of other processes, stays as it is.
 */

/** A Wednesday without a holiday near it, a minute into all windows that attempts are counted in. */
const BEGIN = Date.UTC(2027, 2, 10, 10, 1);

interface Kept {
  realDate?: DateConstructor;
  realNow?: () => number;
}
const kept = globalThis as Kept;
const RealDate = (kept.realDate ??= Date);
const realNow = (kept.realNow ??= Date.now.bind(Date));

export function beginFixedDay(): void {
  const ahead = BEGIN - realNow();
  const now = (): number => realNow() + ahead;
  RealDate.now = now;
  // No class of its own: dates that packages and Node make are instances of it too.
  const fixed = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
  });
  RealDate.prototype.constructor = fixed;
  globalThis.Date = fixed;
}

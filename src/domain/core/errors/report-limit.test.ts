import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breadcrumbLimits, emptyTrail, leaveCrumb } from './breadcrumbs.ts';
import { reportLimits, type SourceState, acceptReport, unknownSource } from './report-limit.ts';

interface Real {
  source: SourceState;
  now: number;
}
/** Every report that was taken, however long ago, and the end of the newest block. */
interface Model {
  taken: number[];
  blockedUntil: number;
  now: number;
}

class Report implements fc.Command<Model, Real> {
  readonly times: number;
  constructor(times: number) {
    this.times = times;
  }
  check = () => true;
  run(model: Model, real: Real): void {
    for (let time = 0; time < this.times; time += 1) {
      const { source, isTaken } = acceptReport(real.source, real.now);
      real.source = source;
      const within = (milliseconds: number) => model.taken.filter((at) => model.now - at < milliseconds).length;
      const isBlocked = model.now < model.blockedUntil;
      const isFull = within(60_000) >= 30 || within(3_600_000) >= 200;
      expect(isTaken).toBe(!isBlocked && !isFull);
      if (isTaken) model.taken.push(model.now);
      else if (!isBlocked) model.blockedUntil = model.now + 15 * 60_000;
      expect(source.takenAt.length).toBeLessThanOrEqual(reportLimits.perHour);
    }
  }
  toString = () => `report ${this.times} times`;
}
class Pass implements fc.Command<Model, Real> {
  readonly milliseconds: number;
  constructor(milliseconds: number) {
    this.milliseconds = milliseconds;
  }
  check = () => true;
  run(model: Model, real: Real): void {
    model.now += this.milliseconds;
    real.now += this.milliseconds;
  }
  toString = () => `pass ${this.milliseconds} ms`;
}

test('[ERR-07] a source with too many errors is silenced for 15 minutes', () => {
  const command = fc.oneof(
    fc.constantFrom(1, 7, 29, 30).map((times) => new Report(times)),
    fc.constantFrom(1, 1999, 59_999, 60_000, 899_999, 900_000, 3_600_000).map((ms) => new Pass(ms)),
  );
  fc.assert(
    fc.property(fc.commands([command], { maxCommands: 60, size: 'max' }), (commands) => {
      fc.modelRun(
        () => ({ model: { taken: [], blockedUntil: 0, now: 0 } as Model, real: { source: unknownSource, now: 0 } }),
        commands,
      );
    }),
    { numRuns: 80 },
  );
});

test('[ERR-07] a source is blocked by the one that is too many, and told once', () => {
  let source = unknownSource;
  for (let count = 0; count < 30; count += 1) source = acceptReport(source, 0).source;
  const over = acceptReport(source, 0);
  expect(over).toMatchObject({ isTaken: false, isNewBlock: true, source: { blockedUntil: 900_000 } });
  expect(acceptReport(over.source, 1)).toMatchObject({ isTaken: false, isNewBlock: false });
  expect(acceptReport(over.source, 900_000)).toMatchObject({ isTaken: true });
});

test('[ERR-07] the newest 50 breadcrumbs are there, of the console at most 50 a second', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ gap: fc.nat(40), isConsole: fc.boolean() }), { maxLength: 300, size: 'max' }),
      (steps) => {
        let [trail, at] = [emptyTrail, 0];
        const left: { at: number; kind: 'console' | 'press'; message: string }[] = [];
        for (const [index, { gap, isConsole }] of steps.entries()) {
          at += gap;
          const crumb = { at, kind: isConsole ? ('console' as const) : ('press' as const), message: String(index) };
          trail = leaveCrumb(trail, crumb);
          const spoke = left.filter((each) => each.kind === 'console' && each.at > at - 1000).length;
          if (!isConsole || spoke < breadcrumbLimits.consolePerSecond) left.push(crumb);
          expect(trail.crumbs).toEqual(left.slice(-50));
        }
      },
    ),
  );
});

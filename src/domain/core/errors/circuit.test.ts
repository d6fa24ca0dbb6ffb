import fc from 'fast-check';
import { expect, test } from 'vitest';
import { admitCall, type Circuit, circuitLimits, closedCircuit, endCall } from './circuit.ts';

interface Real {
  circuit: Circuit;
  now: number;
  /** Turns of admitted calls that have not ended, oldest first. */
  running: number[];
}

/** All that ever happened; each answer is found by looking through it. */
interface Model {
  now: number;
  /** The changes of state, each with its time. */
  state: 'closed' | 'open' | 'half-open';
  since: number;
  turn: number;
  /** Calls that ended in this turn. */
  ended: { at: number; hasFailed: boolean }[];
  trials: number;
  running: number[];
}

const change = (model: Model, state: Model['state']): void =>
  void Object.assign(model, { state, since: model.now, turn: model.turn + 1, ended: [], trials: 0 });

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

class Ask implements fc.Command<Model, Real> {
  check = () => true;
  run(model: Model, real: Real): void {
    const { circuit, isAdmitted } = admitCall(real.circuit, real.now);
    real.circuit = circuit;
    if (model.state === 'open' && model.now - model.since >= 60_000) change(model, 'half-open');
    const may = model.state === 'closed' || (model.state === 'half-open' && model.trials < 3);
    expect(isAdmitted).toBe(may);
    expect(circuit.state).toBe(model.state);
    if (!may) return;
    if (model.state === 'half-open') model.trials += 1;
    model.running.push(model.turn);
    real.running.push(circuit.turn);
  }
  toString = () => 'ask';
}

class End implements fc.Command<Model, Real> {
  readonly hasFailed: boolean;
  readonly at: number;
  constructor(hasFailed: boolean, at: number) {
    this.hasFailed = hasFailed;
    this.at = at;
  }
  check = (model: Readonly<Model>) => model.running.length > 0;
  run(model: Model, real: Real): void {
    const index = this.at % model.running.length;
    const [turn] = real.running.splice(index, 1);
    real.circuit = endCall(real.circuit, { turn: turn as number, hasFailed: this.hasFailed }, real.now);
    const [request] = model.running.splice(index, 1);
    if (request === model.turn) this.decide(model);
    expect(real.circuit.state).toBe(model.state);
  }
  private decide(model: Model): void {
    model.ended.push({ at: model.now, hasFailed: this.hasFailed });
    if (model.state === 'half-open') {
      if (this.hasFailed) change(model, 'open');
      else if (model.ended.length === 3) change(model, 'closed');
      return;
    }
    const second = Math.floor(model.now / 1000);
    const recent = model.ended.filter(({ at }) => Math.floor(at / 1000) > second - 60);
    const inRow = model.ended.length - 1 - model.ended.findLastIndex(({ hasFailed }) => !hasFailed);
    if (this.hasFailed && inRow >= 5 && recent.length >= 10) change(model, 'open');
  }
  toString = () => (this.hasFailed ? 'fail' : 'go well');
}

test('[ERR-08] the breaker is what the rule says, whatever happens in whatever order', () => {
  const command = fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(1, 900, 20_000, 59_999, 60_000).map((ms) => new Pass(ms)) },
    { weight: 4, arbitrary: fc.constant(0).map(() => new Ask()) },
    { weight: 4, arbitrary: fc.tuple(fc.boolean(), fc.nat(9)).map(([good, at]) => new End(!good || at > 3, at)) },
  );
  fc.assert(
    fc.property(fc.commands([command], { maxCommands: 120, size: 'max' }), (commands) => {
      fc.modelRun(
        () => ({
          model: {
            now: 0,
            state: 'closed',
            since: 0,
            turn: 0,
            ended: [],
            trials: 0,
            running: [],
          } satisfies Model as Model,
          real: { circuit: closedCircuit, now: 0, running: [] },
        }),
        commands,
      );
    }),
    { numRuns: 400 },
  );
});

const after = (start: Circuit, results: readonly boolean[], now = 1000): Circuit =>
  results.reduce((circuit, isGood) => {
    const request = admitCall(circuit, now).circuit;
    return endCall(request, { turn: request.turn, hasFailed: !isGood }, now);
  }, start);
const good = Array<boolean>(5).fill(true);
const bad = Array<boolean>(5).fill(false);

test('[ERR-08] it opens after 5 failures once 10 calls were made, rests 60 s', () => {
  expect(circuitLimits).toMatchObject({ failures: 5, restMs: 60_000, throughput: 10, trials: 3 });
  expect(after(closedCircuit, bad).state).toBe('closed');
  expect(after(closedCircuit, [...good, ...bad.slice(1)]).state).toBe('closed');
  const open = after(closedCircuit, [...good, ...bad]);
  expect(open.state).toBe('open');
  expect(admitCall(open, 60_999).isAdmitted).toBe(false);
  const { circuit: half, isAdmitted } = admitCall(open, 61_000);
  expect([half.state, isAdmitted]).toEqual(['half-open', true]);
  expect(admitCall(admitCall(admitCall(half, 61_000).circuit, 61_000).circuit, 61_000).isAdmitted).toBe(false);
  const trial = { turn: half.turn, hasFailed: false };
  expect(endCall(endCall(endCall(half, trial, 61_000), trial, 61_000), trial, 61_000).state).toBe('closed');
  const again = endCall(half, { turn: half.turn, hasFailed: true }, 61_000);
  expect([again.state, again.openedAt]).toEqual(['open', 61_000]);
});

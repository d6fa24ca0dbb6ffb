import { MINUTE, SECOND } from '../time.ts';

/** [ERR-08] When a circuit opens, how long it rests, and how it closes again. */
export const circuitLimits = {
  failures: 5,
  restMs: MINUTE,
  throughput: 10,
  trials: 3,
  /** Over which time the throughput is counted: the source names no other length. */
  windowMs: MINUTE,
} as const;

export type CircuitState = 'closed' | 'open' | 'half-open';

/** A circuit breaker before one dependency, as one process knows it. Times are milliseconds. */
export interface Circuit {
  readonly state: CircuitState;
  /** Grows with each change of state: what was asked before the change decides nothing after it. */
  readonly turn: number;
  /** Since the last call that went well. */
  readonly failuresInRow: number;
  /** Calls that ended, by the second of their end, while it is closed. */
  readonly ended: readonly { second: number; calls: number }[];
  readonly openedAt: number;
  /** While half-open: trials that were let through, and those that went well. */
  readonly trials: number;
  readonly good: number;
}

const fresh = { failuresInRow: 0, ended: [], openedAt: 0, trials: 0, good: 0 };
export const closedCircuit: Circuit = { state: 'closed', turn: 0, ...fresh };

const opened = ({ turn }: Circuit, now: number): Circuit => ({
  ...closedCircuit,
  state: 'open',
  turn: turn + 1,
  openedAt: now,
});

/** [ERR-08] Whether a call may be made now. An open circuit that has rested lets a few through as trials. */
export function admitCall(circuit: Circuit, now: number): { circuit: Circuit; isAdmitted: boolean } {
  if (circuit.state === 'closed') return { circuit, isAdmitted: true };
  if (circuit.state === 'open') {
    if (now - circuit.openedAt < circuitLimits.restMs) return { circuit, isAdmitted: false };
    return {
      circuit: { ...closedCircuit, state: 'half-open', turn: circuit.turn + 1, openedAt: circuit.openedAt, trials: 1 },
      isAdmitted: true,
    };
  }
  if (circuit.trials >= circuitLimits.trials) return { circuit, isAdmitted: false };
  return { circuit: { ...circuit, trials: circuit.trials + 1 }, isAdmitted: true };
}

function counted(ended: Circuit['ended'], now: number): Circuit['ended'] {
  const second = Math.floor(now / SECOND);
  const recent = ended.filter((each) => each.second > second - circuitLimits.windowMs / SECOND);
  const last = recent.at(-1);
  if (last?.second !== second) return [...recent, { second, calls: 1 }];
  return [...recent.slice(0, -1), { second, calls: last.calls + 1 }];
}

/** [ERR-08] How a call that was admitted in that turn ended. */
export function endCall(circuit: Circuit, call: { turn: number; hasFailed: boolean }, now: number): Circuit {
  if (call.turn !== circuit.turn) return circuit;
  if (circuit.state === 'half-open') {
    if (call.hasFailed) return opened(circuit, now);
    const good = circuit.good + 1;
    return good < circuitLimits.trials ? { ...circuit, good } : { ...closedCircuit, turn: circuit.turn + 1 };
  }
  const ended = counted(circuit.ended, now);
  if (!call.hasFailed) return { ...circuit, ended, failuresInRow: 0 };
  const failuresInRow = circuit.failuresInRow + 1;
  const calls = ended.reduce((sum, each) => sum + each.calls, 0);
  return failuresInRow >= circuitLimits.failures && calls >= circuitLimits.throughput
    ? opened(circuit, now)
    : { ...circuit, ended, failuresInRow };
}

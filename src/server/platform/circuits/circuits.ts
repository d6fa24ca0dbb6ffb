import { admitCall, type Circuit, circuitLimits, closedCircuit, endCall } from '#domain/core/errors/circuit.ts';
import { sanitiseLog } from '#domain/core/sanitise-log.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/open-database.ts';
import { upsertCircuit } from './circuit-store.ts';

/** What stands outside the house and may fail for minutes. */
export type Dependency =
  | 'card provider'
  | 'mail server'
  | 'file store'
  | 'search service'
  | 'identity provider'
  | 'text sender'
  | 'label provider';

/** What was asked for needs somebody outside who is away: nothing is wrong with the request, and it may be sent again. */
export class DependencyAway extends Error {}

/** The dependency failed again and again and is left alone for a while: nothing was sent. */
export class CircuitOpen extends DependencyAway {
  constructor(name: Dependency) {
    super(
      `service unavailable: the ${name} is left alone for up to ${circuitLimits.restMs / 1000} s after ${circuitLimits.failures} failures`,
    );
  }
}

interface Judging<T> {
  /** What it threw says that the dependency works, and refuses. */
  isRefusal?: (error: unknown) => boolean;
  /** What it answered says that it does not work. */
  isBad?: (value: T) => boolean;
}

export interface Circuits {
  /** [ERR-08] Calls the dependency unless its circuit is open; then it throws `CircuitOpen` without calling. */
  run<T>(name: Dependency, call: () => Promise<T>, judging?: Judging<T>): Promise<T>;
  /** Whether a call would be refused now. */
  isResting(name: Dependency): boolean;
}

/** How often a circuit that does not change is written down, so that system health says when it was last looked at. */
const NOTED_EVERY_MS = 10_000;
/** A call without an answer for so long is shown as a failure, until it ends. */
const SILENCE_MS = 10_000;

interface Known {
  circuit: Circuit;
  goodAt: number | null;
  badAt: number | null;
  error: string;
  /** Calls without an answer for long. */
  silent: number;
  notedAt: number;
  isNoting: boolean;
}

const unknown: Known = {
  circuit: closedCircuit,
  goodAt: null,
  badAt: null,
  error: '',
  silent: 0,
  notedAt: -Infinity,
  isNoting: false,
};

/** Writes down what a process knows of a dependency, and again where that changed meanwhile. */
async function saveKnown(
  at: { db: Database; now: () => number; process: string },
  name: Dependency,
  each: Known,
): Promise<void> {
  each.isNoting = true;
  each.notedAt = at.now();
  const { circuit, goodAt, badAt, error, silent } = each;
  const shown = { ...circuit, failuresInRow: circuit.failuresInRow + silent };
  await upsertCircuit(at.db, {
    ...{ process: at.process, name, circuit: shown, goodAt, badAt, error },
    lookedAt: each.notedAt,
  }).catch(() => undefined);
  each.isNoting = false;
  if (each.circuit.state !== circuit.state || each.silent !== silent) await saveKnown(at, name, each);
}

/** Tells of a call that stays without an answer, and of its end; what it returns is called at the end. */
function watchSilence(onChange: (isSilent: boolean) => void): () => void {
  let isSilent = false;
  const timer = setTimeout(() => {
    isSilent = true;
    onChange(true);
  }, SILENCE_MS);
  timer.unref();
  return () => {
    clearTimeout(timer);
    if (isSilent) onChange(false);
  };
}

/**
 * [ERR-08] A circuit breaker before each dependency. Each process has its own and learns by its own calls, so that none waits for another;
 * what they know is written down for system health alone.
 */
export function openCircuits({ db, clock, process }: { db: Database; clock: Clock; process: string }): Circuits {
  const known = new Map<Dependency, Known>();
  const now = (): number => clock.now().getTime();
  const of = (name: Dependency): Known => {
    const match = known.get(name) ?? { ...unknown };
    known.set(name, match);
    return match;
  };
  const note = (name: Dependency, each: Known): Promise<void> => saveKnown({ db, now, process }, name, each);
  const change = (name: Dependency, circuit: Circuit, hasEnded: boolean): void => {
    const each = of(name);
    const isOther = each.circuit.state !== circuit.state;
    each.circuit = circuit;
    // A call that is under way says nothing yet of how the dependency is.
    const isDue = hasEnded && now() - each.notedAt >= NOTED_EVERY_MS;
    if (!each.isNoting && (isOther || isDue)) void note(name, each);
  };
  const watch = (name: Dependency): (() => void) => {
    const each = of(name);
    return watchSilence((isSilent) => {
      if (isSilent) Object.assign(each, { badAt: now(), error: `no answer for ${SILENCE_MS / 1000} s` });
      each.silent += isSilent ? 1 : -1;
      if (!each.isNoting) void note(name, each);
    });
  };
  const ended = (name: Dependency, turn: number, failure: { error: string } | null): void => {
    const each = of(name);
    if (failure) Object.assign(each, { badAt: now(), error: sanitiseLog(failure.error) });
    else each.goodAt = now();
    change(name, endCall(each.circuit, { turn, hasFailed: failure !== null }, now()), true);
  };
  return {
    run: async (name, call, { isRefusal = () => false, isBad = () => false } = {}) => {
      const { circuit, isAdmitted } = admitCall(of(name).circuit, now());
      change(name, circuit, false);
      if (!isAdmitted) throw new CircuitOpen(name);
      const end = watch(name);
      try {
        const value = await call();
        ended(name, circuit.turn, isBad(value) ? { error: 'it answered that it does not work' } : null);
        return value;
      } catch (error) {
        ended(
          name,
          circuit.turn,
          isRefusal(error) ? null : { error: String((error as Error | null)?.message ?? error) },
        );
        throw error;
      } finally {
        end();
      }
    },
    isResting: (name) => !admitCall(of(name).circuit, now()).isAdmitted,
  };
}

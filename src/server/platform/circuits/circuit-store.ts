import type { Circuit, CircuitState } from '#domain/core/errors/circuit.ts';
import { jsonRecord } from '../database/json-record.ts';
import type { Queryable } from '../database/open-database.ts';

interface Noted {
  process: string;
  name: string;
  circuit: Circuit;
  goodAt: number | null;
  badAt: number | null;
  error: string;
  lookedAt: number;
}

const moment = (at: number | null): Date | null => (at === null ? null : new Date(at));

/** What one process knows of a dependency. */
export async function upsertCircuit(db: Queryable, noted: Noted): Promise<void> {
  const { process, name, circuit, goodAt, badAt, error, lookedAt } = noted;
  await db.query({
    name: 'circuits-note',
    text: `INSERT INTO circuits (process, name, state, failures_in_row, opened_at, good_at, bad_at, error, looked_at)
           SELECT c.process, c.name, c.state, c."failuresInRow", c."openedAt", c."goodAt", c."badAt", c.error,
             c."lookedAt"
           FROM jsonb_to_record($1::jsonb) AS c (process text, name text, state text, "failuresInRow" int,
             "openedAt" timestamptz, "goodAt" timestamptz, "badAt" timestamptz, error text, "lookedAt" timestamptz)
           ON CONFLICT (name, process) DO UPDATE SET state = excluded.state, failures_in_row = excluded.failures_in_row,
             opened_at = excluded.opened_at, good_at = excluded.good_at, bad_at = excluded.bad_at,
               error = excluded.error, looked_at = excluded.looked_at`,
    values: [
      jsonRecord({
        process,
        name,
        state: circuit.state,
        failuresInRow: circuit.failuresInRow,
        openedAt: circuit.state === 'closed' ? null : moment(circuit.openedAt),
        goodAt: moment(goodAt),
        badAt: moment(badAt),
        error,
        lookedAt: moment(lookedAt),
      }),
    ],
  });
}

export interface CircuitRow {
  process: string;
  name: string;
  state: CircuitState;
  failuresInRow: number;
  openedAt: Date | null;
  goodAt: Date | null;
  badAt: Date | null;
  error: string;
  lookedAt: Date;
}

/** What every process knew of its dependencies since then, the newest look first. */
export async function listCircuits(db: Queryable, since: Date): Promise<CircuitRow[]> {
  const { rows } = await db.query<CircuitRow>({
    name: 'circuits-all',
    text: `SELECT process, name, state, failures_in_row AS "failuresInRow", opened_at AS "openedAt",
           good_at AS "goodAt", bad_at AS "badAt", error, looked_at AS "lookedAt"
           FROM circuits WHERE looked_at > $1 ORDER BY looked_at DESC, process LIMIT 1000`,
    values: [since],
  });
  return rows;
}

export async function deleteOldCircuits(db: Queryable, before: Date): Promise<void> {
  await db.query({
    name: 'circuits-delete-old',
    text: 'DELETE FROM circuits WHERE looked_at < $1',
    values: [before],
  });
}

import type { QueryResult } from 'pg';
import type { App } from '#server/platform/calls/app.ts';
import { type Statement, StatementBatch } from '#server/platform/database/statement-batch.ts';
import { silentLog } from '#server/platform/log/log.ts';

type Rows = readonly object[];
/** What a statement of a name is answered; it may throw. */
type Answers = Record<string, Rows | ((values: readonly unknown[]) => Rows)>;

export interface AnsweringApp {
  app: App;
  /** The names of the statements that were sent, each with its values and its text. */
  sent: [string, readonly unknown[], string][];
  /** The values with which statements of this name were sent. */
  valuesOf(name: string): (readonly unknown[])[];
  /** What was logged as an error. */
  said: unknown[];
}

/** An app whose database answers statements by their names, the others with nothing: for jobs that meet more than a test would make. */
export function appAnswering(answers: Answers, parts: object = {}): AnsweringApp {
  const sent: AnsweringApp['sent'] = [];
  const said: unknown[] = [];
  let numbers = 0;
  const query = async ({ name = '', text, values = [] }: Statement) => {
    sent.push([name, values, text]);
    const answer = answers[name] ?? [];
    const rows = typeof answer === 'function' ? answer(values) : answer;
    return { rows, rowCount: rows.length, command: text };
  };
  const stream = { cork: () => undefined, uncork: () => undefined };
  const client = {
    query: (request: StatementBatch | string) => {
      if (!(request instanceof StatementBatch)) return query({ text: request });
      for (const { statement, resolve, reject } of request.entries)
        query(statement).then((result) => resolve(result as unknown as QueryResult), reject);
      return undefined;
    },
    connection: { stream },
    release: () => undefined,
  };
  const db = {
    query,
    pool: { connect: async () => client },
    statements: { count: 0 },
    afterCommit: new Set(),
    afterEnqueue: new Set(),
  };
  const app = {
    db,
    clock: { now: () => new Date('2026-03-02T10:00:00Z') },
    ids: { uuid: () => `id-${(numbers += 1)}` },
    log: { ...silentLog, error: (...texts: unknown[]) => void said.push(texts) },
    metrics: { count: () => undefined },
    outside: {},
    ...parts,
  };
  const valuesOf = (name: string) => sent.filter(([each]) => each === name).map(([, values]) => values);
  return { app: app as unknown as App, sent, valuesOf, said };
}

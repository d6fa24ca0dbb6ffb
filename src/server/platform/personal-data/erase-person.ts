import type { App } from '../calls/app.ts';
import type { Transaction } from '../database/open-database.ts';
import { insertPublished } from '../events/publish.ts';
import { type ErasedRows, eraseTagged } from './erase-store.ts';
import type { KnownPerson, TaggedTables } from './tagged-table.ts';

export type BeforeErasure = (context: {
  tx: Transaction;
  app: App;
  userId: string;
  person: KnownPerson;
}) => Promise<void>;

/** What each module says of its tables, from the top of the house to its ground, and what it does before they are erased. */
export interface ModuleData {
  tables: TaggedTables;
  beforeErasure?: BeforeErasure | undefined;
}

declare module '../calls/app.ts' {
  interface Outside {
    /** [SUP-03] The registry of personal data: every table with its tags. */
    personalData: readonly ModuleData[];
  }
}

/** What is called alike and became the same, in one line. */
function summed(parts: readonly ErasedRows[]): ErasedRows[] {
  const lines = new Map<string, ErasedRows>();
  for (const part of parts) {
    const key = `${part.became} ${part.called.en} ${part.because?.en ?? ''}`;
    const line = lines.get(key);
    const until =
      [part.until, line?.until]
        .filter((day) => typeof day === 'string')
        .toSorted()
        .at(-1) ?? null;
    lines.set(key, { ...part, rows: part.rows + (line?.rows ?? 0), until });
  }
  return [...lines.values()];
}

/**
 * [SUP-03] Erases a person in every module, in one transaction: a process that is killed has done nothing. Modules above look at rows of those
 * below, so they come first. Answers what became of which rows.
 */
export async function erasePerson(app: App, tx: Transaction, person: KnownPerson): Promise<ErasedRows[]> {
  const all: ErasedRows[] = [];
  for (const { tables, beforeErasure } of app.outside.personalData) {
    await beforeErasure?.({ tx, app, userId: person.id, person });
    // What it published names the person too, and is erased with the rest.
    insertPublished(tx);
    all.push(...(await eraseTagged(tx, person, tables)));
  }
  return summed(all);
}

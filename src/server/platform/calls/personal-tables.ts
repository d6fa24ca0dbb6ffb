/** Rows that belong to a person in one table of a room. */
export interface PersonalTable {
  /** The column with the person's id. */
  of: string;
  /** Why the rows are left out of the copy of everything about a person; they stand in it where nothing is said. */
  notCopied?: string;
  /** The condition for the rows that stand in the copy, where another table says whose they are; `$1` is the person. */
  copied?: string;
}

/** [SUP-02] Every table of a room that holds a person's id, by its name; or why none does. */
export type PersonalData = Readonly<Record<string, PersonalTable>> | `none, because ${string}`;

/** The tables that a room names. */
export const personalTables = (data: PersonalData): [table: string, PersonalTable][] =>
  typeof data === 'string' ? [] : Object.entries(data);

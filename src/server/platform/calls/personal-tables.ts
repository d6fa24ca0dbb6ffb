/** Rows that belong to a person in one table of a room. */
export interface PersonalTable {
  /** The column with the person's id. */
  of: string;
  /** Why the rows are left out of the copy of everything about a person; they stand in it where nothing is said. */
  notCopied?: string;
  /** Where another table says whose the copied rows are: its column with the person's id, and which columns here lead to which there. */
  owner?: { table: string; of: string; by: Readonly<Record<string, string>> };
}

/** [SUP-02] Every table of a room that holds a person's id, by its name; or why none does. */
export type PersonalData = Readonly<Record<string, PersonalTable>> | `none, because ${string}`;

/** The tables that a room names. */
export const personalTables = (data: PersonalData): [table: string, PersonalTable][] =>
  typeof data === 'string' ? [] : Object.entries(data);

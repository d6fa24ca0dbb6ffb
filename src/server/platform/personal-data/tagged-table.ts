/** In both languages, as it stands on a receipt. */
export interface Translations {
  en: string;
  de: string;
}

/** What the columns of a table hold, by their names with a blank between. Each column has one tag. */
interface Columns {
  /** Nothing of a person. */
  plain?: string;
  /** Leads to a person, and to nobody once that person is erased. */
  ids?: string;
  /** Of a person: one of the sides says what becomes of it. */
  personal?: string;
  /** Opens something, or is what is left of what does: it stands in no copy. */
  secret?: string;
}

/** SQL that finds the rows of a person: `:id`, `:emails`, `:proven`, `:phones` and `:now` stand for what is known of them. */
export type Whose = string;

/** What keeps rows after an erasure, and until when: the end of the year that `from` falls in, and so many years. */
export interface Law {
  because: Translations;
  from?: string;
  years?: number;
}

/** One kind of person that rows of a table tell of: who bought, who sold, who wrote. */
export interface Side {
  whose: Whose;
  /** What these rows are to this person, where the table is called something else. */
  called?: Translations;
  /** Why the rows are left out of the copy of everything about a person; they stand in it where nothing is said. */
  notCopied?: string;
  /**
   * `delete`: the row goes. `delete soon`: a reaction of the module takes it, with what lies outside the database. `blank`: what these columns
   * become. `keep`: the law keeps it. `nothing`: it tells of nobody once the person is erased, or is somebody else's.
   */
  onErasure: 'delete' | 'delete soon' | 'keep' | 'nothing' | { blank: Readonly<Record<string, string>> };
  law?: Law;
}

export interface RetentionReason {
  minutes?: number;
  hours?: number;
  days?: number;
  /** Counted from the end of the year that it began in, as the law counts. */
  years?: number;
}

/** When rows go by themselves, or what of them does. */
interface Retention extends RetentionReason {
  /** The column whose moment begins the time. */
  from: string;
  /** SQL: these rows alone. */
  only?: string;
  /** What these columns become; without it the row goes. */
  blank?: Readonly<Record<string, string>>;
}

/** [SUP-03] A table with the tag of each column, and what happens to the rows of a person. */
export interface TaggedTable {
  columns: Columns;
  /** What its rows are to the person; a table without sides has nothing personal. */
  called?: Translations;
  sides?: readonly Side[];
  retention?: readonly Retention[];
}

/** [SUP-03] Every table of a module by its name. What refers to another stands before it. */
export type TaggedTables = Readonly<Record<string, TaggedTable>>;

/** What a module says of its tables, or why it has none. */
export type PersonalData = TaggedTables | `none, because ${string}`;
export const tablesOf = (data: PersonalData): TaggedTables => (typeof data === 'string' ? {} : data);

/** What is known of a person whose rows are looked for. */
export interface KnownPerson {
  id: string;
  /** Every address that was theirs or was to be, and those of them that they have shown to be theirs. */
  emails: readonly string[];
  proven: readonly string[];
  phones: readonly string[];
  now: Date;
}

/** Books are kept for ten years, which § 147 AO and article 369k of the VAT directive ask for at the most. */
export const BOOKS_YEARS = 10;
export const books = (from: string): Law => ({
  because: {
    en: 'the law of taxes asks for the books of a sale',
    de: 'das Steuerrecht verlangt die Bücher eines Verkaufs',
  },
  from,
  years: BOOKS_YEARS,
});

export const columnsOf = (names: string | undefined): string[] => (names ? names.split(/\s+/).filter(Boolean) : []);

/** The columns that a copy may hold: each is named, so that a new one is in no copy until it is tagged. */
export const copiedColumns = ({ columns }: TaggedTable): string[] => [
  ...columnsOf(columns.ids),
  ...columnsOf(columns.plain),
  ...columnsOf(columns.personal),
];

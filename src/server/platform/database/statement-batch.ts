import pg from 'pg';

/** A name prepares it. */
export interface Statement {
  name?: string;
  text: string;
  values?: unknown[];
}

/** What the driver has of a connection, and the types of the driver do not say. */
interface Wire {
  readonly parsedStatements: Record<string, string | undefined>;
  readonly submittedNamedStatements: Record<string, string | undefined>;
  readonly stream: { cork(): void; uncork(): void };
  parse(statement: { name: string; text: string }): void;
  bind(statement: { statement: string; values: unknown[] }): void;
  describe(portal: { type: 'P'; name: string }): void;
  execute(portal: { portal: string }): void;
  sync(): void;
}

/** A result as the driver fills it. */
interface FilledResult extends pg.QueryResult {
  addFields(fields: unknown): void;
  parseRow(fields: unknown): pg.QueryResultRow;
  addCommandComplete(message: unknown): void;
}

const driver = pg as unknown as {
  Query: new (config: { text: string }) => object;
  Result: new () => FilledResult;
  utils: { prepareValue(value: unknown): unknown };
};

/** What the driver makes of the columns of a result. */
type Columns = Omit<FilledResult, 'rows'> | object;
/** By connection and name: the columns of a prepared statement, which are described once. */
const described = new WeakMap<Wire, Map<string, Columns>>();

interface Entry {
  statement: Statement;
  result: FilledResult;
  resolve(result: pg.QueryResult): void;
  reject(error: unknown): void;
}

/**
 * Statements that leave in one message and are answered in one: the database is asked to synchronise behind the last of them alone.
 * Where one fails, those behind it are not done, and fail with its error. Outside a transaction they are one of their own.
 */
export class StatementBatch extends driver.Query {
  /** Of the statement that is being answered; the driver notes under it that the statement is prepared. */
  name: string | undefined;
  text: string;
  readonly entries: Entry[] = [];
  private at = 0;
  private known = new Map<string, Columns>();
  private failure: unknown;

  constructor() {
    super({ text: '' });
    this.text = '';
  }

  add<Row extends pg.QueryResultRow>(statement: Statement): Promise<pg.QueryResult<Row>> {
    return new Promise((resolve, reject) => {
      this.entries.push({ statement, result: new driver.Result(), resolve: resolve as Entry['resolve'], reject });
    });
  }

  private turnTo(at: number): void {
    this.at = at;
    this.name = this.entries[at]?.statement.name;
    this.text = this.entries[at]?.statement.text ?? '';
  }

  submit(wire: Wire): Error | null {
    this.turnTo(0);
    this.known = described.get(wire) ?? new Map<string, Columns>();
    described.set(wire, this.known);
    // Nothing is sent where one of them cannot be.
    const bound: unknown[][] = [];
    for (const { statement } of this.entries) {
      const { name = '', text, values = [] } = statement;
      const before = name && (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]);
      if (before && before !== text) return new Error(`two statements are called ${name}`);
      try {
        bound.push(values.map((value) => driver.utils.prepareValue(value)));
      } catch (error) {
        return error as Error;
      }
    }
    wire.stream.cork();
    for (const [at, entry] of this.entries.entries()) this.put(wire, entry, bound[at] ?? []);
    wire.sync();
    wire.stream.uncork();
    return null;
  }

  private put(wire: Wire, { statement, result }: Entry, values: unknown[]): void {
    const { name = '', text } = statement;
    const isPrepared =
      name !== '' && (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]) !== undefined;
    if (!isPrepared) wire.parse({ name, text });
    if (!isPrepared && name) wire.submittedNamedStatements[name] = text;
    wire.bind({ statement: name, values });
    const columns = name ? this.known.get(name) : undefined;
    if (columns) Object.assign(result, columns);
    else wire.describe({ type: 'P', name: '' });
    wire.execute({ portal: '' });
  }

  handleRowDescription({ fields }: { fields: unknown }): void {
    const result = this.entries[this.at]?.result;
    if (!result) return;
    result.addFields(fields);
    const { rows: _own, ...columns } = result;
    if (this.name) this.known.set(this.name, columns);
  }

  handleDataRow({ fields }: { fields: unknown }): void {
    const result = this.entries[this.at]?.result;
    try {
      if (!this.failure) result?.rows.push(result.parseRow(fields));
    } catch (error) {
      this.failure = error;
    }
  }

  handleCommandComplete(message: unknown): void {
    const entry = this.entries[this.at];
    if (entry) {
      entry.result.addCommandComplete(message);
      if (this.name && !this.known.has(this.name)) this.known.set(this.name, {});
    }
    this.turnTo(this.at + 1);
  }

  handleEmptyQuery(): void {
    this.turnTo(this.at + 1);
  }

  handleReadyForQuery(): void {
    for (const { resolve, reject, result } of this.entries) {
      if (this.failure) reject(this.failure);
      else resolve(result);
    }
  }

  handleError(error: unknown, wire: Wire): void {
    // Behind the last one it is the commit that failed, which all of them were for.
    const failedAt = this.at < this.entries.length ? this.at : 0;
    for (const [at, { statement, resolve, reject, result }] of this.entries.entries()) {
      if (at < failedAt) resolve(result);
      else {
        // The failed one may be prepared nevertheless, those behind it are not.
        if (at > this.at && statement.name) delete wire.submittedNamedStatements[statement.name];
        reject(error);
      }
    }
  }
}

import { createHash } from 'node:crypto';
import pg from 'pg';
import { StatementBatch } from '#server/platform/database/statement-batch.ts';
import { keyOfMutant, mutantsOf, type Mutant } from './mutants.ts';
import { differs, type Outcome, type Rows } from './outcomes.ts';

/** How often a mutant is tried within one test. */
const MAX_TRIES_IN_TEST = 6;
const MAX_WAIT = `SET LOCAL lock_timeout = '100ms'; SET LOCAL statement_timeout = '3s'`;

interface Tried extends Mutant {
  tries: number;
  triesInTest: number;
  /** Its result was another one than the statement's, at least once. */
  differed: boolean;
  /** The file of tests where it first did. */
  differedIn?: string;
}

/** One statement of the product, by the place that sends it. */
export interface WatchedStatement {
  file: string;
  name: string;
  executions: number;
  mutants: Tried[];
}
interface Watched extends WatchedStatement {
  control: string;
  text: string;
}

type Callback = (error: { code?: string } | null, result?: pg.QueryResult) => void;
type Query = (this: pg.Client, ...args: unknown[]) => unknown;
interface Config {
  text: string;
  name?: string;
  values?: unknown[];
}

/** Sends mutants of each statement ahead of it on the same connection, compares what they do and undoes it. */
export class ShadowStatements {
  readonly #statements = new Map<string, Watched | null>();
  readonly #sites = new WeakMap<object, string | null>();
  readonly #inTransaction = new WeakSet<pg.Client>();
  readonly #send: Query;
  #testFile = '';
  readonly #root: string;
  /** Mutants that differed in an earlier run of other tests. */
  readonly #differedBefore: Set<string>;

  constructor(root: string, differedBefore: Set<string>) {
    this.#root = root;
    this.#differedBefore = differedBefore;
    const send = pg.Client.prototype.query as unknown as Query;
    const add = StatementBatch.prototype.add;
    this.#send = send;
    const before = (client: pg.Client, args: unknown[]): void => this.#before(client, args);
    const locate = (config: unknown): string | null => this.#locate(config);
    pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
      const [batch] = args;
      if (batch instanceof StatementBatch) return sendEach(this, batch);
      before(this, args);
      return send.apply(this, args);
    } as unknown as typeof pg.Client.prototype.query;
    // Each statement goes alone, behind its own mutants.
    const sendEach = (client: pg.Client, { entries }: StatementBatch): void => {
      for (const entry of entries) {
        before(client, [entry.statement]);
        const alone = new StatementBatch();
        alone.entries.push(entry);
        send.call(client, alone);
      }
    };
    // A batch leaves a moment later, and then nothing tells any more who asked.
    StatementBatch.prototype.add = function (this: StatementBatch, statement) {
      locate(statement);
      return add.call(this, statement);
    } as typeof add;
  }

  get statements(): WatchedStatement[] {
    return [...this.#statements.values()].filter((each) => each !== null);
  }

  /** A test begins: each mutant may be tried again. */
  beginTest(file: string): void {
    this.#testFile = file;
    for (const statement of this.#statements.values())
      for (const mutant of statement?.mutants ?? []) mutant.triesInTest = 0;
  }

  #locate(config: unknown): string | null {
    if (typeof config !== 'object' || config === null) return null;
    const known = this.#sites.get(config);
    if (known !== undefined) return known;
    const site = this.#siteOfStack();
    this.#sites.set(config, site);
    return site;
  }

  /** The file of the product that sends the statement, null where a test does. */
  #siteOfStack(): string | null {
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 40;
    const lines = (new Error().stack ?? '').split('\n');
    Error.stackTraceLimit = limit;
    for (const line of lines) {
      const at = line.indexOf(this.#root);
      if (at < 0) continue;
      const file = line.slice(at + this.#root.length + 1).replace(/[:)].*$/, '');
      if (/^node_modules|^test\/mutation|database\/(open-database|pipelined|statement-batch)\.ts$/.test(file)) continue;
      return /^src\/server\/.*(?<!\.test)\.ts$/.test(file) && !/open-boss|migrations\//.test(file) ? file : null;
    }
    return null;
  }

  #before(client: pg.Client, [config]: unknown[]): void {
    const text = typeof config === 'string' ? config : (config as Config | null)?.text;
    if (typeof text !== 'string') return;
    const word = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? '';
    if (word === 'BEGIN') this.#inTransaction.add(client);
    else if (word === 'COMMIT' || (word === 'ROLLBACK' && !/\bTO\b/i.test(text))) this.#inTransaction.delete(client);
    if (typeof config !== 'object' || !['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'WITH', 'MERGE'].includes(word)) return;
    if (/advisory|setval\(/i.test(text)) return;
    const statement = this.#statementOf(config as Config);
    if (statement) this.#try(client, statement, (config as Config).values ?? []);
  }

  #statementOf(config: Config): Watched | null {
    const known = this.#statements.get(config.text);
    if (known !== undefined) return known;
    const file = this.#locate(config);
    // A test may send the very statement of a store first: not known until a store does.
    if (!file) return null;
    const watched = this.#watch(file, config);
    this.#statements.set(config.text, watched);
    return watched;
  }

  #watch(file: string, { name, text }: Config): Watched | null {
    try {
      const { control, mutants } = mutantsOf(text, { shown: true });
      const named = name ?? createHash('sha256').update(text).digest('hex').slice(0, 8);
      const tried = mutants.map((each) => ({
        ...each,
        tries: 0,
        triesInTest: 0,
        differed: this.#differedBefore.has(keyOfMutant(each)),
      }));
      return { file, name: named, executions: 0, text, control, mutants: tried };
    } catch (error) {
      console.error(`no mutants of ${file}: ${text}\n`, error);
      return null;
    }
  }

  #try(client: pg.Client, statement: Watched, values: unknown[]): void {
    statement.executions += 1;
    const mutants = statement.mutants.filter((each) => !each.differed && each.triesInTest < MAX_TRIES_IN_TEST);
    if (mutants.length === 0) return;
    const isInside = this.#inTransaction.has(client);
    const send = (text: string): void => void this.#send.call(client, text, () => undefined);
    send(isInside ? 'SAVEPOINT shadow_all' : 'BEGIN');
    send(MAX_WAIT);
    send('SAVEPOINT shadow');
    const outcome = (text: string): Promise<Outcome> => {
      const answer = this.#answerTo(client, text, values);
      send('ROLLBACK TO SAVEPOINT shadow');
      return answer;
    };
    const first = outcome(statement.control);
    const again = outcome(statement.control);
    void first.then((answer) => {
      if ('error' in answer && answer.error.startsWith('42')) writePlainly(statement);
    });
    const testFile = this.#testFile;
    for (const mutant of mutants) {
      mutant.tries += 1;
      mutant.triesInTest += 1;
      void Promise.all([first, again, outcome(mutant.text)]).then((outcomes) => {
        if (mutant.differed || !differs(mutant.kind, outcomes)) return;
        mutant.differed = true;
        mutant.differedIn = testFile;
      });
    }
    if (isInside) send('ROLLBACK TO SAVEPOINT shadow_all');
    send(isInside ? 'RELEASE SAVEPOINT shadow_all' : 'ROLLBACK');
  }

  #answerTo(client: pg.Client, text: string, values: unknown[]): Promise<Outcome> {
    return new Promise((resolve) => {
      const callback: Callback = (error, result) =>
        resolve(
          error
            ? { error: error.code ?? 'closed' }
            : { count: result?.rowCount ?? null, rows: JSON.parse(JSON.stringify(result?.rows ?? [])) as Rows },
        );
      this.#send.call(client, { text, values }, callback);
    });
  }
}

/** A statement that cannot also show the rows that it writes shows what it always did. */
function writePlainly(statement: Watched): void {
  const { control, mutants } = mutantsOf(statement.text);
  if (statement.control === control) {
    // Some statement is not written again as it was read.
    console.error(`no mutants of ${statement.file}: ${statement.text}`);
    statement.mutants = [];
  }
  statement.control = control;
  for (const [index, { text }] of mutants.entries()) {
    const mutant = statement.mutants[index];
    if (mutant) mutant.text = text;
  }
}

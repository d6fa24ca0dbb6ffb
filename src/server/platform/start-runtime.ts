import { responseCache } from './cache/response-cache.ts';
import type { App } from './calls/app.ts';
import { openCircuits } from './circuits/circuits.ts';
import { chosenClock, systemClock } from './clock/clock.ts';
import { uuidIds } from './clock/ids.ts';
import { systemRandom } from './clock/random.ts';
import { ensureFolder } from './config/ensure-folder.ts';
import type { Config } from './config/config.ts';
import { findRunning, lockDataDir } from './folder-lock.ts';
import { startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { openDatabase } from './database/open-database.ts';
import { refuseUnfitDatabase } from './database/refuse-unfit-database.ts';
import { jsonLog, type Log } from './log/log.ts';
import { processMetrics } from './metrics/metrics.ts';
import { hasSchema, migrate } from './migrations/migrate.ts';
import { PASSWORD_COST, type PasswordCost } from './secrets/password-cost.ts';
import { storageState } from './storage/storage-state.ts';

export interface Runtime {
  app: App;
  databaseUrl: string;
  note(facts: { address?: string }): void;
  /** Reads the clock anew; whether it had been moved. */
  clockMoved(): Promise<boolean>;
  stop(): Promise<void>;
}

interface Options {
  config: Config;
  say?: (line: string) => void;
  log?: Log;
  /** Tests hash cheaply. */
  passwordCost?: PasswordCost;
  /** Tools that only look beside a running server: no lock, no database of their own if one runs. */
  beside?: boolean;
}

interface DatabaseHandle {
  url: string;
  note(facts: { address?: string }): void;
  stop(): Promise<void>;
}

/** The database that the settings name: somebody else's, the one that already runs, or an embedded one of our own. */
export async function configuredDatabase({ config, say, beside }: Options): Promise<DatabaseHandle> {
  ensureFolder(config.DATA_DIR);
  if (config.DATABASE_URL) {
    await refuseUnfitDatabase(config.DATABASE_URL, { needsWrites: !beside });
    return { url: config.DATABASE_URL, note: () => undefined, stop: async () => undefined };
  }
  const running = beside ? findRunning(config.DATA_DIR) : null;
  if (running?.databaseUrl) return { url: running.databaseUrl, note: () => undefined, stop: async () => undefined };
  const lock = lockDataDir(config.DATA_DIR);
  const postgres = await startEmbeddedPostgres({
    dataDir: config.DATA_DIR,
    onStart: (databasePid) => lock.note({ databasePid }),
    ...(say ? { say } : {}),
  }).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  lock.note({ databaseUrl: postgres.url });
  return {
    url: postgres.url,
    note: lock.note,
    stop: async () => {
      await postgres.stop();
      lock.release();
    },
  };
}

/** Database, migrations, clock, log: what every process of the product stands on. */
export async function startRuntime(options: Options): Promise<Runtime> {
  const { config } = options;
  const database = await configuredDatabase(options);
  // Tools change no schema under a server that runs, and can back up what an older version wrote.
  if (!options.beside || !(await hasSchema(database.url))) await migrate(database.url);
  const log = options.log ?? jsonLog(systemClock, { environment: config.ENVIRONMENT });
  const db = openDatabase(database.url, {
    max: 24,
    timeZone: config.TIME_ZONE,
    onError: (error) => log.warn('a database connection was lost', { error }),
  });
  const clock = await chosenClock(db, config.CLOCK, { mayMark: !options.beside }).catch(async (error: unknown) => {
    await db.close();
    await database.stop();
    throw error;
  });
  if (clock.isSimulated && !config.CLOCK)
    options.say?.('This database lives on a simulated clock, and so does this start.');
  const ids = uuidIds(clock, systemRandom);
  const app: App = {
    config,
    db,
    clock,
    log,
    random: systemRandom,
    ids,
    passwordCost: options.passwordCost ?? PASSWORD_COST,
    cache: responseCache(),
    metrics: processMetrics(),
    storage: storageState({ db, folder: config.DATA_DIR }),
    // Others need their own time to come back, whatever the clock of the house says.
    circuits: openCircuits({ db, clock: systemClock, process: ids.uuid().slice(-8) }),
    outside: {} as App['outside'],
  };
  return {
    app,
    databaseUrl: database.url,
    note: database.note,
    clockMoved: async () => {
      const { ahead } = clock;
      await clock.refresh().catch((error: unknown) => log.warn('the clock was not read anew', { error }));
      return clock.ahead !== ahead;
    },
    stop: async () => {
      await db.close();
      await database.stop();
    },
  };
}

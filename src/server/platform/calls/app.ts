import type { Circuits } from '../circuits/circuits.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Random } from '../clock/random.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/open-database.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { PasswordCost } from '../secrets/password-cost.ts';
import type { StorageState } from '../storage/storage-state.ts';

/** @public Connections to the world outside, made once at the start. Modules add theirs by declaration merging. */
export interface Outside {}

/** What every call, job and reaction is given. */
export interface App {
  config: Config;
  db: Database;
  clock: Clock;
  ids: Ids;
  random: Random;
  passwordCost: PasswordCost;
  log: Log;
  cache: ResponseCache;
  metrics: Metrics;
  storage: StorageState;
  /** [ERR-08] Breakers before what stands outside the house. */
  circuits: Circuits;
  outside: Outside;
}

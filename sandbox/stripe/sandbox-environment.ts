import type { Clock } from '#server/platform/clock/clock.ts';
import type { Random } from '#server/platform/clock/random.ts';
import type { Queryable } from '#server/platform/database/open-database.ts';
import type { Log } from '#server/platform/log/log.ts';

/** What the sandbox is given. Everything that must outlive the process is in the database. */
export interface SandboxEnvironment {
  db: Queryable;
  /** Whether an error of `db` says that it cannot be reached now. */
  isDatabaseAway(error: unknown): boolean;
  host: string;
  port: number;
  /** Take another free port when this one is taken, instead of refusing to start. */
  anyPortWhenTaken?: boolean;
  /** Host name by which browsers reach the sandbox; default the host itself. */
  publicHost?: string;
  webhookUrl?: string | null;
  webhookSecret: string;
  secretKey: string;
  publishableKey: string;
  clock: Clock;
  random: Random;
  log: Log;
}

/** The provider's API version whose shapes the sandbox answers. */
export const apiVersion = '2026-10-28.endive';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function randomText(random: Random, length: number): string {
  let text = '';
  for (const byte of random.bytes(length)) text += ALPHABET[byte % 62];
  return text;
}

function timeText(clock: Clock): string {
  let rest = clock.now().getTime();
  let text = '';
  for (let index = 0; index < 7; index += 1) {
    text = ALPHABET[rest % 62] + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}

/** The common part of the ids of a payment: 7 characters of time, so that it sorts by age, and 9 of chance. */
export const newFamily = ({ clock, random }: Pick<SandboxEnvironment, 'clock' | 'random'>): string =>
  timeText(clock) + randomText(random, 9);

const SHAPE = /^(?:pi|ch|re|du|issfr|txn|evt|pm|tr|trr|po|ba|acct)_[13]([0-9A-Za-z]{16})(?:[0-9A-Za-z]{8,12})?$/;

/** The family inside an id, or '' for an id that the sandbox never made. */
export const familyOf = (id: string): string => SHAPE.exec(id)?.[1] ?? '';

/** The id of an object of a family. What follows from a payment sorts by age within it. */
export function newId(
  kind: 'pi' | 'ch' | 're' | 'du' | 'issfr' | 'txn' | 'evt' | 'pm',
  family: string,
  { clock, random }: Pick<SandboxEnvironment, 'clock' | 'random'>,
): string {
  if (kind === 'pi' || kind === 'pm') return `${kind}_${kind === 'pi' ? '3' : '1'}${family}${randomText(random, 8)}`;
  return `${kind}_3${family}${timeText(clock)}${randomText(random, 5)}`;
}

/** The id of an object of a connected account, or of the account itself. */
export const newConnectId = (
  kind: 'acct' | 'tr' | 'trr' | 'po' | 'ba',
  env: Pick<SandboxEnvironment, 'clock' | 'random'>,
): string => `${kind}_1${newFamily(env)}${kind === 'acct' ? '' : randomText(env.random, 8)}`;

export const seconds = (clock: Clock): number => Math.floor(clock.now().getTime() / 1000);

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { App } from '../../platform/calls/app.ts';
import type { PasswordCost } from '../../platform/secrets/password-cost.ts';

// One hash takes some 32 MB and 50 ms of a pool thread. Two at a time leave threads for files and keep memory bounded.
const AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** How many hashes wait for their turn. Sign-in refuses while too many do, instead of growing without bound. */
export const hashesWaiting = (): number => waiting.length;

/** Runs off the event loop. The salt is taken as the text that is stored. */
const keyOf = (password: string, salt: string, { N, r, p }: PasswordCost): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, 64, { N, r, p, maxmem: 128 * r * (N + p + 2) }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

const textOf = ({ N, r, p }: PasswordCost): string => `${N},${r},${p}`;
/** What a hash cost that names no cost: that of the identity library, for ever. */
const UNNAMED = textOf({ N: 16384, r: 16, p: 1 });

/** [INV-12] `salt:key` in hex, the format of better-auth; another cost than the library's stands before it: `N,r,p:salt:key`. */
export async function hashedPassword({ passwordCost }: Pick<App, 'passwordCost'>, password: string): Promise<string> {
  const cost = textOf(passwordCost);
  const salt = randomBytes(16).toString('hex');
  const key = await inTurn(() => keyOf(password, salt, passwordCost));
  return `${cost === UNNAMED ? '' : `${cost}:`}${salt}:${key.toString('hex')}`;
}

/** Whether it is the password of a stored hash, whatever that hash cost. */
export async function isPassword(hash: string, password: string): Promise<boolean> {
  const [key = '', salt = '', cost = UNNAMED] = hash.split(':').toReversed();
  const [N = 0, r = 0, p = 0] = cost.split(',').map(Number);
  const stored = Buffer.from(key, 'hex');
  const match = await inTurn(() => keyOf(password, salt, { N, r, p }));
  return stored.length === match.length && timingSafeEqual(stored, match);
}

import { hashPassword, verifyPassword } from 'better-auth/crypto';

// One hash takes some 16 MB and 50 ms of a pool thread. Two at a time leave threads for files and keep memory bounded.
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

/** scrypt (N 16384, r 16, p 1), `salt:key` in hex: the identity library's own format. Runs off the event loop. */
export const hashedPassword = (password: string): Promise<string> => inTurn(() => hashPassword(password));

export const isPassword = (hash: string, password: string): Promise<boolean> =>
  inTurn(() => verifyPassword({ hash, password }));

import { fork } from 'node:child_process';
import { insertSession } from '#server/modules/accounts/account-store.ts';
import { sessionOfCookie } from '#server/modules/accounts/session-of-cookie.ts';
import { hashedToken, newToken } from '#server/modules/accounts/session-token.ts';
import { browser, openSale, signUp } from '#test/builders/sale.ts';

const LOOKUPS = 4000;
const SIGN_INS = 64;
const PASSWORD = 'correct horse';
const EMAIL = 'ada.bench@example.com';

interface Ready {
  address: string;
  cookie: string;
  /** Processor time and time of one lookup of a session, in ms. */
  cpu: number;
  wall: number;
}

/** The server in a process of its own: looks sessions up first, then serves until it is told to stop. */
async function serve(): Promise<void> {
  const sale = await openSale();
  const { app } = sale;
  const { userId } = await signUp(browser(sale.address), 'Ada Bench');
  const token = newToken(app.random);
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + 3_600_000);
  await insertSession(app.db, {
    userId,
    tokenHash: hashedToken(token),
    now,
    expiresAt,
    ip: '',
    userAgent: '',
    language: 'en',
  });
  const cookie = `${userId}.${token}`;
  for (let index = 0; index < LOOKUPS / 4; index += 1) await sessionOfCookie(app, cookie);
  const [before, start] = [process.cpuUsage(), performance.now()];
  for (let index = 0; index < LOOKUPS; index += 1) await sessionOfCookie(app, cookie);
  const { user, system } = process.cpuUsage(before);
  const ready: Ready = {
    address: sale.address,
    cookie,
    cpu: (user + system) / 1000 / LOOKUPS,
    wall: (performance.now() - start) / LOOKUPS,
  };
  process.send?.(ready);
  process.once('message', () => void sale.stop().then(() => process.exit(0)));
}

const part = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

/** How long ordinary requests take, one after the other, until the work beside them is done. */
async function ordinary({ address, cookie }: Ready, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  void work.finally(() => (isOver = true));
  while (!isOver) {
    const start = performance.now();
    const answer = await fetch(`${address}/api/accounts/session`, { headers: { cookie: `session=${cookie}` } });
    await answer.arrayBuffer();
    times.push(performance.now() - start);
    if (answer.status !== 200) throw new Error(`an ordinary request: ${answer.status}`);
  }
  return times;
}

async function signIns({ address }: Ready): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  await Promise.all(
    Array.from({ length: SIGN_INS }, async (_, index) => {
      // Of addresses of their own, so that no limit of guessing answers instead of the work.
      const email = index === 0 ? EMAIL : `ada.bench${index}@example.com`;
      const path = index === 0 ? 'sign-in' : 'register';
      const body = JSON.stringify({ email, password: PASSWORD, ...(index === 0 ? {} : { displayName: 'Ada Bench' }) });
      const headers = { 'content-type': 'application/json' };
      const { status } = await fetch(`${address}/api/accounts/${path}`, { method: 'POST', headers, body });
      counted[status] = (counted[status] ?? 0) + 1;
    }),
  );
  return counted;
}

/** [INV-13, RUN-11] Prints what a session costs, and what ordinary requests feel of many who sign in at once. */
async function measure(): Promise<void> {
  const child = fork(import.meta.filename);
  const ready = await new Promise<Ready>((resolve) => child.once('message', (message) => resolve(message as Ready)));
  const quiet = await ordinary(ready, new Promise((resolve) => setTimeout(resolve, 2000)));
  const work = signIns(ready);
  const busy = await ordinary(ready, work);
  const line = (name: string, value: number, unit = 'ms'): void => console.log(`${name}: ${value.toFixed(2)} ${unit}`);
  line('looking a session up, processor time', ready.cpu);
  line('looking a session up, time', ready.wall);
  line('ordinary request, alone, median', part(quiet, 0.5));
  line('ordinary request, alone, p99', part(quiet, 0.99));
  line(`ordinary request beside ${SIGN_INS} password hashes, median`, part(busy, 0.5));
  line(`ordinary request beside ${SIGN_INS} password hashes, p99`, part(busy, 0.99));
  line('ratio of the p99', part(busy, 0.99) / part(quiet, 0.99), 'times');
  console.log(
    `answers to the ${SIGN_INS}: ${JSON.stringify(await work)}; ordinary requests beside them: ${busy.length}`,
  );
  child.send('stop');
}

await (process.send ? serve() : measure());

import { connect } from 'node:net';
import type { QueryResultRow } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '#test/builders/until.ts';
import { maker } from '#test/builders/market.ts';
import { buy, variantOf, withCart, type SoldVariant } from '#test/builders/buying.ts';
import { type Browser, browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { onlyRow } from '../database/only-row.ts';
import type { Statement } from '../database/statement-batch.ts';

interface ReceivedMessage {
  id: number;
  name: string;
  data: { number?: string; n?: number };
}
interface Stream {
  status: number;
  received: ReceivedMessage[];
  open: boolean;
  lastId: number | undefined;
  close(): void;
}

let sale: Sale;
let ana: Browser;
let mug: SoldVariant;

/** An event stream as a browser keeps it. */
async function listenAs(who: Browser, lastEventId?: number, query = ''): Promise<Stream> {
  const stopper = new AbortController();
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${sale.address}/api/live${query}`, {
    signal: stopper.signal,
    headers: { cookie, ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }) },
  });
  const stream: Stream = {
    status: response.status,
    received: [],
    open: response.ok,
    lastId: lastEventId,
    close: () => stopper.abort(),
  };
  void (async () => {
    let text = '';
    try {
      for await (const chunk of response.body ?? []) {
        text += Buffer.from(chunk).toString();
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const lines = new Map(
            text
              .slice(0, end)
              .split('\n')
              .map((line): [string, string] => [line.split(': ')[0] ?? '', line.slice(line.indexOf(': ') + 2)]),
          );
          if (lines.has('id')) stream.lastId = Number(lines.get('id'));
          if (lines.has('data'))
            stream.received.push({
              id: Number(lines.get('id')),
              name: lines.get('event') ?? '',
              data: JSON.parse(lines.get('data') ?? 'null'),
            });
          text = text.slice(end + 2);
        }
      }
    } catch {
      /* closed by the test */
    }
    stream.open = false;
  })();
  return stream;
}
/** A stream that comes back by its last id whenever it is closed, as browsers do; `received` goes on. */
async function follow(who: Browser): Promise<Pick<Stream, 'received' | 'close'> & { times: number }> {
  const received: ReceivedMessage[] = [];
  let isOver = false;
  let stream = await listenAs(who);
  const self = {
    received,
    times: 1,
    close: () => {
      isOver = true;
      stream.close();
    },
  };
  void (async () => {
    for (;;) {
      while (stream.open || stream.received.length > 0) {
        received.push(...stream.received.splice(0));
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      if (isOver) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
      stream = await listenAs(who, stream.lastId);
      if (isOver) stream.close();
      self.times += 1;
    }
  })();
  return self;
}
const numbersIn = (stream: Pick<Stream, 'received'>): string[] => [
  ...new Set(stream.received.filter(({ name }) => name === 'orders.placed').map(({ data }) => data.number as string)),
];
const sellOne = async (): Promise<string> => {
  await sale.app.db.query({ text: 'DELETE FROM rate_limits' });
  return (await buy(await withCart(sale, mug))).body.orders[0].number;
};

beforeAll(async () => {
  sale = await openSale();
  const seller = await maker(sale.address, 'Ana Potter');
  ana = browser(sale.address);
  await ana.call('POST', '/api/accounts/sign-in', { email: 'ana.potter@example.com', password: 'correct horse' });
  mug = await variantOf(sale, seller, { quantity: 50 });
});
afterAll(() => sale.stop());

test('[ALERT-17] a maker’s open page hears of an order within two seconds', async () => {
  const eve = await signUp(browser(sale.address), 'Eve');
  const [mine, theirs] = [await listenAs(ana), await listenAs(eve)];
  const waits: number[] = [];
  for (let order = 0; order < 5; order += 1) {
    const number = await sellOne();
    const placed = performance.now();
    await until(() => numbersIn(mine).includes(number), 'the order is heard');
    waits.push(performance.now() - placed);
  }
  // Most of them: a machine that is busy with other things may stand still for once.
  expect(waits.toSorted((a, b) => a - b)[2], waits.join(' ')).toBeLessThan(2000);
  expect(theirs.received).toEqual([]);
  mine.close();
  theirs.close();
});

test('[MSG-11] what was told between the reading of a page and its stream is heard', async () => {
  const number = await sellOne();
  const [late, open] = [await listenAs(ana, undefined, '?seconds=60'), await listenAs(ana, undefined, '?seconds=0')];
  await until(() => numbersIn(late).includes(number), 'the order is heard');
  const next = await sellOne();
  await until(() => numbersIn(open).includes(next), 'the next one is heard');
  expect(numbersIn(open)).toEqual([next]);
  late.close();
  open.close();
});

test('[INV-24] a stream that was cut resumes by Last-Event-ID and misses nothing', async () => {
  const first = await listenAs(ana);
  const receivedBefore = await sellOne();
  await until(() => numbersIn(first).includes(receivedBefore), 'the first order is heard');
  const lastId = Math.max(...first.received.map(({ id }) => id));
  first.close();
  const missed = [await sellOne(), await sellOne(), await sellOne()];
  const again = await listenAs(ana, lastId);
  await until(() => missed.every((number) => numbersIn(again).includes(number)), 'the missed orders are heard');
  const fresh = await listenAs(ana);
  await sellOne();
  await until(() => fresh.received.length > 0, 'the newest order is heard');
  expect(
    numbersIn(fresh).filter((number) => missed.includes(number)),
    'without an id nothing old is told',
  ).toEqual([]);
  again.close();
  fresh.close();
});

test('[INV-24] a stream that is lost before its first message resumes where it began', async () => {
  const before = await sellOne();
  // What follows from it is told by now: a message that came late would be the stream's first.
  await sale.settle();
  const first = await listenAs(ana);
  await until(() => first.lastId !== undefined, 'the stream has its place');
  first.close();
  const meanwhile = await sellOne();
  const again = await listenAs(ana, first.lastId);
  await until(() => numbersIn(again).includes(meanwhile), 'the order of meanwhile is heard');
  expect(numbersIn(again)).toEqual([meanwhile]);
  expect(numbersIn(again)).not.toContain(before);
  again.close();
});

test('[RUN-13] whoever was away for more than a page of messages gets all of them, in order', async () => {
  await sale.app.db.query({
    text: `INSERT INTO live_messages (topic, name, payload, at) SELECT 'shop:' || $1, 'test.many', jsonb_build_object('n', n), now() FROM generate_series(1, 1234) n`,
    values: [(await ana.call('GET', '/api/accounts/session')).body.session.userId],
  });
  const { rows } = await sale.app.db.query<{ first: number }>({
    text: `SELECT min(id) AS first FROM live_messages WHERE name = 'test.many'`,
  });
  const stream = await listenAs(ana, onlyRow({ rows }).first - 1);
  const many = () => stream.received.filter(({ name }) => name === 'test.many').map(({ data }) => data.n as number);
  await until(() => many().length >= 1234, 'all 1234 are heard');
  expect(many()).toEqual(Array.from({ length: 1234 }, (_, index) => index + 1));
  stream.close();
});

test('[INV-13] signing out and a new password close the person’s open streams', async () => {
  const rio = await signUp(browser(sale.address), 'Rio');
  const copy = browser(sale.address, new Map(rio.cookies));
  const stream = await listenAs(rio);
  await rio.call('POST', '/api/accounts/sign-out');
  await until(() => !stream.open, 'the stream is closed');
  expect((await listenAs(copy)).status).toBe(401);
});

test('[INV-13] who is signed out while a stream opens does not keep it', async () => {
  const rio = await signUp(browser(sale.address), 'Rio Just Out');
  const copy = browser(sale.address, new Map(rio.cookies));
  const earlier = await listenAs(copy);
  const { query } = sale.app.db;
  let isFirst = true;
  // The session is found, and ends before the answer arrives.
  sale.app.db.query = async <Row extends QueryResultRow>(statement: Statement) => {
    const match = await query<Row>(statement);
    if (statement.name !== 'accounts-find-session' || !isFirst) return match;
    isFirst = false;
    await rio.call('POST', '/api/accounts/sign-out');
    await until(() => !earlier.open, 'the server has heard of it');
    return match;
  };
  try {
    const late = await listenAs(copy);
    await until(() => !late.open, 'the stream that opened meanwhile is closed');
  } finally {
    sale.app.db.query = query;
  }
});

test('[INV-21] a person has at most six streams, and a closed one makes room', async () => {
  const streams: Stream[] = [];
  // Somebody new: no stream of an earlier test is still on its way out.
  const rio = await signUp(browser(sale.address), 'Rio of Six');
  for (let index = 0; index < 6; index += 1) streams.push(await listenAs(rio));
  expect(streams.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect((await listenAs(rio)).status).toBe(429);
  streams[0]?.close();
  await until(async () => {
    const next = await listenAs(rio);
    streams.push(next);
    return next.status === 200;
  }, 'there is room again');
  for (const stream of streams) stream.close();
});

test('[RUN-13] while the listening connection is dead orders go on', async () => {
  const page = await follow(ana);
  const listens = async (): Promise<boolean> =>
    (
      await sale.app.db.query({
        text: `SELECT 1 FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()`,
      })
    ).rows.length === 1;
  const numbers: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    await until(listens, 'the server listens');
    await sale.app.db.query({
      text: `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()`,
    });
    for (let order = 0; order < 6; order += 1) {
      numbers.push(await sellOne());
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
    // The stream of before the loss has ended, so each loss is one.
    await until(() => page.times > round + 1, 'the page has come back');
  }
  await until(() => numbers.every((number) => numbersIn(page).includes(number)), 'every order is heard');
  page.close();
});

test('[RUN-03] what is on its way when the server stops is answered', async () => {
  const own = await openSale();
  const rio = await signUp(browser(own.address), 'Rio');
  const cookie = [...rio.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { query } = own.app.db;
  let underWay = 0;
  let goOn = (): void => undefined;
  const stopHasBegun = new Promise<void>((resolve) => (goOn = resolve));
  // The session is looked up so slowly that the work goes on after the stop began.
  own.app.db.query = async (statement) => {
    if (statement.name === 'accounts-find-session') {
      underWay += 1;
      await stopHasBegun;
    }
    return query(statement);
  };
  const unused = connect(Number(new URL(own.address).port), '127.0.0.1').on('error', () => undefined);
  const opening = fetch(`${own.address}/api/live`, { headers: { cookie } }).then(
    (answer) => answer.text(),
    () => '',
  );
  const calls = Array.from({ length: 5 }, () => fetch(`${own.address}/api/accounts/profile`, { headers: { cookie } }));
  await until(() => underWay >= 6, 'all six have reached the server');
  const before = performance.now();
  const stopped = own.stop();
  const health = () => fetch(`${own.address}/api/health`);
  await until(async () => (await health().catch(() => null)) === null, 'nobody new comes in');
  goOn();
  await stopped;
  // What holds a stop holds it for a minute and more. The ten seconds are measured where a process ends.
  expect(performance.now() - before).toBeLessThan(30_000);
  expect((await Promise.all(calls)).map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
  await opening;
  unused.destroy();
});

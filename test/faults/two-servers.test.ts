import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask } from '../builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { buy, orderForm, type SoldVariant, variantOf, put, start } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { browser, type Browser, signUp } from '#test/builders/sale.ts';
import { type MailServer, openMailServer } from '#test/builders/mail-server.ts';
import { until } from '#test/builders/until.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { type ChildServer, root, startServer } from './child-server.ts';
import { freePort } from '../../scripts/free-port.mjs';
import { testPool } from '#test/builders/test-pool.ts';

vi.setConfig({ testTimeout: 600_000 });
const folder = temporaryFolder('two-servers-');
let mail: MailServer;
let postgres: EmbeddedPostgres;
let databasePid = 0;
let database: pg.Pool;
let one: ChildServer;
let two: ChildServer;
let ana: Awaited<ReturnType<typeof maker>>;
const soon = (isTrue: () => boolean | Promise<boolean>, milliseconds?: number): Promise<void> =>
  until(isTrue, isTrue.toString(), milliseconds);
/** The same person at the other server. */
const at = (server: ChildServer, who: Browser): Browser => browser(server.address, who.cookies);
const newServer = async (): Promise<ChildServer> =>
  startServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'files'),
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    DEMO: '',
    SMTP_URL: mail.url,
    TRUSTED_PROXIES: '127.0.0.1',
  });
const memberOf = async (server: ChildServer, name: string): Promise<Browser> => signUp(browser(server.address), name);
const variant = (changes = {}): Promise<SoldVariant> => variantOf(one, ana, { category: 'mugs-and-cups', ...changes });
const rows = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await database.query(text, values)).rows;

beforeAll(async () => {
  mail = await openMailServer();
  postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'cluster'), onStart: (pid) => (databasePid = pid) });
  database = testPool(postgres.url, 2);
  database.on('error', () => undefined);
  [one, two] = await Promise.all([newServer(), newServer()]);
  ana = await maker(one.address, 'Ana Potter');
});
afterAll(async () => {
  for (const server of [one, two]) server?.process.kill('SIGKILL');
  await Promise.all([one?.ended, two?.ended]);
  await database.end();
  await mail.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The events that a signed-in person's open page hears at a server. */
async function pageAt(
  server: ChildServer,
  who: Browser,
  headers: Record<string, string> = {},
): Promise<{ text: () => string; closed: () => boolean }> {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${server.address}/api/live`, { headers: { cookie, ...headers } });
  expect(answer.status).toBe(200);
  let [text, isClosed] = ['', false];
  void (async () => {
    try {
      for await (const chunk of answer.body ?? []) text += Buffer.from(chunk).toString();
    } catch {
      /* the server went away */
    }
    isClosed = true;
  })();
  return { text: () => text, closed: () => isClosed };
}

test('[RUN-02, RUN-13] two servers that start at once on one empty database both serve', async () => {
  for (const server of [one, two]) {
    expect(server.said()).toContain('is open at');
    expect(server.said()).not.toContain('Demo accounts');
  }
  expect([one, two].filter((server) => server.said().includes('activation code'))).toHaveLength(1);
  expect(await rows('SELECT count(*)::int AS n FROM schema_migrations GROUP BY name HAVING count(*) > 1')).toEqual([]);
});

test('[RUN-13, ALERT-02] what is bought at one server is heard on the maker’s page at the other', async () => {
  const owner = browser(two.address);
  expect(
    (await owner.call('POST', '/api/accounts/sign-in', { email: 'ana.potter@example.com', password: 'correct horse' }))
      .status,
  ).toBe(200);
  const page = await pageAt(two, owner);
  const mug = await variant();
  const rio = browser(one.address);
  await put(rio, mug);
  const { body } = await buy(rio);
  expect(body.status).toBe('paid');
  await soon(() => page.text().includes(body.orders[0].number));
  const seen = async () =>
    (await ask(owner, contract.alerts.listAlerts, { limit: 20 })).items.filter((alert) =>
      JSON.stringify(alert).includes(body.orders[0].orderId),
    );
  await soon(async () => (await seen()).length > 0);
  await soon(() => page.text().includes('alerts.raised'));
  expect(await seen()).toHaveLength(1);
});

test('[MSG-11, MSG-15, RUN-13] what is written, typed and read at one server is heard at the other', async () => {
  const owner = browser(two.address);
  await owner.call('POST', '/api/accounts/sign-in', { email: 'ana.potter@example.com', password: 'correct horse' });
  const bo = await memberOf(one, 'Bo Writer');
  const [makers, buyers] = [await pageAt(two, owner), await pageAt(one, bo)];
  const times = (page: { text: () => string }, phrase: string): number => page.text().split(phrase).length - 1;
  const { body } = await bo.call('POST', '/api/messages/conversations', {
    ...{ productId: (await variant()).listingId, initialMessage: 'Is it still there?', clientId: 'first' },
  });
  const path = `/api/messages/conversations/${body.conversationId}`;
  await soon(() => makers.text().includes(body.message.messageId));
  await bo.call('POST', `${path}/typing`);
  await soon(() => makers.text().includes('event: messages.typing'));
  await owner.call('POST', `${path}/read`, {});
  await soon(() => buyers.text().includes('event: messages.read'));
  // A retry goes to the other server while the first try is under way.
  const again = { content: 'I take two.', clientId: 'second' };
  const sent = await Promise.all([one, two].map((server) => at(server, bo).call('POST', `${path}/messages`, again)));
  const ids = new Set(sent.map((answer) => answer.body.message?.messageId as string));
  expect([sent.map(({ status }) => status), ids.size]).toEqual([[200, 200], 1]);
  const [secondId = ''] = ids;
  await soon(() => times(makers, secondId) > 0);
  const answer = await owner.call('POST', `${path}/messages`, { content: 'With pleasure.', clientId: 'third' });
  await soon(() => times(buyers, answer.body.message.messageId) > 0);
  expect([times(makers, secondId), times(buyers, answer.body.message.messageId)]).toEqual([1, 1]);
  // A page that was away since the first message comes back to the other server.
  const seen = /id: (\S+)\nevent: messages.sent/.exec(makers.text())?.[1] ?? '';
  const back = await pageAt(one, at(one, owner), { 'last-event-id': seen });
  await soon(() => [secondId, answer.body.message.messageId].every((id: string) => times(back, id) > 0));
});

test('[RUN-07, INV-02] the same request sent to both servers at once pays and orders once', async () => {
  const mug = await variant();
  for (let round = 0; round < 5; round += 1) {
    const rio = browser(one.address);
    await put(rio, mug);
    const [form, key] = [await orderForm(rio, { paymentMethodId: 'pm_card_visa' }), randomUUID()];
    const answers = await Promise.all([one, two, one, two].map((server) => start(at(server, rio), form, key)));
    const ids = new Set(answers.filter((answer) => answer.status === 200).map((answer) => answer.body.checkoutId));
    expect(ids.size).toBe(1);
    const [id] = ids;
    await soon(
      async () => (await rows('SELECT 1 FROM checkouts WHERE id = $1 AND status = $2', [id, 'paid'])).length === 1,
    );
    expect(await rows('SELECT count(*)::int AS n FROM orders WHERE checkout_id = $1', [id])).toEqual([{ n: 1 }]);
    expect(
      await rows(
        `SELECT count(*)::int AS n FROM stripe_sandbox.payment_intents WHERE doc->'metadata'->>'checkoutId' = $1`,
        [id],
      ),
    ).toEqual([{ n: 1 }]);
  }
});

test('[RUN-13, INV-24] with one server killed the other serves on', async () => {
  const mug = await variant();
  one.process.kill('SIGKILL');
  await one.ended;
  const rio = browser(two.address);
  await put(rio, mug);
  const bought = (await buy(rio)).body;
  expect(bought.status).toBe('paid');
  one = await newServer();
  const killed = databasePid;
  process.kill(killed, 'SIGKILL');
  await soon(() => databasePid !== killed);
  for (const server of [one, two]) await soon(async () => (await fetch(`${server.address}/api/ready`)).ok);
  for (const server of [one, two])
    expect(
      (
        await ask(browser(server.address), contract.checkout.getCheckout, {
          checkoutId: bought.checkoutId,
          accessKey: bought.accessKey,
        })
      ).status,
    ).toBe('paid');
  const audit = await promisify(execFile)(process.execPath, ['src/server/app/audit-main.ts'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: postgres.url },
  });
  expect(audit.stdout).toContain('INV-02 ok');
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { officeContract } from '#domain/office/contract.ts';
import { ask } from '#test/builders/ask.ts';
import { adminOf } from '#test/builders/admin-of.ts';
import { type Browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { runJobs } from '../../../platform/jobs/run-jobs.ts';
import { sendMails } from '../../../platform/mail/send-mail.ts';
import { requestFigures } from './request-figures.ts';

let sale: Sale;
let jo: Browser;
let key = 0;
const health = () => ask(jo, officeContract.getHealth);
const post = (path: string, body: object) =>
  jo.call('POST', `/api/admin/${path}`, body, { 'idempotency-key': `health-${(key += 1)}` });
const sql = (text: string) => sale.app.db.query({ text });

const admin = adminOf(() => sale);

beforeAll(async () => {
  sale = await openSale();
  jo = await admin('Jo Ward', 'senior_admin');
});
afterAll(() => sale.stop());

test('[UX-99, OFFICE-01] parts that nothing is known of are not green', async () => {
  const seen = await health();
  const of = (name: string) => seen.parts.find((each) => each.key === name);
  expect(['mail', 'payments', 'backup', 'jobs'].map((name) => of(name)?.state)).toEqual(Array(4).fill('none'));
  expect(of('database')).toMatchObject({
    state: 'ok',
    words: expect.stringMatching(/^answers in [\d.]+ ms, \d+ of \d+/),
  });
  expect(seen.parts.every((part) => part.checkedAt === seen.checkedAt)).toBe(true);
  expect(Math.abs(Date.parse(seen.checkedAt) - Date.now())).toBeLessThan(60_000);
  expect(seen.process.version).toMatch(/^\d+\.\d+\.\d+$/);
  await sql(
    `INSERT INTO platform_facts VALUES ('backup-written-at', '${new Date(Date.now() - 3 * 3_600_000).toISOString()}')`,
  );
  expect((await health()).parts.find((each) => each.key === 'backup')).toMatchObject({
    state: 'ok',
    words: expect.stringMatching(/3 h ago$/),
  });
});

test('[OFFICE-01, INV-12] a job that fails is shown with its error without addresses', async () => {
  let isBroken = true;
  const name = 'office.end-suspensions';
  const runner = runJobs(sale.app, [
    {
      name,
      every: 60_000,
      run: async () => {
        if (isBroken) throw new Error('no mailbox lena@example.com at postgres://a:b@db');
      },
    },
  ]);
  const jobNow = async () => (await health()).jobs.find((each) => each.name === name);
  vi.spyOn(sale.app.log, 'error').mockImplementation(() => undefined);
  await vi.waitFor(async () => expect(await jobNow()).toMatchObject({ state: 'failed', failures: 1 }), 5000);
  expect((await jobNow())?.error).toBe('no mailbox [mail address] at [address]');
  expect((await health()).parts.find((each) => each.key === 'jobs')).toMatchObject({
    state: 'high',
    words: `1 job fails: ${name}`,
  });
  isBroken = false;
  runner.runNow(name);
  await vi.waitFor(async () => expect(await jobNow()).toMatchObject({ state: 'ok', failures: 0, error: '' }), 5000);
  await runner.stop();
  vi.restoreAllMocks();
});

test('[OFFICE-01, UX-96] running a job needs a reason, which stands in the log', async () => {
  const name = 'office.end-suspensions';
  expect((await post('jobs/run', { name })).status).toBe(400);
  expect((await post('jobs/run', { name: 'no.such', reason: 'it hangs' })).body.error.code).toBe('office/no-such-job');
  expect((await post('jobs/run', { name, reason: 'it hangs' })).body).toEqual({ asked: true });
  const { rows } = await sql(`SELECT subject_id, reason, actor_name FROM audit_log WHERE act = 'office.runJob'`);
  expect(rows).toEqual([{ subject_id: name, reason: 'it hangs', actor_name: 'Jo Ward' }]);
});

test('[OFFICE-01, UX-96, RUN-04] parked items are counted by queue', async () => {
  await sql('DELETE FROM mails');
  await sql('DELETE FROM pgboss.job_common');
  const mail = { to: 'lena@example.com', subject: 's', text: 't', html: 'h' };
  await inTransaction(sale.app.db, (tx) =>
    sendMails(
      { ...sale.app, config: { ...sale.app.config, SMTP_URL: 'smtp://mail.example' } },
      tx,
      ['parked', 'waiting'].map((key) => ({ ...mail, key })),
    ),
  );
  const queueNow = async () => (await health()).queues.find(({ name }) => name === 'mail');
  expect(await queueNow()).toMatchObject({ isReady: false, waiting: 2, parked: 0, error: '' });
  expect((await post('queues/retry', { name: 'mail', reason: 'a try' })).body.error.code).toBe('office/nothing-parked');
  await sql(`UPDATE mails SET tries = 10, error = 'not sent' WHERE key = 'parked'`);
  await sql(`UPDATE pgboss.job_common SET state = 'failed', retry_count = 9, started_on = now(), completed_on = now(),
               output = '{"message": "no mailbox lena@example.com"}' WHERE data->>'key' = 'parked'`);
  expect(await queueNow()).toMatchObject({ waiting: 1, parked: 1, error: 'no mailbox [mail address]' });
  expect((await health()).parts.find(({ key: part }) => part === 'queues')).toMatchObject({
    state: 'high',
    words: '1 item is parked with an error',
  });
  for (const part of ['queues', 'reactions'])
    expect(codeOf(await post(`${part}/retry`, { name: 'no.such', reason: 'a try' })), part).toEqual([
      404,
      'office/no-such-job',
    ]);
  expect((await post('queues/retry', { name: 'mail', reason: 'the mailbox is back' })).body).toEqual({ items: 1 });
  expect(await queueNow()).toMatchObject({ waiting: 2, parked: 0, error: '' });
  const { rows } = await sql(`SELECT m.tries, m.error, j.retry_limit - j.retry_count AS left, j.started_on FROM mails m
                              JOIN pgboss.job_common j ON j.name = 'mail' AND j.id = m.item_id WHERE m.key = 'parked'`);
  expect(rows).toEqual([{ tries: 0, error: '', left: 9, started_on: null }]);
  const { rows: operations } = await sql(
    `SELECT subject_id, reason, after FROM audit_log WHERE act = 'office.retryQueue'`,
  );
  expect(operations).toEqual([{ subject_id: 'mail', reason: 'the mailbox is back', after: { items: 1 } }]);
});

test('[OFFICE-01] calls of this process are counted by how they ended', () => {
  const line = (kind: string, labels: string, value: number): string =>
    `http_request_duration_seconds_${kind}{route="/api/cart",method="GET",${labels}} ${value}`;
  const text = [
    line('bucket', 'status="200",le="0.01"', 90),
    line('bucket', 'status="200",le="0.05"', 97),
    line('bucket', 'status="200",le="+Inf"', 98),
    line('count', 'status="200"', 98),
    line('count', 'status="500"', 2),
    'http_request_duration_seconds_count{route="/api/live",method="GET",status="500"} 7',
  ].join('\n');
  expect(requestFigures(text)).toEqual({ calls: 100, failures: 2, p95Ms: 50 });
  expect(requestFigures('')).toEqual({ calls: 0, failures: 0, p95Ms: null });
  const twoWays = [
    line('bucket', 'status="200",le="0.05"', 60),
    line('bucket', 'status="201",le="0.05"', 35),
    line('bucket', 'status="200",le="+Inf"', 60),
    line('bucket', 'status="201",le="+Inf"', 40),
    line('count', 'status="200"', 60),
    line('count', 'status="201"', 40),
  ].join('\n');
  expect(requestFigures(twoWays)).toEqual({ calls: 100, failures: 0, p95Ms: 50 });
});

test('[ADM-03, ADM-13] whoever may look at the health of the house runs no job by that', async () => {
  const tess = await admin('Tess Safety', 'trust_and_safety');
  expect((await tess.call('GET', '/api/admin/health')).status).toBe(200);
  for (const path of ['jobs/run', 'reactions/retry', 'queues/retry']) {
    const { status, body } = await tess.call('POST', `/api/admin/${path}`, { name: 'x', reason: 'why not' });
    expect([status, body.error.permission, body.error.roles]).toEqual([
      403,
      'jobs.run',
      ['Master admin', 'Senior admin', 'Custom, where its record lists it'],
    ]);
  }
});

test('[ADM-13] who may not see the health of the house is told so', async () => {
  const cs = await admin('Lo Service', 'customer_service');
  expect((await cs.call('GET', '/api/admin/health')).status).toBe(403);
  expect((await cs.call('POST', '/api/admin/jobs/run', { name: 'x', reason: 'why not' })).status).toBe(403);
});

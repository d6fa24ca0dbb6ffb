import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY, HOUR } from '#domain/core/time.ts';
import { count } from '#test/builders/buying.ts';
import { type MailServer, openMailServer } from '#test/builders/mail-server.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { deliverMails } from '#test/builders/work-off.ts';
import { inTransaction } from '../database/open-database.ts';
import { sendMail } from './send-mail.ts';

let sale: Sale;
let server: MailServer;
const deliver = () => deliverMails(sale.app, server.url);
const write = (key: string, changes: object = {}) =>
  inTransaction(sale.app.db, (tx) =>
    sendMail(sale.app, tx, {
      key,
      to: 'rio@example.com',
      subject: 'Hello',
      text: 'Text',
      html: '<p>Text</p>',
      ...changes,
    }),
  );
beforeAll(async () => {
  server = await openMailServer();
  sale = await openSale({ CLOCK: 'simulated', DEMO: 'on', MARKETPLACE_NAME: 'Clay, Wood "& Co" <b>' });
});
beforeEach(async () => {
  await server.clear();
  await sale.app.db.query({ text: 'DELETE FROM mails' });
});
afterAll(async () => {
  await sale.stop();
  await server.stop();
});

test('[RUN-04] without a mail server a mail waits in its table, and is sent once there is one', async () => {
  const items = () => count(sale, `pgboss.job_common WHERE name = 'mail'`);
  await write('early');
  await write('tomorrow', { notBefore: new Date(sale.app.clock.now().getTime() + DAY) });
  expect(await items()).toBe(0);
  await deliver();
  expect([await items(), (await server.taken()).length]).toEqual([1, 1]);
});

test('[RUN-04] with a mail server each mail is sent once, to its reader alone', async () => {
  for (let index = 0; index < 45; index += 1)
    await write(`m${index}`, { subject: `Hello ${index}`, to: `rio${index}@example.com` });
  await Promise.all([1, 2, 3].map(deliver));
  await deliver();
  const taken = await server.taken();
  expect(taken.flatMap(({ to }) => to).sort()).toEqual(
    Array.from({ length: 45 }, (_, index) => `rio${index}@example.com`).sort(),
  );
  for (const { from, to } of taken) expect([to.length, from]).toEqual([1, 'help@artisan-market.example']);
  expect(await count(sale, 'mails WHERE sent_at IS NULL')).toBe(0);
});

test('[RUN-04] a mail that is refused is tried later and later, with the same Message-ID', async () => {
  const warn = sale.app.log.warn;
  sale.app.log.warn = () => undefined;
  await write('late');
  await server.become({ refuse: { at: 'text', code: 451 } });
  for (let tries = 0; tries < 3; tries += 1) {
    await deliver();
    const { rows } = await sale.app.db.query<{ tries: number; wait: number }>({
      text: 'SELECT tries, extract(epoch FROM next_at - $1::timestamptz)::float AS wait FROM mails',
      values: [sale.app.clock.now()],
    });
    expect(rows.map(({ tries: tried, wait }) => [tried, Math.round(wait / 10) * 10])).toEqual([
      [tries + 1, 10 * 2 ** tries],
    ]);
    await deliver();
    await passTime(sale, HOUR);
  }
  await server.become({ refuse: null });
  await deliver();
  sale.app.log.warn = warn;
  const taken = await server.taken();
  expect([taken.length, /Message-ID: <([0-9a-f]+)@localhost>/i.exec(taken[0]?.text ?? '')?.[1]]).toEqual([
    1,
    Buffer.from('late').toString('hex'),
  ]);
  await passTime(sale, DAY);
  await deliver();
  expect(await server.taken()).toHaveLength(1);
});

test('[RUN-04] a mail that waits for its moment goes then, not before', async () => {
  await write('patient', { notBefore: new Date(sale.app.clock.now().getTime() + HOUR) });
  await write('prompt');
  await deliver();
  expect(await server.taken()).toHaveLength(1);
  await passTime(sale, HOUR);
  await deliver();
  expect(await server.taken()).toHaveLength(2);
});

test('[INV-24] an occasion has one mail, however often it is told; an undone one has none', async () => {
  expect([await write('once'), await write('once', { subject: 'Again' })]).toEqual([true, false]);
  await expect(
    inTransaction(sale.app.db, async (tx) => {
      await sendMail(sale.app, tx, { key: 'undone', to: 'a@example.com', subject: 's', text: '', html: '' });
      throw new Error('no');
    }),
  ).rejects.toThrow();
  expect(await count(sale, 'mails')).toBe(1);
});

test('[RUN-10] words with line breaks add no header and no reader', async () => {
  await write('broken', { subject: 'Hello\r\nBcc: eve@example.com', text: 'a\r\n.\r\nMAIL FROM:<eve@example.com>' });
  await deliver();
  expect(await server.taken()).toHaveLength(1);
  expect((await server.taken())[0]?.text).not.toMatch(/^Bcc:/im);
});

test('[RUN-04] the demo alone shows its outbox', async () => {
  await write('shown', {
    subject: '<b>Hello</b>',
    text: '<script>x</script> http://localhost:3000/reset-password?token=abc',
    html: '<p style="color:red">As it looks</p>',
  });
  const list = await fetch(`${sale.address}/dev/outbox`);
  const page = await list.text();
  expect(page).toContain('&#60;b&#62;Hello');
  expect(page).not.toMatch(/<script|<b>Hello/);
  expect(page).toContain('<a href="http://localhost:3000/reset-password?token=abc">');
  expect([list.headers.get('cache-control'), list.headers.get('content-security-policy')]).toEqual([
    'no-store',
    expect.stringContaining(`default-src 'none'`),
  ]);
  expect(await (await fetch(`${sale.address}/dev/outbox/shown`)).text()).toContain('As it looks');
  expect((await fetch(`${sale.address}/dev/outbox/nothing`)).status).toBe(404);
  const real = await openSale();
  for (const path of ['/dev/outbox', '/dev/outbox/shown'])
    expect((await fetch(`${real.address}${path}`)).status).toBe(404);
  await real.stop();
});

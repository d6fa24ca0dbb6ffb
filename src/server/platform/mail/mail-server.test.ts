import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import tls from 'node:tls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { HOUR } from '#domain/core/time.ts';
import { type MailServer, openMailServer } from '#test/builders/mail-server.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { until } from '#test/builders/until.ts';
import { deliverMails, expireClaims } from '#test/builders/work-off.ts';
import { ownCertificate } from '#test/fakes/own-certificate.ts';
import type { SmtpOptions } from '#test/fakes/smtp-process.ts';
import { onlyRow } from '../database/only-row.ts';
import { inTransaction } from '../database/open-database.ts';
import { messageId } from './deliver-mail.ts';
import { sendMail } from './send-mail.ts';

let sale: Sale;
const servers: MailServer[] = [];
const trusted = tls.getCACertificates('default');
const user = { name: 'shop@example.com', password: 'p@ss:w/ord' };
const open = async (options: SmtpOptions = {}): Promise<MailServer> => {
  const server = await openMailServer(options);
  servers.push(server);
  return server;
};
const write = (key: string, headers: Record<string, string> = {}, atMostOnce = false) =>
  inTransaction(sale.app.db, (tx) =>
    sendMail(sale.app, tx, {
      key,
      to: 'rio@example.com',
      subject: 'Grüße',
      text: 'In words.',
      html: '<p>As it looks.</p>',
      headers,
      atMostOnce,
    }),
  );
const rowOf = async (key: string) =>
  onlyRow(
    await sale.app.db.query<{ tries: number; error: string | null; sent: boolean }>({
      text: 'SELECT tries, error, sent_at IS NOT NULL AS sent FROM mails WHERE key = $1',
      values: [key],
    }),
  );
const withUser = (url: string, { name, password } = user): string =>
  url.replace('://', `://${encodeURIComponent(name)}:${encodeURIComponent(password)}@`);
const idOf = (text: string): string => /^Message-ID: (<.+>)\r?$/im.exec(text)?.[1] ?? '';

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  sale.app.log.warn = () => undefined;
});
afterEach(async () => {
  tls.setDefaultCACertificates(trusted);
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  await sale.app.db.query({ text: 'DELETE FROM mails' });
});
afterAll(() => sale.stop());

test('[REC-14, RUN-04] a mail has its words, its looks, and both headers of one click to leave', async () => {
  const server = await open();
  await write('whole', {
    'List-Unsubscribe': '<https://shop.example/unsubscribe/one-click?cart=a&token=b>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  await deliverMails(sale.app, server.url);
  // Long headers are folded.
  const text = ((await server.taken())[0]?.text ?? '').replace(/\r?\n[ \t]+/g, ' ');
  expect(text).toMatch(/^List-Unsubscribe: +<https:\/\/shop\.example\/unsubscribe\/one-click\?cart=a&token=b>\r?$/m);
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  expect(text).toMatch(/^Content-Type: multipart\/alternative;/m);
  // The plain part comes first: the last one that a program can show is taken.
  expect(text).toMatch(
    /text\/plain; charset=utf-8[^]*In words\.[^]*text\/html; charset=utf-8[^]*<p>As it looks\.<\/p>/,
  );
  expect(text).toMatch(/^Subject: =\?UTF-8\?/m);
});

test('[RUN-04] a mail is sent over a trusted certificate alone', async () => {
  const certificate = ownCertificate();
  for (const secure of [false, true]) {
    const server = await open({ certificate, secure, user });
    await write(`private ${secure}`);
    await deliverMails(sale.app, withUser(server.url));
    expect([await server.taken(), (await rowOf(`private ${secure}`)).tries]).toEqual([[], 1]);
    tls.setDefaultCACertificates([...trusted, certificate.cert]);
    await passTime(sale, HOUR);
    await deliverMails(sale.app, withUser(server.url));
    expect(await server.taken()).toMatchObject([{ secure: true, user: user.name }]);
    tls.setDefaultCACertificates(trusted);
  }
});

test('[RUN-04] where STARTTLS is asked for, a server without it gets neither mail nor password', async () => {
  const server = await open({ user });
  await write('asked');
  await deliverMails(sale.app, `${withUser(server.url)}/?requireTLS=true`);
  expect([await server.taken(), (await rowOf('asked')).sent]).toEqual([[], false]);
});

test('[RUN-04] with the name and password of SMTP_URL a mail is sent', async () => {
  const server = await open({ user });
  await write('named');
  await deliverMails(sale.app, withUser(server.url, { ...user, password: 'wrong' }));
  expect(await rowOf('named')).toMatchObject({ tries: 1, error: 'not sent', sent: false });
  await passTime(sale, HOUR);
  await deliverMails(sale.app, withUser(server.url));
  expect([(await server.taken()).length, (await rowOf('named')).sent]).toEqual([1, true]);
});

test.each([
  ['reader', 450, 1],
  ['text', 452, 1],
  ['sender', 451, 1],
  ['sender', 550, 1],
  ['reader', 550, 10],
  ['text', 554, 10],
] as const)('[RUN-04] refused at the %s with %i: %i of ten tries are gone', async (at, code, tries) => {
  const server = await open();
  const key = `refused ${at} ${code}`;
  await write(key);
  await server.become({ refuse: { at, code } });
  await deliverMails(sale.app, server.url);
  expect(await rowOf(key)).toMatchObject({ tries, error: tries === 10 ? `refused: ${code}` : 'not sent' });
  await server.become({ refuse: null });
  await passTime(sale, HOUR);
  await deliverMails(sale.app, server.url);
  expect([(await server.taken()).length, (await rowOf(key)).sent]).toEqual(tries === 10 ? [0, false] : [1, true]);
});

test('[RUN-04] a server that never greets has nothing of a mail that is sent at most once', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  await write('never greeted', {}, true);
  await deliverMails(sale.app, `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}/?greetingTimeout=100`);
  expect(await rowOf('never greeted')).toMatchObject({ tries: 1, error: 'not sent', sent: false });
  silent.close();
});

test('[REC-14, RUN-04] killed before the server’s answer came', async () => {
  const server = await open();
  await write('killed');
  await write('killed too');
  await server.become({ silent: true });
  const sender = fork(join(import.meta.dirname, '../../../../test/fakes/mail-sender.ts'), [
    sale.databaseUrl,
    server.url,
  ]);
  await until(async () => (await server.taken()).length === 1, 'the mail has reached the server');
  sender.kill('SIGKILL');
  await once(sender, 'exit');
  await server.become({ silent: false });
  await expireClaims(sale);
  await deliverMails(sale.app, server.url);
  const ids = (await server.taken()).map(({ text }) => idOf(text));
  expect(ids).toHaveLength(3);
  expect(new Set(ids)).toEqual(
    new Set(['killed', 'killed too'].map((key) => messageId(key, sale.app.config.PUBLIC_URL))),
  );
  await deliverMails(sale.app, server.url);
  expect(await server.taken()).toHaveLength(3);
});

test('[INV-19, REC-14] a mail that is better lost than doubled is not sent again', async () => {
  const server = await open();
  await write('reminder', {}, true);
  await server.become({ silent: true });
  const sender = fork(join(import.meta.dirname, '../../../../test/fakes/mail-sender.ts'), [
    sale.databaseUrl,
    server.url,
  ]);
  await until(async () => (await server.taken()).length === 1, 'the mail has reached the server');
  sender.kill('SIGKILL');
  await once(sender, 'exit');
  await server.become({ silent: false });
  await expireClaims(sale);
  for (let times = 0; times < 2; times += 1) await deliverMails(sale.app, server.url);
  expect(await server.taken()).toHaveLength(1);
});

test('[REC-14] every occasion has a Message-ID of its own, however long its key is', () => {
  const cart = 'member-user-01a1fe3f-bce0-7668-a091-3888cb2741fe';
  const ids = [1, 2, 3].map((attempt) => messageId(`cart-reminder:${cart}:1:${attempt}`, 'https://shop.example'));
  expect([new Set(ids).size, ids.every((id) => /^<[0-9a-f]{1,120}@shop\.example>$/.test(id))]).toEqual([3, true]);
});

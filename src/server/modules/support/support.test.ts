import { afterAll, beforeAll, expect, test } from 'vitest';
import { inOneWindow } from '#test/builders/in-one-window.ts';
import { type ServedModules, serveModules } from '#test/builders/serve-modules.ts';
import { visitor } from '#test/builders/caller.ts';
import { support } from './module.ts';

let shop: ServedModules;
beforeAll(async () => {
  shop = await serveModules([support], { SUPPORT_EMAIL: 'desk@example.com', TRUSTED_PROXIES: 'loopback' });
});
afterAll(() => shop.stop());

const from = (index: number): Record<string, string> => ({ 'x-forwarded-for': `10.9.0.${index}` });
const votes = async (article: string): Promise<{ yes: number; no: number }> => {
  const { rows } = await shop.app.db.query({
    text: 'SELECT count(*) FILTER (WHERE helpful)::int AS yes, count(*) FILTER (WHERE NOT helpful)::int AS no FROM article_votes WHERE article = $1',
    values: [article],
  });
  return rows[0] as { yes: number; no: number };
};
interface Mail {
  [column: string]: unknown;
  subject: string;
  body_text: string;
}
const mails = async (number: string): Promise<Mail[]> =>
  (
    await shop.app.db.query<Mail>({
      text: `SELECT * FROM mails WHERE key LIKE 'support:' || $1 || '%' ORDER BY key`,
      values: [number],
    })
  ).rows;

test('[UX-72] a vote is one a visitor: repeated it is the same, changed it is the other', async () => {
  const path = '/api/support/articles/returns/vote';
  const ida = visitor(shop.address);
  expect((await ida.call('GET', path)).body).toEqual({ helpful: null });
  const first = await ida.call('PUT', path, { helpful: true });
  expect([first.status, first.body]).toEqual([200, { helpful: true }]);
  const cookie = { cookie: (first.headers.get('set-cookie') ?? '').split(';')[0] as string };
  expect(cookie.cookie).toMatch(/^support_visitor=/);
  await Promise.all(Array.from({ length: 6 }, () => ida.call('PUT', path, { helpful: true }, cookie)));
  expect(await votes('returns')).toEqual({ yes: 1, no: 0 });
  await ida.call('PUT', path, { helpful: false }, cookie);
  expect((await ida.call('GET', path, undefined, cookie)).body).toEqual({ helpful: false });
  await visitor(shop.address).call('PUT', path, { helpful: false });
  expect(await votes('returns')).toEqual({ yes: 0, no: 2 });
  expect((await ida.call('PUT', '/api/support/articles/no-such-article/vote', { helpful: true })).status).toBe(404);
});

test('[UX-72] a letter goes to the support address with the article, and once', async () => {
  const ticket = {
    email: ' Ida@Example.com ',
    message: 'The mug has a crack.\n<b>Look</b> at https://spam.example/buy',
    article: 'returns',
    order: 'AM-2026-000123',
  };
  const key = { 'idempotency-key': crypto.randomUUID(), ...from(1) };
  const ida = visitor(shop.address);
  const { status, body } = await ida.call('POST', '/api/support/letters', ticket, key);
  expect([status, body.email]).toEqual([200, 'ida@example.com']);
  expect((await ida.call('POST', '/api/support/letters', ticket, key)).body).toEqual(body);
  const [toSupport, copy, ...more] = await mails(body.number);
  expect(more).toEqual([]);
  expect(toSupport).toMatchObject({ recipient: 'desk@example.com' });
  expect(toSupport?.body_text).toContain(`/admin/tickets/${body.number}`);
  expect(toSupport?.subject).toContain('Sending a piece back');
  for (const text of ['AM-2026-000123', 'The mug has a crack.', 'https://spam.example/buy', 'not signed in'])
    expect(toSupport?.body_text).toContain(text);
  expect(toSupport?.body_html).not.toContain('<b>Look');
  expect(copy).toMatchObject({ recipient: 'ida@example.com' });
  expect(copy?.body_text).toContain('The mug has a crack.');
  for (const typed of ['spam.example', 'AM-2026-000123']) expect(copy?.body_text).not.toContain(typed);
});

test('[UX-72] what cannot be answered is refused, and nobody’s mailbox is filled', async () => {
  const send = (index: number, change: object) =>
    visitor(shop.address).call(
      'POST',
      '/api/support/letters',
      { email: 'leo@example.com', message: 'Where is my parcel?', ...change },
      { 'idempotency-key': crypto.randomUUID(), ...from(index) },
    );
  expect((await send(2, { email: 'leo' })).body.error.code).toBe('support/invalid-email');
  expect((await send(2, { email: 'leo@example.com\r\nBcc: all@example.com' })).status).toBe(422);
  expect((await send(2, { article: 'gone-away' })).body.error.code).toBe('support/article-not-found');
  expect((await send(2, { message: 'short' })).status).toBe(400);
  inOneWindow(shop.app);
  for (let index = 3; index < 8; index += 1) expect((await send(index, {})).status).toBe(200);
  const sixth = await send(8, {});
  expect([sixth.status, sixth.body.isCopied]).toEqual([200, false]);
  expect((await mails(sixth.body.number)).map(({ recipient }) => recipient)).toEqual(['desk@example.com']);
  for (let at = 0; at < 5; at += 1) await send(9, { email: `a${at}@example.com` });
  expect((await send(9, { email: 'b@example.com' })).body.error.code).toBe('request/too-many');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, openMailServer } from '#test/builders/mail-server.ts';
import { browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { deliverMails } from '#test/builders/work-off.ts';

let sale: Sale;
let server: MailServer;
const ask = () => browser(sale.address).call('POST', '/api/accounts/password-reset', { email: 'rio@example.com' });
const stored = async (): Promise<string[]> => {
  const { rows } = await sale.app.db.query<{ words: string }>({
    text: 'SELECT body_text || body_html AS words FROM mails ORDER BY created_at, key',
  });
  return rows.map(({ words: text }) => text);
};

beforeAll(async () => {
  server = await openMailServer();
  sale = await openSale();
  await signUp(browser(sale.address), 'Rio');
});
afterAll(async () => {
  await sale.stop();
  await server.stop();
});

test('[INV-12] a sent mail leaves its text neither in database nor backup', async () => {
  await ask();
  await deliverMails(sale.app, server.url);
  // Quoted-printable breaks its long lines.
  expect((await server.taken())[0]?.text.replace(/=\r?\n/g, '')).toContain('/reset-password?token');
  expect(await stored()).toEqual(['']);
  sale.app.log.warn = () => undefined;
  await server.become({ refuse: { at: 'text', code: 451 } });
  await ask();
  await deliverMails(sale.app, server.url);
  // One that has to be sent again keeps them until it is.
  expect((await stored())[1]).toContain('/reset-password?token=');
});

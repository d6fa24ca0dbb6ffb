import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, MINUTE } from '#domain/core/time.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, type Browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { mayNotify } from './limit-sent.ts';

let sale: Sale;
let serial = 0;
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated', DEMO: 'on', TRUSTED_PROXIES: 'loopback' });
});
afterAll(() => sale.stop());

/** Every call comes from another place, as those of who has many machines. */
const from = (): Record<string, string> => ({
  'x-forwarded-for': `10.4.${Math.trunc((serial += 1) / 200)}.${serial % 200}`,
});
const mailsTo = async (like: string): Promise<number> =>
  (
    await sale.app.db.query<{ n: number }>({
      text: 'SELECT count(*)::int AS n FROM mails WHERE recipient LIKE $1',
      values: [like],
    })
  ).rows[0]?.n ?? 0;
/** Tries again and again through a day, more often than any short window allows. */
async function through(day: (round: number) => Promise<unknown>): Promise<void> {
  for (let quarter = 0; quarter < 8; quarter += 1) {
    for (let round = 0; round < 8; round += 1) await day(quarter * 8 + round);
    await passTime(sale, 16 * MINUTE);
  }
}
/** Windows of a day begin at midnight. */
const nextDay = (): Promise<void> => passTime(sale, DAY - (sale.app.clock.now().getTime() % DAY));

test('[INV-21, ACC-16] twenty links a day reach a mailbox', async () => {
  await nextDay();
  await signUp(browser(sale.address), 'Vic Tim');
  await through(async (round) => {
    const email = round % 3 === 0 ? `vic.tim+${round}@example.com` : 'vic.tim@example.com';
    const path = round % 2 === 0 ? '/api/accounts/sign-in/link/request' : '/api/accounts/password-reset';
    await browser(sale.address).call('POST', path, { email }, from());
  });
  expect(await mailsTo('vic.tim%')).toBeLessThanOrEqual(25);
  expect(await mailsTo('vic.tim%')).toBeGreaterThan(5);
});

test('[INV-21, ACC-16] a stranger’s requests for links keep nobody from their password', async () => {
  await nextDay();
  const email = 'own.er@example.com';
  const owner = await signUp(browser(sale.address), 'Own Er');
  const guest = browser(sale.address);
  for (let link = 0; link < 25; link += 1) {
    await guest.call('POST', '/api/accounts/sign-in/link/request', { email }, from());
    await guest.call(
      'POST',
      '/api/accounts/sign-in',
      { email, password: 'a wrong horse' },
      { 'x-forwarded-for': '10.5.0.1' },
    );
  }
  expect(await mailsTo(email)).toBe(20);
  expect((await guest.call('POST', '/api/accounts/password-reset', { email }, from())).status).toBe(200);
  expect((await owner.call('POST', '/api/accounts/security/verification', {}, from())).status).toBe(200);
  expect(await mailsTo(email)).toBe(22);
  expect((await guest.call('POST', '/api/accounts/sign-in', { email, password: 'correct horse' }, from())).status).toBe(
    200,
  );
});

test('[INV-21, ACC-16] changes of address do not fill a stranger’s mailbox', async () => {
  await nextDay();
  const eve = await signUp(browser(sale.address), 'Eve Bomber');
  await through(() =>
    eve.call(
      'POST',
      '/api/accounts/security/email',
      { email: 'target@example.com', password: 'correct horse' },
      from(),
    ),
  );
  const sent = await mailsTo('target@example.com');
  expect([sent > 0, sent <= 20]).toEqual([true, true]);
});

test('[INV-21, ACC-16] a stranger’s address gets at most twenty requests to verify', async () => {
  await nextDay();
  const mallory = await signUp(browser(sale.address), 'Mal Lory');
  await through(() => mallory.call('POST', '/api/accounts/security/verification', {}, from()));
  const sent = await mailsTo('mal.lory@example.com');
  expect([sent > 0, sent <= 20]).toEqual([true, true]);
});

test('[INV-21, ACC-16] thirty requests at once send twenty links exactly', async () => {
  await nextDay();
  const requests: Browser[] = Array.from({ length: 30 }, () => browser(sale.address));
  await Promise.all(
    requests.map((who, index) =>
      who.call('POST', '/api/accounts/sign-in/link/request', { email: `many+${index}@example.com` }, from()),
    ),
  );
  expect(await mailsTo('many%')).toBe(20);
});

test('[INV-21, ACC-16] a telephone gets ten codes in a day', async () => {
  await nextDay();
  await through(() =>
    browser(sale.address).call('POST', '/api/accounts/sign-in/phone/request', { phone: '+351912345678' }, from()),
  );
  const { rows } = await sale.app.db.query<{ n: number }>({
    text: `SELECT count(*)::int AS n FROM text_messages WHERE recipient = '+351912345678'`,
  });
  expect(rows[0]?.n).toBe(10);
});

test('[INV-21, UX-72] copies of letters: other spellings of an address share its five a day', async () => {
  await nextDay();
  for (let letter = 0; letter < 12; letter += 1)
    await browser(sale.address).call(
      'POST',
      '/api/support/letters',
      { email: `reader+${letter}@example.com`, message: 'Please read this letter of mine.' },
      { ...from(), 'idempotency-key': crypto.randomUUID() },
    );
  expect(await mailsTo('reader%')).toBe(5);
});

test('[INV-21, SUP-02] an account with a stranger’s address that is to be deleted', async () => {
  await nextDay();
  const dora = await signUp(browser(sale.address), 'Dora Maybe');
  for (let round = 0; round < 12; round += 1) {
    await dora.call('POST', '/api/accounts/privacy/deletion', { confirm: 'dora.maybe@example.com' });
    await dora.call('POST', '/api/accounts/privacy/deletion/cancel');
  }
  expect(await mailsTo('dora.maybe@example.com')).toBe(5);
});

test('[INV-21, UX-34] notices that an account wished for', async () => {
  const allowed = async (isProven: boolean) => {
    const requests = Array.from({ length: 30 }, () => mayNotify(sale.app, { email: 'notices@example.com', isProven }));
    return (await Promise.all(requests)).filter(Boolean).length;
  };
  expect([await allowed(false), await allowed(true)]).toEqual([20, 30]);
});

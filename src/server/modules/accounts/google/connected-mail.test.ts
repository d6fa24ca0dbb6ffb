import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { providerAnswer, throughWindow } from '#test/builders/provider-window.ts';
import { browser, type Browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
const TITLE = 'A Google account was connected';
const guest = (): Browser => browser(sale.address);
const account = (email: string): Record<string, string> => ({ email, name: 'Ines Ruiz', verified: 'yes' });
const mailsTo = async (email: string): Promise<string[]> => {
  const { rows } = await sale.app.db.query<{ text: string }>({
    text: 'SELECT body_text AS text FROM mails WHERE recipient = $1 AND subject = $2',
    values: [email, TITLE],
  });
  return rows.map(({ text }) => text);
};
const proven = async (name: string): Promise<{ who: Browser; email: string }> => {
  const who = await signUp(guest(), name);
  const email = `${name.toLowerCase().replace(' ', '.')}@example.com`;
  await sale.app.db.query({ text: 'UPDATE users SET email_verified = true WHERE email = $1', values: [email] });
  return { who, email };
};

beforeAll(async () => {
  sale = await openSale({ DEMO: 'on' });
});
beforeEach(async () => void (await sale.app.db.query({ text: 'DELETE FROM rate_limits' })));
afterAll(() => sale.stop());

test('[ACC-16, ACC-05] a new account by the provider connects nothing that was there before', async () => {
  for (let times = 0; times < 2; times += 1)
    expect(await throughWindow(sale.address, guest(), account('new.here@gmail.example'))).toMatchObject({
      kind: 'signed-in',
    });
  expect(await mailsTo('new.here@gmail.example')).toEqual([]);
});

test('[ACC-16, ACC-05] the first sign-in by a provider is mailed to its owner', async () => {
  const { email } = await proven('Ines Ruiz');
  expect(await throughWindow(sale.address, guest(), account(email))).toMatchObject({ kind: 'signed-in' });
  const [text, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(text).toContain(`It is ${email}.`);
  expect(text).toContain('Whoever signs in to it is signed in to your account here.');
  expect(text).toContain('/profile/security');
  await throughWindow(sale.address, guest(), account(email));
  expect(await mailsTo(email)).toHaveLength(1);
});

test('[ACC-16, INV-11] four windows that come back at once connect it once, and one mail tells of it', async () => {
  const { email } = await proven('Mara Berg');
  const answers = [];
  for (let window = 0; window < 4; window += 1) {
    const who = guest();
    answers.push({ who, ...(await providerAnswer(sale.address, who, account(email))) });
  }
  const pages = await Promise.all(
    answers.map(async ({ who, url }) => {
      const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      return (await fetch(url, { headers: { cookie } })).text();
    }),
  );
  expect(pages.map((page) => page.includes('"kind":"signed-in"'))).toEqual([true, true, true, true]);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('[ACC-16, ACC-08] connecting it in the security tab is mailed too, once, and a refused one is not', async () => {
  const { who, email } = await proven('Kim Falk');
  for (let times = 0; times < 2; times += 1)
    expect(await throughWindow(sale.address, who, account('kim.private@gmail.example'), '&connect=1')).toMatchObject({
      kind: 'connected',
    });
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('It is kim.private@gmail.example.');
  const other = await proven('Ola Strand');
  expect(
    await throughWindow(sale.address, other.who, account('kim.private@gmail.example'), '&connect=1'),
  ).toMatchObject({ code: 'accounts/user-mismatch' });
  expect([await mailsTo(other.email), await mailsTo('kim.private@gmail.example')]).toEqual([[], []]);
});

test('[ACC-16] an address that nobody proved may be a stranger’s and is told nothing', async () => {
  const pia = await signUp(guest(), 'Pia Prepared');
  expect(await throughWindow(sale.address, pia, account('pia.own@gmail.example'), '&connect=1')).toMatchObject({
    kind: 'connected',
  });
  expect(await mailsTo('pia.prepared@example.com')).toEqual([]);
});

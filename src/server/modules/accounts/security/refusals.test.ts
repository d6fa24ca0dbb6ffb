import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MINUTE } from '#domain/core/time.ts';
import { count } from '#test/builders/buying.ts';
import { inOneWindow } from '#test/builders/in-one-window.ts';
import { meanwhile } from '#test/builders/meanwhile.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { textTo } from '#test/builders/text-to.ts';
import { usedUp } from '#test/builders/used-up.ts';
import { whileUncommitted } from '#test/builders/while-uncommitted.ts';

type Person = Browser & { email: string };
interface Protected {
  who: Person;
  id: string;
  recoveryCodes: string[];
}
const PASSWORD = 'correct horse';
const TOO_MANY = [429, 'accounts/too-many-requests'];
const SIGNED_OUT = [401, 'request/sign-in-required'];
let sale: Sale;
let serial = 0;
const sql = sqlOf(() => sale);
const guest = (cookies?: Map<string, string>): Browser => browser(sale.address, cookies);
async function someone(): Promise<Person> {
  const email = `rae.fuse${(serial += 1)}@example.com`;
  const who = Object.assign(await signUp(guest(), `Rae Fuse${serial}`), { email });
  await sql('UPDATE users SET email_verified = true WHERE id = $1', [who.userId]);
  return who;
}
const security = (who: Browser, path: string, body?: object) =>
  who.call('POST', `/api/accounts/security/${path}`, body);
const codeFor = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: sale.app.clock.now().getTime() });
const begun = async (who: Browser): Promise<{ id: string; secret: string }> => (await security(who, 'totp')).body;
const confirm = (who: Browser, { id, secret }: { id: string; secret: string }) =>
  security(who, 'totp/confirm', { id, code: codeFor(secret) });
async function protectedPerson(): Promise<Protected> {
  const who = await someone();
  const factor = await begun(who);
  const { recoveryCodes } = (await confirm(who, factor)).body;
  return { who, id: factor.id, recoveryCodes };
}
const factorsOf = ({ userId }: Browser) =>
  count(sale, 'second_factors WHERE user_id = $1 AND confirmed_at IS NOT NULL', [userId]);
const codesOf = ({ userId }: Browser) => count(sale, 'recovery_codes WHERE user_id = $1 AND used_at IS NULL', [userId]);
const mailsTo = (email: string) => count(sale, 'mails WHERE recipient = $1', [email]);
const signOutOf = (who: Browser) => () => sql('DELETE FROM sessions WHERE user_id = $1', [who.userId]);
async function mailedToken(email: string, like: string): Promise<string> {
  const { rows } = await sql<{ body_text: string }>(
    'SELECT body_text FROM mails WHERE recipient = $1 AND key LIKE $2 ORDER BY created_at DESC LIMIT 1',
    [email, like],
  );
  return new URL(/https?:\S+/.exec(rows[0]?.body_text ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
}

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated', DEMO: 'on' });
});
beforeEach(async () => {
  inOneWindow(sale.app);
  await sql('DELETE FROM rate_limits');
});
afterAll(() => sale.stop());

test('[INV-21, ACC-16] who has tried too often is refused with the right code too', async () => {
  const safe = await protectedPerson();
  const { who, id } = safe;
  const unconfirmed = await begun(await someone());
  const [code = ''] = safe.recoveryCodes;
  const sentCodeId = (await security(who, 'factors/phone/code', { phone: '+491525550001' })).body.codeId;
  const sentCode = await textTo(sale.app, '+491525550001');
  await guest().call('POST', '/api/accounts/sign-in/link/request', { email: who.email });
  const link = await mailedToken(who.email, 'sign-in-link:%');
  const calls: [
    action: string,
    subject: string,
    call: () => Promise<{ status: number; body: { error?: { code: string } } }>,
  ][] = [
    ['secondFactor', who.userId, () => confirm(who, unconfirmed)],
    ['secondFactor', who.userId, () => security(who, 'prove', { code })],
    ['secondFactor', who.userId, () => security(who, 'factors/remove', { id, code })],
    ['secondFactor', who.userId, () => security(who, 'recovery-codes', { code })],
    [
      'secondFactor',
      who.userId,
      () => security(who, 'factors/phone', { codeId: sentCodeId, code: sentCode, name: '' }),
    ],
    ['changePassword', who.userId, () => security(who, 'password', { current: PASSWORD, next: 'another horse' })],
    ['changeEmail', who.userId, () => security(who, 'email', { email: 'rae.new@example.com', password: PASSWORD })],
    ['verifyEmail', who.userId, () => security(who, 'verification')],
    ['signInWithLink', link.slice(0, 36), () => guest().call('POST', '/api/accounts/sign-in/link', { token: link })],
    [
      'register',
      'rae.newcomer@example.com',
      () =>
        guest().call('POST', '/api/accounts/register', {
          email: 'rae.newcomer@example.com',
          password: PASSWORD,
          displayName: 'Rae Newcomer',
        }),
    ],
  ];
  const state = async () => [
    await factorsOf(who),
    await codesOf(who),
    await count(sale, 'users'),
    await count(sale, 'email_changes'),
    await count(sale, 'sent_codes WHERE used_at IS NULL'),
    await count(sale, 'sessions'),
    await mailsTo(who.email),
    (await sql('SELECT password_hash FROM users WHERE id = $1', [who.userId])).rows,
  ];
  const before = await state();
  for (const [action, subject, call] of calls) {
    await sql('DELETE FROM rate_limits');
    await usedUp(sale.app, { subject: `email:${subject}`, action: `accounts.${action}` });
    expect(codeOf(await call()), action).toEqual(TOO_MANY);
  }
  expect(await state()).toEqual(before);
  await sql('DELETE FROM rate_limits');
  expect((await security(who, 'factors/remove', { id, code })).status).toBe(200);
});

test('[ACC-16] a factor of another person is neither confirmed nor removed', async () => {
  const who = await someone();
  const other = await protectedPerson();
  const theirs = await begun(who);
  const wrong = codeFor(theirs.secret) === '000000' ? '000001' : '000000';
  expect(codeOf(await security(who, 'totp/confirm', { id: theirs.id, code: wrong }))).toEqual([
    401,
    'accounts/wrong-code',
  ]);
  expect(codeOf(await security(other.who, 'totp/confirm', { id: theirs.id, code: codeFor(theirs.secret) }))).toEqual([
    404,
    'accounts/not-there',
  ]);
  expect(await factorsOf(who)).toBe(0);
  const [code] = other.recoveryCodes;
  for (const id of [theirs.id, crypto.randomUUID()])
    expect(codeOf(await security(other.who, 'factors/remove', { id, code }))).toEqual([404, 'accounts/not-there']);
  expect([await factorsOf(other.who), await codesOf(other.who)]).toEqual([1, 10]);
  expect((await confirm(who, theirs)).status).toBe(200);
  expect(codeOf(await confirm(who, theirs))).toEqual([404, 'accounts/not-there']);
});

test('[INV-13, ACC-16] a session that ends during a check changes no protection', async () => {
  const cases: Record<string, { after: string; call: (safe: Protected) => Promise<() => ReturnType<typeof confirm>> }> =
    {
      'an authenticator app': {
        after: 'accounts-find-unconfirmed',
        call: async ({ who }) => {
          const factor = await begun(who);
          return () => confirm(who, factor);
        },
      },
      'a factor removed': {
        after: 'rate-limit-take',
        call:
          async ({ who, id, recoveryCodes: [code] }) =>
          () =>
            security(who, 'factors/remove', { id, code }),
      },
      'a second proof': {
        after: 'rate-limit-take',
        call:
          async ({ who, recoveryCodes: [, code] }) =>
          () =>
            security(who, 'prove', { code }),
      },
      'new recovery codes': {
        after: 'rate-limit-take',
        call:
          async ({ who, recoveryCodes: [, code] }) =>
          () =>
            security(who, 'recovery-codes', { code }),
      },
      'another password': {
        after: 'accounts-find-password',
        call:
          async ({ who }) =>
          () =>
            security(who, 'password', { current: PASSWORD, next: 'another horse' }),
      },
    };
  for (const [what, { after, call }] of Object.entries(cases)) {
    const safe = await protectedPerson();
    const { who } = safe;
    const requestOf = await call(safe);
    const before = [await factorsOf(who), await codesOf(who), await mailsTo(who.email)];
    const password = (await sql('SELECT password_hash FROM users WHERE id = $1', [who.userId])).rows;
    const answer = await meanwhile(sale.app, { after, happens: signOutOf(who) }, requestOf);
    expect(codeOf(answer), what).toEqual(SIGNED_OUT);
    expect([await factorsOf(who), await codesOf(who), await mailsTo(who.email)], what).toEqual(before);
    expect((await sql('SELECT password_hash FROM users WHERE id = $1', [who.userId])).rows).toEqual(password);
    expect(await count(sale, 'sessions WHERE user_id = $1', [who.userId]), what).toBe(0);
  }
});

test('[INV-13, ACC-16] a second proof opens no session that outlives their end', async () => {
  const { who, recoveryCodes } = await protectedPerson();
  const thief = guest();
  const { pending } = (await thief.call('POST', '/api/accounts/sign-in', { email: who.email, password: PASSWORD })).body
    .error;
  await thief.call('POST', '/api/accounts/sign-in/second-factor', { pending, code: recoveryCodes[0] });
  await sql('UPDATE sessions SET second_factor = false WHERE user_id = $1', [who.userId]);
  const ending = {
    text: `WITH locked AS (SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE)
           DELETE FROM sessions WHERE user_id IN (SELECT id FROM locked)`,
    values: [who.userId],
  };
  const late = await whileUncommitted(sale.app, ending, () => security(thief, 'prove', { code: recoveryCodes[1] }));
  expect([codeOf(late), await count(sale, 'sessions WHERE user_id = $1', [who.userId])]).toEqual([SIGNED_OUT, 0]);
});

test('[INV-11, ACC-16] of two windows the later one finds what the earlier has left: another key', async () => {
  const who = await someone();
  const factor = await begun(who);
  // The other window has begun anew, and the key of this one is gone.
  const late = await meanwhile(sale.app, { after: 'accounts-find-unconfirmed', happens: () => begun(who) }, () =>
    confirm(who, factor),
  );
  expect([codeOf(late), await factorsOf(who)]).toEqual([[404, 'accounts/not-there'], 0]);

  // A first proof protects the account meanwhile: the second must be given before another is added.
  const bare = await someone();
  const bareFactor = await begun(bare);
  const proofless = await meanwhile(
    sale.app,
    {
      after: 'accounts-find-unconfirmed',
      happens: () =>
        sql(
          `INSERT INTO second_factors (user_id, id, kind, name, secret, created_at, confirmed_at) VALUES ($1, 'f', 'phone', 'Phone', 'sealed', now(), now())`,
          [bare.userId],
        ),
    },
    () => confirm(bare, bareFactor),
  );
  expect([codeOf(proofless), await factorsOf(bare)]).toEqual([[403, 'accounts/prove-first'], 1]);

  const safe = await protectedPerson();
  await sql(
    `INSERT INTO second_factors (user_id, id, kind, name, secret, created_at, confirmed_at) VALUES ($1, 'f', 'phone', 'Phone', 'sealed', now(), now())`,
    [safe.who.userId],
  );
  const gone = await meanwhile(
    sale.app,
    {
      after: 'rate-limit-take',
      happens: () => sql('DELETE FROM second_factors WHERE user_id = $1 AND id = $2', [safe.who.userId, safe.id]),
    },
    () => security(safe.who, 'factors/remove', { id: safe.id, code: safe.recoveryCodes[0] }),
  );
  expect(codeOf(gone)).toEqual([404, 'accounts/not-there']);
  expect([await factorsOf(safe.who), await codesOf(safe.who)], 'the recovery code is not used up').toEqual([1, 10]);

  const renewed = await someone();
  const overtaken = await meanwhile(
    sale.app,
    {
      after: 'accounts-find-password',
      happens: () => sql(`UPDATE users SET password_hash = 'of the other window' WHERE id = $1`, [renewed.userId]),
    },
    () => security(renewed, 'password', { current: PASSWORD, next: 'another horse' }),
  );
  expect(codeOf(overtaken)).toEqual([401, 'accounts/wrong-password']);
  expect(await count(sale, `users WHERE id = $1 AND password_hash = 'of the other window'`, [renewed.userId])).toBe(1);
});

test('[INV-11, ACC-16] a sign-in that was finished or ended takes no second proof', async () => {
  const { who, recoveryCodes } = await protectedPerson();
  const { pending } = (await guest().call('POST', '/api/accounts/sign-in', { email: who.email, password: PASSWORD }))
    .body.error;
  const phone = guest();
  const finish = (code = '') => phone.call('POST', '/api/accounts/sign-in/second-factor', { pending, code });
  const over = await meanwhile(
    sale.app,
    {
      after: 'accounts-find-token',
      happens: () => sql('UPDATE one_use_tokens SET used_at = now() WHERE user_id = $1', [who.userId]),
    },
    () => finish(recoveryCodes[0]),
  );
  expect(codeOf(over)).toEqual([400, 'accounts/code-expired']);
  expect(phone.cookies.has('session')).toBe(false);
  for (const path of ['ways', 'text'])
    for (const raw of [pending, `${who.userId}.${'x'.repeat(43)}`, 'nonsense'])
      expect(
        codeOf(await guest().call('POST', `/api/accounts/sign-in/second-factor/${path}`, { pending: raw })),
        `${path} ${raw}`,
      ).toEqual([400, 'accounts/code-expired']);
});

test('[ACC-16, INV-11] a torn link to another address moves nobody', async () => {
  const who = await someone();
  const email = `rae.wanted${serial}@example.com`;
  await security(who, 'email', { email, password: PASSWORD });
  const [old, fresh] = [
    await mailedToken(who.email, 'email-change-old:%'),
    await mailedToken(email, 'email-change-new:%'),
  ];
  const open = (token: string) => guest().call('POST', '/api/accounts/email-change', { token });
  for (const token of ['x', who.userId, `${who.userId}.`, fresh.slice(0, -1)])
    expect(codeOf(await open(token)), token).toEqual([400, 'accounts/invalid-reset-link']);
  expect((await open(old)).body).toEqual({ changed: false });
  await guest().call('POST', '/api/accounts/register', { email, password: PASSWORD, displayName: 'Tia Taker' });
  expect(codeOf(await open(fresh))).toEqual([409, 'accounts/email-already-in-use']);
  expect((await who.call('GET', '/api/accounts/session')).body.session.email).toBe(who.email);
  const signIn = (address: string) =>
    guest().call('POST', '/api/accounts/sign-in', { email: address, password: PASSWORD });
  expect((await signIn(who.email)).body.session.userId).toBe(who.userId);
  expect((await signIn(email)).body.session.userId).not.toBe(who.userId);
});

test('[ACC-16] a link that signs in is whole or none', async () => {
  for (const token of ['x', `${crypto.randomUUID()}.`, `${crypto.randomUUID()}.${'x'.repeat(42)}`, 'a.b.c'])
    expect(codeOf(await guest().call('POST', '/api/accounts/sign-in/link', { token })), token).toEqual([
      400,
      'accounts/invalid-reset-link',
    ]);
  const [who, thief] = [await someone(), await someone()];
  const phone = '+491525550002';
  const { codeId } = (await security(who, 'phone/code', { phone })).body;
  const code = await textTo(sale.app, phone);
  expect(codeOf(await security(thief, 'phone', { codeId, code }))).toEqual([400, 'accounts/code-expired']);
  expect(await count(sale, 'sign_in_phones WHERE phone = $1', [phone])).toBe(0);
  await passTime(sale, MINUTE);
  const again = (await security(who, 'phone/code', { phone })).body.codeId;
  expect((await security(who, 'phone', { codeId: again, code: await textTo(sale.app, phone) })).status).toBe(200);
});

test('[ACC-16, ADM-10] a telephone as second factor is checked again with its code', async () => {
  const cases: [code: unknown[], statement: string][] = [
    [[409, 'accounts/unverified-email'], 'UPDATE users SET email_verified = false WHERE id = $1'],
    [
      [409, 'accounts/signs-in-alone'],
      `INSERT INTO sign_in_phones (phone, user_id) SELECT recipient, $1 FROM text_messages ORDER BY created_at DESC LIMIT 1`,
    ],
    [
      [403, 'accounts/prove-first'],
      `INSERT INTO second_factors (user_id, id, kind, name, secret, created_at, confirmed_at) VALUES ($1, 'f', 'totp', 'App', 'sealed', now(), now())`,
    ],
  ];
  for (const [index, [code, statement]] of cases.entries()) {
    const who = await someone();
    const phone = `+49152666000${index}`;
    const { codeId } = (await security(who, 'factors/phone/code', { phone })).body;
    const text = await textTo(sale.app, phone);
    await sql(statement, [who.userId]);
    const before = await factorsOf(who);
    expect(codeOf(await security(who, 'factors/phone', { codeId, code: text, name: '' }))).toEqual(code);
    expect(await factorsOf(who)).toBe(before);
    await passTime(sale, MINUTE);
  }
});

test('[INV-21] what was right counts as no try, at the account and at the line', async () => {
  const { who, recoveryCodes } = await protectedPerson();
  const [code = ''] = recoveryCodes;
  const plain = await someone();
  const calls: [action: string, call: () => Promise<{ status: number }>][] = [
    ['secondFactor', () => security(who, 'prove', { code })],
    [
      'changeEmail',
      () => security(plain, 'email', { email: `rae.moved${(serial += 1)}@example.com`, password: PASSWORD }),
    ],
    ['changePassword', () => security(plain, 'password', { current: PASSWORD, next: 'another horse' })],
    ['signIn', () => guest().call('POST', '/api/accounts/sign-in', { email: plain.email, password: 'another horse' })],
  ];
  for (const [action, call] of calls) {
    await sql('DELETE FROM rate_limits');
    expect((await call()).status, action).toBe(200);
    expect(await count(sale, `rate_limits WHERE action = 'accounts.${action}' AND count > 0`), action).toBe(0);
  }
});

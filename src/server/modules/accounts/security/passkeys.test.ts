import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { count } from '#test/builders/buying.ts';
import { meanwhile } from '#test/builders/meanwhile.ts';
import { newPasskey, type Passkey, type PasskeyAnswer } from '#test/builders/passkey.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { whileUncommitted } from '#test/builders/while-uncommitted.ts';

let sale: Sale;
let serial = 0;
const sql = sqlOf(() => sale);
const guest = (cookies?: Map<string, string>): Browser => browser(sale.address, cookies);
const someone = () => signUp(guest(), `Kay Pass${(serial += 1)}`);
const keysOf = (who: Browser) => count(sale, 'passkeys WHERE user_id = $1', [who.userId]);
const sessionsOf = (who: Browser) => count(sale, 'sessions WHERE user_id = $1', [who.userId]);
const origin = () => new URL(sale.app.config.PUBLIC_URL).origin;

const start = async (who: Browser): Promise<string> =>
  (await who.call('POST', '/api/accounts/security/passkeys/start')).body.options.challenge;
const begin = async (): Promise<string> =>
  (await guest().call('POST', '/api/accounts/sign-in/passkey/begin')).body.options.challenge;
const add = (who: Browser, response: object) =>
  who.call('POST', '/api/accounts/security/passkeys', { name: 'Laptop', response });
const signIn = (response: object, who = guest()) => who.call('POST', '/api/accounts/sign-in/passkey', { response });
async function addNew(who: Browser, more: Partial<PasskeyAnswer> = {}): Promise<Passkey> {
  const key = newPasskey();
  const added = await add(who, key.made({ challenge: await start(who), origin: origin(), ...more }));
  expect(added.status).toBe(200);
  return key;
}

beforeAll(async () => {
  sale = await openSale();
});
beforeEach(async () => void (await sql('DELETE FROM rate_limits')));
afterAll(() => sale.stop());

test('[ACC-16] a passkey is kept once it has answered this shop’s own question', async () => {
  const who = await someone();
  const other = await someone();
  const key = newPasskey();
  const said = async (more: Partial<PasskeyAnswer> = {}): Promise<PasskeyAnswer> => ({
    challenge: await start(who),
    origin: origin(),
    ...more,
  });
  const once = await start(who);
  const tries: Record<string, object> = {
    'no answer of a browser': {},
    'half of one': { ...key.made(await said()), response: { clientDataJSON: 'e30' } },
    'a question that was never asked': key.made(await said({ challenge: 'never-asked' })),
    'a question to somebody else': key.made(await said({ challenge: await start(other) })),
    'a question of a sign-in': key.made(await said({ challenge: await begin() })),
    'another site': key.made(await said({ origin: 'https://evil.example' })),
    'a key of another site': key.made(await said({ rpID: 'evil.example' })),
    'nobody’s finger': key.made(await said({ isVerified: false })),
    'an answer of a sign-in': { ...key.signed({ ...(await said()), userId: who.userId }) },
  };
  for (const [what, response] of Object.entries(tries))
    expect(codeOf(await add(who, response)), what).toEqual([400, 'accounts/passkey-refused']);
  expect(await keysOf(who)).toBe(0);
  expect((await add(who, key.made({ challenge: once, origin: origin() }))).status).toBe(200);
  expect(codeOf(await add(who, newPasskey().made({ challenge: once, origin: origin() })))).toEqual([
    400,
    'accounts/passkey-refused',
  ]);
  // The same key is not kept twice.
  expect(codeOf(await add(who, key.made({ challenge: await start(who), origin: origin() })))).toEqual([
    400,
    'accounts/passkey-refused',
  ]);
  expect(await keysOf(who)).toBe(1);
});

test('[ACC-16, INV-11] a passkey signs its person in, by a question of now', async () => {
  const who = await someone();
  const stranger = await someone();
  const key = await addNew(who);
  const said = async (more: Partial<PasskeyAnswer & { userId: string }> = {}) => ({
    challenge: await begin(),
    origin: origin(),
    userId: who.userId,
    ...more,
  });
  const before = await sessionsOf(who);
  const { response, ...named } = key.signed(await said()) as { response: Record<string, string> };
  const once = await said();
  const tries: Record<string, object> = {
    'no answer of a browser': {},
    'half of one': { ...named, response: { clientDataJSON: 'e30' } },
    'a question that was never asked': key.signed(await said({ challenge: 'never-asked' })),
    'the question of making a key': key.signed(await said({ challenge: await start(who) })),
    'a key that is not theirs': newPasskey().signed(await said()),
    'somebody else’s name': key.signed(await said({ userId: stranger.userId })),
    'another site': key.signed(await said({ origin: 'https://evil.example' })),
    'a key of another site': key.signed(await said({ rpID: 'evil.example' })),
    'nobody’s finger': key.signed(await said({ isVerified: false })),
    'the signature of another key under this one’s name': {
      ...named,
      response: {
        ...response,
        signature: (newPasskey().signed(await said()) as { response: { signature: string } }).response.signature,
      },
    },
  };
  for (const [what, body] of Object.entries(tries)) {
    const thief = guest();
    expect(codeOf(await signIn(body, thief)), what).toEqual([401, 'accounts/passkey-refused']);
    expect(thief.cookies.has('session'), what).toBe(false);
  }
  expect(await sessionsOf(who)).toBe(before);
  const answer = key.signed(once);
  expect((await signIn(answer)).body.session.userId).toBe(who.userId);
  expect(codeOf(await signIn(answer))).toEqual([401, 'accounts/passkey-refused']);
  expect(await sessionsOf(who)).toBe(before + 1);
});

test('[ACC-16] a key whose count went back was copied: it opens nothing', async () => {
  const who = await someone();
  const key = await addNew(who, { counter: 5 });
  const by = async (counter: number) =>
    signIn(key.signed({ challenge: await begin(), origin: origin(), userId: who.userId, counter }));
  expect((await by(6)).status).toBe(200);
  const sessions = await sessionsOf(who);
  for (const counter of [6, 5, 0])
    expect(codeOf(await by(counter)), String(counter)).toEqual([401, 'accounts/passkey-refused']);
  await sql(`UPDATE users SET account_status = 'banned' WHERE id = $1`, [who.userId]);
  expect(codeOf(await by(7))).toEqual([401, 'accounts/passkey-refused']);
  expect(await sessionsOf(who)).toBe(sessions);
  await sql(`UPDATE users SET account_status = 'active' WHERE id = $1`, [who.userId]);
  expect((await by(8)).status).toBe(200);
});

test('[ACC-16, INV-13] a passkey is not kept once its session has ended', async () => {
  for (const [what, code, statement] of [
    ['signed out', [401, 'request/sign-in-required'], 'DELETE FROM sessions WHERE user_id = $1'],
    [
      'protected',
      [403, 'accounts/prove-first'],
      `INSERT INTO second_factors (user_id, id, kind, name, secret, created_at, confirmed_at) VALUES ($1, 'f', 'totp', 'App', 'sealed', now(), now())`,
    ],
  ] as const) {
    const who = await someone();
    const made = newPasskey().made({ challenge: await start(who), origin: origin() });
    const answer = await meanwhile(
      sale.app,
      { after: 'accounts-take-challenge', happens: () => sql(statement, [who.userId]) },
      () => add(who, made),
    );
    expect([codeOf(answer), await keysOf(who)], what).toEqual([code, 0]);
    if (what === 'protected')
      expect(codeOf(await who.call('POST', '/api/accounts/security/passkeys/start'))).toEqual(code);
  }
});

const ways = {
  phone: `INSERT INTO sign_in_phones (phone, user_id) SELECT '+49153' || (1000000 + count(*)), $1 FROM sign_in_phones`,
  google: `INSERT INTO identities (provider, subject, user_id, email, created_at) VALUES ('google.com', $1, $1, 'x@gmail.example', now())`,
  passkey: `INSERT INTO passkeys (user_id, id, public_key, counter, name, created_at) VALUES ($1, 'key-' || $1, '\\x00', 0, 'Key', now())`,
};
const tables = { phone: 'sign_in_phones', google: 'identities', passkey: 'passkeys' };
const paths = { phone: 'phone/remove', google: 'google/remove', passkey: 'passkeys/remove' };

test('[ACC-16, ACC-08] the last way to sign in stays, whichever it is; what is not there is not removed', async () => {
  for (const way of ['phone', 'google', 'passkey'] as const) {
    const who = await someone();
    const left = () => count(sale, `${tables[way]} WHERE user_id = $1`, [who.userId]);
    const remove = (id = `key-${who.userId}`) =>
      who.call('POST', `/api/accounts/security/${paths[way]}`, way === 'passkey' ? { id } : undefined);
    expect(codeOf(await remove()), `${way}, which is not there`).toEqual([404, 'accounts/not-there']);
    await sql(ways[way], [who.userId]);
    await sql('UPDATE users SET password_hash = NULL WHERE id = $1', [who.userId]);
    expect(codeOf(await remove()), `${way}, the last`).toEqual([409, 'accounts/last-way']);
    expect(await left(), way).toBe(1);
    await sql(ways[way === 'phone' ? 'google' : 'phone'], [who.userId]);
    if (way === 'passkey') expect(codeOf(await remove('key-of-another'))).toEqual([404, 'accounts/not-there']);
    expect([(await remove()).status, await left()], way).toEqual([200, 0]);
  }
});

test('[INV-13, ACC-16] a session that is being ended takes no way to sign in away', async () => {
  for (const way of ['phone', 'google', 'passkey'] as const) {
    const who = await someone();
    await sql(ways[way], [who.userId]);
    const ending = {
      text: `WITH locked AS (SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE)
             DELETE FROM sessions WHERE user_id IN (SELECT id FROM locked)`,
      values: [who.userId],
    };
    const body = way === 'passkey' ? { id: `key-${who.userId}` } : undefined;
    const late = await whileUncommitted(sale.app, ending, () =>
      who.call('POST', `/api/accounts/security/${paths[way]}`, body),
    );
    expect([codeOf(late), await count(sale, `${tables[way]} WHERE user_id = $1`, [who.userId])], way).toEqual([
      [401, 'request/sign-in-required'],
      1,
    ]);
  }
});

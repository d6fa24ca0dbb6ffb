import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { adminContract } from '#domain/admin/contract.ts';
import { ask, type Input } from '#test/builders/ask.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { count } from '#test/builders/buying.ts';
import { whileUncommitted } from '#test/builders/while-uncommitted.ts';
import { ensureActivationCode } from './activation-code.ts';
import { insertAdmin } from './admin-store.ts';

let sale: Sale;
let cy: Browser;
let serial = 0;
const invite = (email: string, role = 'content_moderator', rest = {}) =>
  cy.call('POST', '/api/admin/invitations', { email, role, ...rest });
const linkTo = async (email: string): Promise<string> => {
  const { rows } = await sale.app.db.query<{ body_text: string }>({
    text: 'SELECT body_text FROM mails WHERE recipient = $1 ORDER BY created_at DESC LIMIT 1',
    values: [email],
  });
  return decodeURIComponent(/invitation=(\S+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '');
};
const accept = (who: Browser, invitation: string) => who.call('POST', '/api/admin/accept', { invitation });
/** Somebody new with the link that was sent to them. */
async function invited(role?: string, rest = {}): Promise<{ who: Browser; email: string; link: string; id: string }> {
  const name = `Guest ${(serial += 1)}`;
  const email = `guest.${serial}@example.com`;
  const { body } = await invite(email, role, rest);
  return { who: await signUp(browser(sale.address), name), email, link: await linkTo(email), id: body.id };
}
const meOf = (who: Browser) => ask(who, adminContract.getMe);

beforeAll(async () => {
  sale = await openSale();
  cy = await signUp(browser(sale.address), 'Cy Marsh');
  await insertAdmin(sale.app.db, { userId: cy.userId, role: 'master_admin', createdBy: null, now: new Date() });
});
beforeEach(async () => void (await sale.app.db.query({ text: 'DELETE FROM rate_limits' })));
afterAll(() => sale.stop());

test('[ADM-05] an administrator is not invited again under another spelling', async () => {
  const { rows } = await sale.app.db.query<{ email: string }>({
    text: 'SELECT email FROM users WHERE id = $1',
    values: [cy.userId],
  });
  for (const email of [rows[0]?.email ?? '', (rows[0]?.email ?? '').toUpperCase()])
    expect(codeOf(await invite(email))).toEqual([409, 'admin/already-admin']);
});

test('[ADM-11, INV-12] an invitation goes out by mail with who invites and as what', async () => {
  const { email, link } = await invited();
  const { rows } = await sale.app.db.query({
    text: 'SELECT subject, body_text FROM mails WHERE recipient = $1',
    values: [email],
  });
  expect(rows).toEqual([
    {
      subject: 'Join the back office of Artisan Market',
      body_text: expect.stringContaining(
        'Cy Marsh invites you to work in the back office as content moderator. The link works once and for 48 hours',
      ),
    },
  ]);
  const stored = await sale.app.db.query<{ whole: string }>({
    text: 'SELECT to_jsonb(i)::text AS whole FROM admin_invitations i',
  });
  expect(stored.rows.some((row) => row.whole.includes(link.split('.')[1] ?? ''))).toBe(false);
});

test('[ADM-11, INV-11, INV-13] of ten uses at once exactly one makes the admin, in a new session', async () => {
  const { who, link } = await invited('custom', { customPermissions: ['audit.view'] });
  const copy = browser(sale.address, new Map(who.cookies));
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => accept(browser(sale.address, new Map(who.cookies)), link)),
  );
  expect(answers.filter((answer) => answer.status === 200).map((answer) => answer.body)).toEqual([{ role: 'custom' }]);
  expect((await copy.call('GET', '/api/admin/me')).status).toBe(401);
  const { rows } = await sale.app.db.query({
    text: 'SELECT role, status, custom_permissions, created_by FROM admin_users WHERE id = $1',
    values: [who.userId],
  });
  expect(rows).toEqual([
    { role: 'custom', status: 'active', custom_permissions: ['audit.view'], created_by: cy.userId },
  ]);
  expect(codeOf(await accept(await signUp(browser(sale.address), 'Late Comer'), link))).toEqual([
    400,
    'admin/invalid-invitation',
  ]);
});

test('[INV-13, ADM-11] a person whose sessions are being ended becomes no administrator', async () => {
  const { who, email, link, id } = await invited();
  const code = (await ensureActivationCode(sale.app)) ?? '';
  const ending = {
    text: `WITH locked AS (SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE)
           DELETE FROM sessions WHERE user_id IN (SELECT id FROM locked)`,
    values: [who.userId],
  };
  const cookies = new Map(who.cookies);
  const left = async () => [
    await count(sale, 'sessions WHERE user_id = $1', [who.userId]),
    await count(sale, 'admin_users WHERE id = $1', [who.userId]),
    await count(sale, 'admin_invitations WHERE id = $1 AND used_at IS NULL', [id]),
  ];
  const late = await whileUncommitted(sale.app, ending, () => accept(browser(sale.address, cookies), link));
  expect([codeOf(late), await left()]).toEqual([
    [401, 'request/sign-in-required'],
    [0, 0, 1],
  ]);
  await who.call('POST', '/api/accounts/sign-in', { email, password: 'correct horse' });
  const activated = await whileUncommitted(sale.app, ending, () => who.call('POST', '/api/admin/activate', { code }));
  expect([codeOf(activated), await left()]).toEqual([
    [401, 'request/sign-in-required'],
    [0, 0, 1],
  ]);
  await who.call('POST', '/api/accounts/sign-in', { email, password: 'correct horse' });
  expect((await accept(who, link)).status).toBe(200);
});

test('[ADM-11] it works for 48 hours, for its own address', async () => {
  const old = await invited();
  await sale.app.db.query({
    text: `UPDATE admin_invitations SET expires_at = now() - interval '1 second' WHERE id = $1`,
    values: [old.id],
  });
  expect(codeOf(await accept(old.who, old.link))).toEqual([400, 'admin/invalid-invitation']);
  const { rows } = await sale.app.db.query({
    text: `SELECT DISTINCT round(extract(epoch FROM expires_at - created_at) / 3600) AS hours FROM admin_invitations WHERE id <> $1`,
    values: [old.id],
  });
  expect(rows.map((row) => Number(row.hours))).toEqual([48]);
  const theirs = await invited();
  const eve = await signUp(browser(sale.address), 'Eve Other');
  expect(codeOf(await accept(eve, theirs.link))).toEqual([403, 'admin/invitation-of-another']);
  expect(codeOf(await accept(theirs.who, `${theirs.id}.${'A'.repeat(43)}`))).toEqual([400, 'admin/invalid-invitation']);
  expect(codeOf(await accept(browser(sale.address), theirs.link))).toEqual([401, 'request/sign-in-required']);
  const withdraw = () => cy.call('POST', `/api/admin/invitations/${theirs.id}/withdraw`);
  expect([(await withdraw()).status, codeOf(await withdraw())]).toEqual([200, [404, 'admin/invitation-not-found']]);
  expect(codeOf(await accept(theirs.who, theirs.link))).toEqual([400, 'admin/invalid-invitation']);
  const twice = await invited();
  await invite(twice.email, 'analytics_admin');
  expect(codeOf(await accept(twice.who, twice.link))).toEqual([400, 'admin/invalid-invitation']);
  expect((await accept(twice.who, await linkTo(twice.email))).body).toEqual({ role: 'analytics_admin' });
  expect(await meOf(eve)).toMatchObject({ role: null, permissions: [] });
});

test('[ADM-06, ADM-11] what a master admin sent who is none any more opens nothing', async () => {
  for (const [path, body] of [
    ['deactivate', {}],
    ['role', { role: 'senior_admin' }],
  ] as const) {
    const mo = await signUp(browser(sale.address), `Mo Master${(serial += 1)}`);
    await insertAdmin(sale.app.db, { userId: mo.userId, role: 'master_admin', createdBy: cy.userId, now: new Date() });
    const email = `friend.${serial}@example.com`;
    expect((await mo.call('POST', '/api/admin/invitations', { email, role: 'master_admin' })).status).toBe(200);
    const link = await linkTo(email);
    const friend = await signUp(browser(sale.address), `Friend ${serial}`);
    const change = () => cy.call('POST', `/api/admin/admins/${mo.userId}/${path}`, { reason: 'left us', ...body });
    // At the same moment: whoever is first, nobody is let in by somebody who was none any more.
    const late = `late.${serial}@example.com`;
    const [sent, changed] = await Promise.all([
      mo.call('POST', '/api/admin/invitations', { email: late, role: 'master_admin' }),
      change(),
    ]);
    expect([changed.status, [200, 401, 403].includes(sent.status)]).toEqual([200, true]);
    expect(codeOf(await accept(friend, link))).toEqual([400, 'admin/invalid-invitation']);
    if (sent.status === 200) {
      const other = await signUp(browser(sale.address), `Late ${serial}`);
      expect(codeOf(await accept(other, await linkTo(late)))).toEqual([400, 'admin/invalid-invitation']);
    }
    const open = (await ask(cy, contract.admin.listAdmins)).invitations.map((each) => each.email);
    expect(open).not.toEqual(expect.arrayContaining([email]));
  }
});

test('[ADM-05, INV-09] an invitation gives no reserved permissions and sends one mail', async () => {
  expect(codeOf(await invite('cy.marsh@example.com'))).toEqual([409, 'admin/already-admin']);
  expect(codeOf(await invite('x@example.com', 'custom', { customPermissions: ['admins.manage'] }))).toEqual([
    400,
    'admin/reserved-permission',
  ]);
  expect(codeOf(await invite('no address'))).toEqual([400, 'request/invalid']);
  const send = () =>
    cy.call(
      'POST',
      '/api/admin/invitations',
      { email: 'once@example.com', role: 'custom' },
      { 'Idempotency-Key': 'k1' },
    );
  const answers = await Promise.all([send(), send(), send()]);
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  const { rows } = await sale.app.db.query({ text: `SELECT 1 FROM mails WHERE recipient = 'once@example.com'` });
  expect(rows).toHaveLength(1);
  expect((await ask(cy, contract.admin.listAdmins)).invitations).toEqual(
    expect.arrayContaining([expect.objectContaining({ email: 'once@example.com', role: 'custom' })]),
  );
});

test('[ADM-12] the log is searched by words, act, kind, person and day, page by page', async () => {
  const list = (input: Input<typeof contract.admin.listActs> = {}) => ask(cy, contract.admin.listActs, input);
  const all = await list({ limit: 100 });
  expect(all.items.length).toBeGreaterThan(8);
  expect(all.acts).toEqual(
    expect.arrayContaining(['admin.inviteAdmin', 'admin.acceptInvitation', 'admin.withdrawInvitation']),
  );
  expect((await list({ q: 'once@example' })).items).toMatchObject([
    { act: 'admin.inviteAdmin', actorName: 'Cy Marsh', subjectName: 'once@example.com', ip: '127.0.0.1' },
  ]);
  expect((await list({ q: '%' })).items).toEqual([]);
  expect(new Set((await list({ act: 'admin.withdrawInvitation' })).items.map((operation) => operation.act))).toEqual(
    new Set(['admin.withdrawInvitation']),
  );
  const today = new Date().toISOString().slice(0, 10);
  expect([
    (await list({ from: today, to: today, limit: 100 })).items.length,
    (await list({ to: '2020-01-01' })).items.length,
  ]).toEqual([all.items.length, 0]);
  const seen: number[] = [];
  for (let cursor = ''; ;) {
    const page = await list({ limit: 3, cursor });
    seen.push(...page.items.map((operation) => operation.seq));
    if (!page.nextCursor) break;
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(all.items.map((operation) => operation.seq));
  const narrow = { act: 'admin.inviteAdmin', limit: 2 };
  const first = await list(narrow);
  const second = await list({ ...narrow, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...second.items].map(({ seq }) => seq)).toEqual(
    all.items
      .filter(({ act }) => act === 'admin.inviteAdmin')
      .slice(0, 4)
      .map(({ seq }) => seq),
  );
  const file = (await cy.call('POST', '/exportActs', { data: { kind: 'invitation' } })).body.result;
  expect([file.fileName, file.isWhole, file.csv.split('\r\n').length - 2]).toEqual([
    `audit-log-${today}.csv`,
    true,
    file.rows,
  ]);
  const [header, newest] = file.csv.slice(1).split('\r\n');
  expect(header).toBe('Number,Time,Who,Role,Act,Kind,Id,Name,Reason,Before,After,Address,Person');
  const [operation] = (await list({ kind: 'invitation', limit: 1 })).items;
  expect(newest).toMatch(
    new RegExp(
      `^${operation?.seq},${operation?.at},Cy Marsh,master_admin,${operation?.act},invitation,${operation?.subjectId},${operation?.subjectName},.*,127\\.0\\.0\\.1,${cy.userId}$`,
    ),
  );
  expect(file.rows).toBe((await list({ kind: 'invitation', limit: 100 })).items.length);
  expect(file.rows).toBeLessThan(all.items.length);
  expect((await list({ limit: 1 })).items[0]).toMatchObject({
    act: 'admin.exportActs',
    after: { kind: 'invitation', rows: file.rows },
  });
});

test('[ADM-11, UX-70] somebody with an account is invited in the language that they are written to in', async () => {
  const lena = await signUp(browser(sale.address), 'Lena Invited');
  await sale.app.db.query({ text: `UPDATE users SET last_language = 'de' WHERE id = $1`, values: [lena.userId] });
  const email = 'lena.invited@example.com';
  await invite(email);
  const { rows } = await sale.app.db.query<{ subject: string }>({
    text: `SELECT subject FROM mails WHERE recipient = $1 ORDER BY created_at DESC LIMIT 1`,
    values: [email],
  });
  expect(rows[0]?.subject).not.toContain('Join the back office');
});

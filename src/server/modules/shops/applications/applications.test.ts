import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { listingInput, maker } from '#test/builders/market.ts';
import { adminOf } from '#test/builders/admin-of.ts';
import { type Browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';

type Maker = Awaited<ReturnType<typeof maker>>;
const calls = contract.shops;
const story = 'I throw stoneware at a kick wheel in the old dairy of our village.';
let sale: Sale;
let sue: Browser;
let mia: Browser;
const sql = sqlOf(() => sale);

const admin = adminOf(() => sale);
const facts = ({ pictureId }: Maker) => ({
  ...{
    story,
    specialty: 'Stoneware',
    country: 'PT',
    sellsAs: 'private',
    payoutHolder: 'Ana Reis',
    payoutCountry: 'PT',
  },
  pictures: [{ id: pictureId, focusX: 0.5, focusY: 0.5, alt: 'A mug' }],
});
const apply = (who: Maker) => who.call('POST', '/api/seller/application', facts(who));
const decide = (who: Browser, { userId: sellerId }: { userId: string }, body: object) =>
  who.call('POST', `/api/admin/applications/${sellerId}/decision`, { number: 1, ...body });
const publish = (who: Maker) =>
  who.call('POST', '/api/seller/listings', { listing: listingInput(who.pictureId), publish: true });
const mails = async (who: { userId: string }) =>
  (await sql(`SELECT 1 FROM mails WHERE key LIKE $1`, [`application:${who.userId}:%`])).rows.length;

beforeAll(async () => {
  sale = await openSale({ SELLER_APPROVAL: 'after-look' });
  [sue, mia] = [await admin('Sue Sellers', 'seller_success_manager'), await admin('Mia Master', 'master_admin')];
});
afterAll(() => sale.stop());

test('[OFFICE-03] drafts can be prepared while an application waits, and nothing is published', async () => {
  const ana = await maker(sale.address, 'Ana Waits');
  expect(codeOf(await publish(ana))).toEqual([400, 'shops/application-missing']);
  await apply(ana);
  expect(codeOf(await publish(ana))).toEqual([409, 'shops/application-waiting']);
  expect(codeOf(await apply(ana))).toEqual([409, 'shops/application-waiting']);
  const draft = await ana.call('POST', '/api/seller/listings', { listing: listingInput(null), publish: false });
  expect(draft.status).toBe(200);
});

test('[OFFICE-03] an approved shop publishes, and its story is that of the application', async () => {
  const ana = await maker(sale.address, 'Ana Opens');
  await apply(ana);
  await decide(sue, ana, { decision: 'approve' });
  expect((await publish(ana)).status).toBe(200);
  expect((await ask(ana, calls.getMine)).profile).toMatchObject({ story, country: 'PT' });
  expect(codeOf(await apply(ana))).toEqual([409, 'shops/already-open']);
});

test('[OFFICE-03] a refusal has a reason, mail and alert, and a second application', async () => {
  const ana = await maker(sale.address, 'Ana Refused');
  await apply(ana);
  expect(codeOf(await decide(sue, ana, { decision: 'refuse' }))).toEqual([400, 'shops/reason-missing']);
  await decide(sue, ana, { decision: 'refuse', reason: 'The pictures are from a catalogue.' });
  await sale.settle();
  expect(await mails(ana)).toBe(1);
  const { rows } = await sql(
    `SELECT message FROM seller_alerts WHERE seller_id = $1 AND type = 'application_refused'`,
    [ana.userId],
  );
  expect(rows).toEqual([{ message: 'The pictures are from a catalogue.' }]);
  expect(codeOf(await publish(ana))).toEqual([409, 'shops/application-refused']);
  await apply(ana);
  const record = await ask(sue, calls.getApplicationRecord, { sellerId: ana.userId });
  expect(record.applications.map(({ number, state }) => [number, state])).toEqual([
    [2, 'waiting'],
    [1, 'refused'],
  ]);
});

test('[OFFICE-03] of two who decide at once one decides, and the other is told', async () => {
  const ana = await maker(sale.address, 'Ana Twice');
  await apply(ana);
  const answers = await Promise.all([
    decide(sue, ana, { decision: 'approve' }),
    decide(mia, ana, { decision: 'refuse', reason: 'Not by hand.' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.map((answer) => answer.status === 409 && codeOf(answer)[1])).toContain('shops/application-decided');
  expect(await mails(ana)).toBe(1);
});

test('[OFFICE-03] a double press applies once and decides once', async () => {
  const ana = await maker(sale.address, 'Ana Presses');
  const key = { 'idempotency-key': crypto.randomUUID() };
  const twice = await Promise.all([1, 2].map(() => ana.call('POST', '/api/seller/application', facts(ana), key)));
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await sql('SELECT number FROM seller_applications WHERE seller_id = $1', [ana.userId]);
  expect(rows).toHaveLength(1);
});

test('[OFFICE-03] what waits stays in the queue when the setting turns to at once', async () => {
  const [ana, bea] = [await maker(sale.address, 'Ana Stays'), await maker(sale.address, 'Bea AtOnce')];
  await apply(ana);
  sale.app.config.SELLER_APPROVAL = 'at-once';
  try {
    expect((await apply(bea)).body).toMatchObject({ isOpen: true });
    expect(codeOf(await publish(ana))).toEqual([409, 'shops/application-waiting']);
    const queue = await ask(sue, calls.listApplications, { q: 'Ana Stays' });
    expect(queue.items.map(({ sellerId }) => sellerId)).toEqual([ana.userId]);
  } finally {
    sale.app.config.SELLER_APPROVAL = 'after-look';
  }
});

test('[OFFICE-01, ADM-12] an administrator edits a shop over what they saw alone', async () => {
  const ana = await maker(sale.address, 'Ana Edited');
  const sellerId = ana.userId;
  const { slug: _slug, updatedAt: seenAt, ...said } = await ask(mia, calls.getShopFacts, { sellerId });
  const edit = (body: object) => mia.call('PUT', `/api/admin/shops/${sellerId}`, { ...said, seenAt, ...body });
  expect((await edit({ tagline: 'Mugs', reason: 'A typing slip' })).body.tagline).toBe('Mugs');
  expect(codeOf(await edit({ tagline: 'Cups', reason: 'Another' }))).toEqual([409, 'shops/changed-meanwhile']);
  const { rows } = await sql(`SELECT act, reason FROM audit_log WHERE subject_id = $1`, [sellerId]);
  expect(rows).toEqual([{ act: 'shops.editShop', reason: 'A typing slip' }]);
});

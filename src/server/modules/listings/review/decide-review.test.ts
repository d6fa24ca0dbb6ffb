import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { reviewRowSchema } from '#domain/listings/review/review-contract.ts';
import { listingInput, maker } from '#test/builders/market.ts';
import { browser, type Browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import { insertAdmin } from '../../admin/admin-store.ts';

type Maker = Awaited<ReturnType<typeof maker>>;
let sale: Sale;
let ana: Maker;
let moderator: Browser;
let safety: Browser;

const write = (who: Maker, title: string, publish = true) =>
  who.call('POST', '/api/seller/listings', { listing: listingInput(who.pictureId, { title }), publish });
const move = (who: Maker, listingId: string, state: string) =>
  who.call('POST', `/api/seller/listings/${listingId}/state`, { state });
const queue = async () => (await ask(moderator, contract.listings.listForReview)).items;
const decide = async (who: Pick<Browser, 'call'>, listingId: string, more: object = {}) => {
  const seenAt = (await queue()).find((row) => row.listingId === listingId)?.updatedAt ?? '2026-01-01T00:00:00.000Z';
  return who.call('POST', `/api/admin/listings/${listingId}/review`, { decision: 'approve', seenAt, ...more });
};
const isPublic = async (listingId: string): Promise<boolean[]> => [
  (await browser(sale.address).call('GET', `/api/listings/${listingId}`)).status === 200,
  (await ask(browser(sale.address), contract.search.searchListings, { limit: 48 })).items.some(
    (card) => card.listingId === listingId,
  ),
];
const mine = async (listingId: string) =>
  (await ask(ana, contract.listings.listMine)).items.find((row) => row.listingId === listingId);

beforeAll(async () => {
  sale = await openSale({ LISTING_REVIEW: 'first' });
  ana = await maker(sale.address, 'Ana Potter');
  moderator = await signUp(browser(sale.address), 'Ola Nord');
  safety = await signUp(browser(sale.address), 'Jo Ward');
  await insertAdmin(sale.app.db, {
    userId: moderator.userId,
    role: 'content_moderator',
    createdBy: null,
    now: new Date(),
  });
  await insertAdmin(sale.app.db, { userId: safety.userId, role: 'trust_and_safety', createdBy: null, now: new Date() });
});
afterAll(() => sale.stop());

test('[CAT-01, INV-22] where the policy wants it, the first listing of a shop waits, is shown to nobody', async () => {
  const { body } = await write(ana, 'First mug');
  expect(body.state).toBe('pending_review');
  expect(await isPublic(body.listingId)).toEqual([false, false]);
  expect(codeOf(await move(ana, body.listingId, 'active'))).toEqual([409, 'listings/move-not-allowed']);
  const rows = await queue();
  expect(rows).toEqual([expect.objectContaining({ title: 'First mug', shopListings: 0, priceCents: 2800 })]);
  expect(reviewRowSchema.safeParse(rows[0]).error?.issues ?? []).toEqual([]);
  for (const [who, status] of [
    [browser(sale.address), 401],
    [ana, 403],
  ] as const) {
    expect((await who.call('GET', '/api/admin/listings/review')).status).toBe(status);
    expect((await decide(who, body.listingId)).status).toBe(status);
  }
  // Trust and safety may look, not decide.
  expect((await ask(safety, contract.listings.listForReview)).total).toBe(1);
  expect((await decide(safety, body.listingId)).status).toBe(403);
});

test('[CAT-01, ADM-12] a rejection needs a reason, which its maker reads', async () => {
  const { listingId } = onlyRow({ rows: await queue() });
  expect(codeOf(await decide(moderator, listingId, { decision: 'reject' }))).toEqual([400, 'listings/reason-required']);
  expect((await decide(moderator, listingId, { decision: 'reject', reason: 'Show the <b>handle</b>.' })).body).toEqual({
    listingId,
    state: 'draft',
  });
  expect(await mine(listingId)).toMatchObject({ state: 'draft', reviewReason: 'Show the <b>handle</b>.' });
  expect((await ask(ana, contract.listings.getMine, { listingId })).reviewReason).toBe('Show the <b>handle</b>.');
  await sale.settle();
  await sale.settle();
  const { items } = await ask(ana, contract.alerts.listAlerts);
  expect(items.map(({ type, title, message }) => [type, title, message])).toEqual([
    ['account_action_required', 'First mug needs you', 'A moderator sent this listing back: Show the <b>handle</b>.'],
  ]);
  expect((await move(ana, listingId, 'active')).body.state).toBe('pending_review');
  expect(await mine(listingId)).toMatchObject({ state: 'pending_review', reviewReason: '' });
  const answers = await Promise.all(Array.from({ length: 4 }, () => decide(moderator, listingId)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect(await isPublic(listingId)).toEqual([true, true]);
  const { rows } = await sale.app.db.query({
    text: `SELECT act, reason, after FROM audit_log WHERE act = 'listings.decideReview' ORDER BY seq`,
  });
  expect(rows).toEqual([
    { act: 'listings.decideReview', reason: 'Show the <b>handle</b>.', after: { state: 'draft' } },
    { act: 'listings.decideReview', reason: '', after: { state: 'active' } },
  ]);
});

test('[CAT-01] a shop that has been looked at publishes at once', async () => {
  const { body } = await write(ana, 'Second mug');
  expect(body.state).toBe('active');
  await move(ana, body.listingId, 'inactive');
  expect(await isPublic(body.listingId)).toEqual([false, false]);
  expect((await move(ana, body.listingId, 'active')).body.state).toBe('active');
  // One that an administrator hid waits, however well the shop is known.
  await safety.call('POST', `/api/admin/products/${body.listingId}/hide`, { reason: 'rule 2.1: not made by hand' });
  expect((await move(ana, body.listingId, 'active')).body.state).toBe('pending_review');
  expect((await decide(moderator, body.listingId)).body.state).toBe('active');
});

test('[CAT-01] what changed since the moderator looked is not decided on', async () => {
  const eli = await maker(sale.address, 'Eli Wood');
  const { listingId } = (await write(eli, 'Tray')).body;
  const { updatedAt } = onlyRow({ rows: await queue() });
  await eli.call('PUT', `/api/seller/listings/${listingId}`, {
    listing: listingInput(eli.pictureId, { title: 'Tray, forbidden' }),
  });
  expect(codeOf(await decide(moderator, listingId, { seenAt: updatedAt }))).toEqual([409, 'listings/changed-since']);
  expect((await queue())[0]?.title).toBe('Tray, forbidden');
  expect((await move(eli, listingId, 'draft')).body.state).toBe('draft');
  expect(codeOf(await decide(moderator, listingId))).toEqual([409, 'listings/not-in-review']);
  const again = await eli.call('PUT', `/api/seller/listings/${listingId}`, {
    listing: listingInput(eli.pictureId, { title: 'Tray, waxed' }),
    publish: true,
  });
  expect(again.body.state).toBe('pending_review');
  const [tray] = await queue();
  expect(tray).toMatchObject({ title: 'Tray, waxed', submittedAt: tray?.updatedAt });
  await move(eli, listingId, 'draft');
  expect(codeOf(await decide(moderator, 'nothing-like-this'))).toEqual([409, 'listings/not-in-review']);
});

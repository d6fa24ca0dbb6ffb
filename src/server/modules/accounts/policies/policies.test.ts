import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Policy } from '#domain/accounts/policies/policy.ts';
import { contract } from '#domain/modules.ts';
import { adminOf } from '#test/builders/admin-of.ts';
import { ask } from '#test/builders/ask.ts';
import { publishListing, listingInput, maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { until } from '#test/builders/until.ts';
import { signedIn, wirePost } from '#test/builders/wire-post.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { hasPersonBanner } from '../../../platform/page/page-banner.ts';
import { policyBanner } from './policy-banner.ts';
import { publishPolicyDraft } from './policy-store.ts';
import { policyVersions } from './policy-versions.ts';

const DAY = 86_400_000;
const { office, accounts } = contract;
let sale: Sale;
let mia: Browser;
let bo: Browser;
let ana: Awaited<ReturnType<typeof maker>>;
const sql = sqlOf(() => sale);
const admin = adminOf(() => sale);
const dayIn = (days: number) => new Date(sale.app.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
const bannerOf = ({ userId }: { userId: string }) =>
  policyBanner(sale.app, { session: { userId }, language: 'en' } as Parameters<typeof policyBanner>[1]);

const write = async (policy: Policy, changes: object = {}) =>
  ask(mia, office.savePolicyDraft, {
    policy,
    savedAt: (await ask(mia, office.getPolicyDraft, { policy })).draft?.savedAt ?? null,
    texts: { en: `Be kind to {marketplace}.\n\nRound ${policy}.`, de: 'Sei freundlich.' },
    changed: { en: 'Fees are named.', de: 'Gebühren werden genannt.' },
    isMaterial: true,
    holdsFrom: dayIn(1),
    ...changes,
  });
async function publish(policy: 'terms' | 'seller_terms', isAnnounced = false) {
  const { draft } = await write(policy);
  return ask(mia, office.publishPolicy, { policy, savedAt: draft?.savedAt ?? '', isAnnounced });
}

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  mia = await admin('Mia Master', 'master_admin');
  bo = await signUp(browser(sale.address), 'Bo Lindqvist');
  ana = await maker(sale.address, 'Ana Potter');
  await publishListing(ana);
});
afterAll(() => sale.stop());

const consents = async ({ userId }: { userId: string }) =>
  (
    await sql<{ what: string }>(
      `SELECT policy || ' ' || version || ' ' || origin AS what FROM policy_consents WHERE user_id = $1 ORDER BY 1`,
      [userId],
    )
  ).rows.map(({ what }) => what);

test('[OFFICE-01] an account accepts terms and notice, a first listing the seller terms', async () => {
  expect(await consents(bo)).toEqual(['privacy 1 sign-up', 'terms 1 sign-up']);
  expect(await consents(ana)).toEqual(['privacy 1 sign-up', 'seller_terms 1 shop', 'terms 1 sign-up']);
});

test('[OFFICE-01] an account made by a program accepts terms and notice too', async () => {
  const body = { email: 'pam@example.com', password: 'correct horse battery' };
  const { localId: userId } = signedIn(await wirePost(sale.address, 'v1/accounts:signUp', body));
  expect(await consents({ userId })).toEqual(['privacy 1 sign-up', 'terms 1 sign-up']);
});

test('[OFFICE-01, API-01] who makes a key that may publish accepts the seller terms named beside it', async () => {
  const key = { name: 'Stock', days: 90, password: 'correct horse' };
  const made = await signUp(browser(sale.address), 'Kim Maker');
  await made.call('POST', '/api/seller/api-keys', { ...key, scopes: ['orders:read'] });
  expect(await consents(made)).toEqual(['privacy 1 sign-up', 'terms 1 sign-up']);
  expect((await made.call('POST', '/api/seller/api-keys', { ...key, scopes: ['listings:write'] })).status).toBe(200);
  expect(await consents(made)).toContain('seller_terms 1 shop');
});

test('[OFFICE-01] the first versions are read by everybody in both languages', async () => {
  for (const policy of ['terms', 'privacy', 'seller_terms'] as const) {
    const shown = await ask(browser(sale.address), accounts.getPolicy, { policy });
    expect([shown.version, shown.blocks.length > 10, JSON.stringify(shown).includes('{')]).toEqual([1, true, true]);
    expect(JSON.stringify(shown.blocks)).not.toContain('{marketplace}');
  }
});

test('[OFFICE-01] only what was previewed is published, for a day to come', async () => {
  const early = await mia.call('POST', '/api/admin/policies/terms/draft', {
    ...{
      texts: { en: 'A', de: 'B' },
      changed: { en: 'abc', de: 'abc' },
      isMaterial: true,
      holdsFrom: dayIn(0),
      savedAt: null,
    },
  });
  expect(codeOf(early)).toEqual([400, 'office/policy-too-early']);
  const before = await write('terms');
  await passTime(sale, 1000);
  await write('terms', { isMaterial: false });
  const stale = { savedAt: before.draft?.savedAt, isAnnounced: false };
  expect(codeOf(await mia.call('POST', '/api/admin/policies/terms/publish', stale))).toEqual([
    409,
    'office/policy-draft-changed',
  ]);
  const open = await ask(mia, office.getPolicyDraft, { policy: 'terms' });
  await ask(mia, office.discardPolicyDraft, { policy: 'terms', savedAt: open.draft?.savedAt ?? '' });
  expect(codeOf(await mia.call('POST', '/api/admin/policies/terms/publish', stale))).toEqual([
    409,
    'office/no-policy-draft',
  ]);
});

test('[OFFICE-01] of two who change a draft the second is told, and the first one stays', async () => {
  const texts = { en: 'By Mia.', de: 'Von Mia.' };
  const { draft } = await write('privacy', { texts });
  const late = { ...draft, savedAt: null, texts: { en: 'By Max.', de: 'Von Max.' } };
  expect(codeOf(await mia.call('POST', '/api/admin/policies/privacy/draft', late))).toEqual([
    409,
    'office/policy-draft-of-another',
  ]);
  const ancient = { savedAt: '2020-01-01T00:00:00.000000Z' };
  expect(codeOf(await mia.call('POST', '/api/admin/policies/privacy/discard', ancient))).toEqual([
    409,
    'office/policy-draft-of-another',
  ]);
  const newest = { policy: 'privacy', savedAt: draft?.savedAt ?? '' } as const;
  expect((await ask(mia, office.discardPolicyDraft, newest)).draft).toBeNull();
});

test('[OFFICE-01] a material change is announced, and asked about once when it holds', async () => {
  await publish('terms', true);
  expect(
    (await sql(`SELECT texts ->> 'de' AS de FROM broadcasts WHERE announces = 'policy_update'`)).rows,
  ).toMatchObject([{ de: expect.stringContaining('Gebühren werden genannt. Lies sie unter') }]);
  expect(await bannerOf(bo)).toBe('');
  expect((await ask(bo, accounts.getPolicy, { policy: 'terms', version: 2, against: 1 })).blocks[0]).toMatchObject({
    change: 'removed',
  });
  await passTime(sale, DAY);
  await until(async () => (await bannerOf(bo)) !== '', 'this process has heard of the version');
  expect(await bannerOf(bo)).toContain('href="/terms"');
  expect(['/', '/seller-dashboard/orders', '/admin'].map(hasPersonBanner)).toEqual([true, true, false]);
  expect(codeOf(await bo.call('POST', '/api/accounts/policies/terms', { version: 1, isAccepted: true }))).toEqual([
    409,
    'accounts/policy-changed',
  ]);
  const left = await ask(bo, accounts.answerPolicy, { policy: 'terms', version: 2, isAccepted: false });
  expect([left.items[0]?.open?.version, await bannerOf(bo)]).toEqual([2, '']);
  const taken = await ask(bo, accounts.answerPolicy, { policy: 'terms', version: 2, isAccepted: true });
  expect([taken.items[0]?.open, await consents(bo)]).toEqual([
    null,
    ['privacy 1 sign-up', 'terms 1 sign-up', 'terms 2 asked'],
  ]);
  const { items } = await ask(mia, office.listPolicies);
  expect(items[0]?.versions[0]).toMatchObject({ version: 2, state: 'in-force', accepted: 1, left: 0 });
});

test('[OFFICE-01] a maker publishes again once the new seller terms are accepted', async () => {
  await publish('seller_terms');
  await passTime(sale, DAY);
  const offer = () => ana.call('POST', '/api/seller/listings', { listing: listingInput(ana.pictureId), publish: true });
  expect(codeOf(await offer())).toEqual([409, 'shops/seller-terms-changed']);
  await ask(ana, accounts.answerPolicy, { policy: 'seller_terms', version: 2, isAccepted: true });
  expect((await offer()).status).toBe(200);
});

test('[OFFICE-01] a published version cannot be changed, not even in the database', async () => {
  await expect(sql(`UPDATE policy_versions SET text_en = 'x'`)).rejects.toThrow('only added');
});

test('[OFFICE-01] a version that another process published is known here at once', async () => {
  const { db, clock } = sale.app;
  await write('privacy', { holdsFrom: dayIn(5) });
  expect((await policyVersions(sale.app)).some(({ policy }) => policy === 'privacy')).toBe(false);
  await inTransaction(db, (tx) => publishPolicyDraft(tx, 'privacy', clock.now()));
  const isKnown = async () => (await policyVersions(sale.app)).some(({ policy }) => policy === 'privacy');
  await until(isKnown, 'this process has heard it', 3000);
});

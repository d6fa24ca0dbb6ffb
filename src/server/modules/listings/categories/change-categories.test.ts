import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { variantOf } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { until } from '#test/builders/until.ts';
import { insertAdmin } from '../../admin/admin-store.ts';
import { changeCategories } from './change-categories.ts';

let sale: Sale;
const web = temporaryFolder('web-');
let mia: Browser;
let ana: Awaited<ReturnType<typeof maker>>;
const sql = sqlOf(() => sale);
const today = new Date().toISOString().slice(0, 10);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const plan = (change: object, since = today) =>
  mia.call('POST', '/api/admin/categories/changes', { change, since, reason: 'The tree grows.' });
const turn = async (): Promise<void> => {
  while (await changeCategories.run(sale.app));
  await sale.settle();
};
const tree = async () => (await ask(mia, contract.office.listCategories)).items;
const categoryOf = async (listingId: string) =>
  (await ask(browser(sale.address), contract.listings.getListing, { listingId })).categoryPath.at(-1)?.slug;

beforeAll(async () => {
  writeFileSync(
    join(web, 'index.html'),
    '<!doctype html><html><head><title>x</title></head><div id="app"></div></html>',
  );
  sale = await openSale({}, { web });
  mia = await signUp(browser(sale.address), 'Mia Master');
  ana = await maker(sale.address, 'Ana Potter');
  await insertAdmin(sale.app.db, { userId: mia.userId, role: 'master_admin', createdBy: null, now: new Date() });
  await plan({ kind: 'add', slug: 'pots', fields: { name: 'Pots', nameDe: 'Töpfe' } });
  await plan({ kind: 'add', slug: 'jars', fields: { name: 'Jars', nameDe: 'Krüge' } });
  await turn();
});
afterAll(async () => {
  await sale.stop();
  rmSync(web, { recursive: true });
});

test('[OFFICE-01] a merged category hands over its pieces, and its address leads there', async () => {
  const { listingId } = await variantOf(sale, ana, { title: 'Pot', category: 'pots' });
  expect(await ask(mia, contract.office.previewCategory, { slug: 'pots' })).toEqual({ listings: 1, shops: 1 });
  await plan({ kind: 'merge', slug: 'pots', into: 'jars' });
  await turn();
  expect(await categoryOf(listingId)).toBe('jars');
  expect((await tree()).find(({ slug }) => slug === 'jars')).toMatchObject({ forSale: 1, formerly: ['pots'] });
  // A draft that was begun before still names it.
  expect(await categoryOf((await variantOf(sale, ana, { title: 'Old pot', category: 'pots' })).listingId)).toBe('jars');
});

test('[OFFICE-01] a paused category takes no new pieces and keeps those that it has', async () => {
  const { listingId } = await variantOf(sale, ana, { title: 'Jar', category: 'jars' });
  await plan({ kind: 'edit', slug: 'jars', fields: { isPaused: true } });
  await turn();
  const mine = await ask(ana, contract.listings.getMine, { listingId });
  expect(mine.category).toBe('jars');
  await expect(variantOf(sale, ana, { title: 'New jar', category: 'jars' })).rejects.toThrow();
  expect((await ask(ana, contract.listings.listCategories)).paused).toEqual(['jars']);
});

test('[OFFICE-01] a change waits for its day, one at a time, and can be taken back until then', async () => {
  const planned = await plan({ kind: 'edit', slug: 'jars', fields: { name: 'Vessels' } }, inDays(3));
  await turn();
  expect((await tree()).find(({ slug }) => slug === 'jars')).toMatchObject({
    name: 'Jars',
    planned: { state: 'planned' },
  });
  expect(codeOf(await plan({ kind: 'edit', slug: 'jars', fields: { isPaused: false } }))).toEqual([
    409,
    'office/category-planned',
  ]);
  expect(codeOf(await plan({ kind: 'edit', slug: 'jars', fields: {} }, inDays(-1)))).toEqual([
    400,
    'office/category-too-early',
  ]);
  const withdraw = () =>
    mia.call('POST', `/api/admin/categories/changes/${planned.body.id}/withdraw`, { reason: 'Not now.' });
  expect((await withdraw()).body.state).toBe('withdrawn');
  expect(codeOf(await withdraw())).toEqual([409, 'office/category-change-over']);
});

test('[OFFICE-01] what does not fit on its day is told; categories with pieces stay', async () => {
  await plan({ kind: 'add', slug: 'urns', fields: { name: 'Urns', nameDe: 'Urnen' } });
  await sql(`INSERT INTO categories (slug, name, name_de, position) VALUES ('urns', 'Urns', 'Urnen', 99)`);
  await turn();
  const { changes } = await ask(mia, contract.office.listCategories);
  expect(changes[0]).toMatchObject({ state: 'failed', problem: 'office/category-there' });
  await expect(sql(`DELETE FROM categories WHERE slug = 'jars'`)).rejects.toThrow(/foreign key/);
});

test('[OFFICE-01] an old address answers 301 to the category that took the pieces, filters kept', async () => {
  const where = async (path: string) => {
    const { status, headers } = await fetch(`${sale.address}${path}`, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await where('/category/pots?sort=newest')).toEqual([301, '/category/jars?sort=newest']);
  expect(await where('/search?q=pot&category=pots')).toEqual([301, '/search?q=pot&category=jars']);
  expect((await where('/category/never'))[0]).toBe(404);
});

test('[OFFICE-01] a category page says its sentence in the language of the page', async () => {
  const fields = { name: 'Tiles', nameDe: 'Fliesen', sentence: 'Glazed twice.', sentenceDe: 'Zweimal glasiert.' };
  await plan({ kind: 'add', slug: 'tiles', fields });
  await turn();
  const page = async (language: string) =>
    (await fetch(`${sale.address}/category/tiles`, { headers: { 'accept-language': language } })).text();
  await until(async () => (await page('de')).includes('content="Zweimal glasiert."'), 'this process has heard it');
  expect(await page('en')).toContain('content="Glazed twice."');
  const { about } = await ask(mia, contract.search.searchListings, { category: 'tiles' });
  expect(about).toEqual({ en: 'Glazed twice.', de: 'Zweimal glasiert.' });
});

test('[OFFICE-01] the piece that was chosen stands for its category on the home page', async () => {
  const covers = async () => (await ask(browser(sale.address), contract.listings.getHome)).categories;
  const pictureOf = async () => (await covers()).find(({ slug }) => slug === 'ceramics')?.picture?.id;
  const makers = [ana, await maker(sale.address, 'Lou Potter')];
  const items: { listingId: string; pictureId: string }[] = [];
  for (const one of makers)
    items.push({ ...(await variantOf(sale, one, { title: 'Jug', category: 'vases' })), pictureId: one.pictureId });
  await sale.settle();
  const before = await pictureOf();
  const other = items.find(({ pictureId }) => pictureId !== before);
  expect(codeOf(await plan({ kind: 'edit', slug: 'ceramics', fields: { cover: 'nothing' } }))).toEqual([
    400,
    'office/category-cover',
  ]);
  await plan({ kind: 'edit', slug: 'ceramics', fields: { cover: other?.listingId } });
  await turn();
  await until(async () => (await pictureOf()) === other?.pictureId, 'the home page shows it');
});

test('[OFFICE-01] a merge of portions goes on after a kill, and two processes do it once', async () => {
  await plan({ kind: 'add', slug: 'cups', fields: { name: 'Cups', nameDe: 'Becher' } });
  await plan({ kind: 'add', slug: 'beakers', fields: { name: 'Beakers', nameDe: 'Kelche' } });
  await turn();
  const { listingId } = await variantOf(sale, ana, { title: 'Cup', category: 'cups' });
  const copy = `SELECT (jsonb_populate_record(l, jsonb_build_object('id', 'cup-' || n, 'state', 'draft'))).*`;
  await sql(`INSERT INTO listings ${copy} FROM listings l, generate_series(1, 450) n WHERE l.id = $1`, [listingId]);
  await plan({ kind: 'merge', slug: 'cups', into: 'beakers' });
  const newest = async () => (await ask(mia, contract.office.listCategories)).changes[0];
  const left = () => sql(`SELECT 1 FROM listings WHERE category = 'cups'`);
  // A process made one portion and was killed; what it had moved stays, the rest waits.
  await changeCategories.run(sale.app);
  expect([await newest(), (await left()).rowCount]).toMatchObject([{ state: 'moving', moved: 200 }, 251]);
  const both = () => Promise.all([changeCategories.run(sale.app), changeCategories.run(sale.app)]);
  while ((await both()).includes(true));
  expect([await newest(), (await left()).rowCount]).toMatchObject([{ state: 'done', moved: 451 }, 0]);
  const published = await sql(
    `SELECT 1 FROM events, jsonb_array_elements_text(payload->'listingIds') piece(id) WHERE name = 'listings.category-changed' AND piece.id LIKE 'cup-%'`,
  );
  expect(published.rowCount).toBe(450);
});

import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureSchema } from '#domain/core/pictures/picture.ts';
import { person, type TestCaller, visitor } from '#test/builders/caller.ts';
import { openMarket } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';

let market: ServedModules;
let ana: TestCaller;
let bo: TestCaller;
let id = '';
const whole = { left: 0, top: 0, width: 1, height: 1 };
const crop = (caller: TestCaller, part: unknown, pictureId = id) =>
  caller.call('POST', `/api/files/pictures/${pictureId}/crop`, part);
const bytesOf = async (pictureId: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(`${market.address}/pictures/${pictureId}/2000.webp`)).arrayBuffer());

/** Left half red, right half blue, turned by a note in its metadata, with words that must not survive. */
async function twoHalves(): Promise<Buffer> {
  const blue = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  const image = sharp({ create: { width: 800, height: 600, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, left: 400, top: 0 },
  ]);
  return image
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

beforeAll(async () => {
  market = await openMarket();
  ana = await person(market.address, 'Ana Potter');
  bo = await person(market.address, 'Bo Buyer');
  id = (await ana.call('POST', '/api/files/pictures', await twoHalves())).body.id;
});
afterAll(() => market.stop());

test('[CAT-01, FILE-05] a part of an own picture becomes a picture of its own, without metadata', async () => {
  const { status, body } = await crop(ana, { left: 0.5, top: 0.25, width: 0.5, height: 0.5 });
  expect(status).toBe(200);
  expect(pictureSchema.safeParse(body).success).toBe(true);
  expect(body).toMatchObject({ width: 400, height: 300, alt: '', focusX: 0.5, focusY: 0.5 });
  expect(body.colour).toMatch(/^#0[0-9a-f]0[0-9a-f]f[0-9a-f]$/);
  const bytes = await bytesOf(body.id);
  expect(bytes.includes('SECRET-PLACE')).toBe(false);
  const cut = await sharp(bytes).metadata();
  expect([cut.width, cut.height, cut.exif]).toEqual([400, 300, undefined]);
  const before = await sharp(await bytesOf(id)).metadata();
  expect([before.width, before.height]).toEqual([800, 600]);
  // The same part again is the same picture.
  expect((await crop(ana, { left: 0.5, top: 0.25, width: 0.5, height: 0.5 })).body.id).toBe(body.id);
});

test('[CAT-01] a part that reaches over the edge ends at the edge', async () => {
  expect((await crop(ana, { left: 0.5, top: 0.5, width: 1, height: 1 })).body).toMatchObject({
    width: 400,
    height: 300,
  });
  expect((await crop(ana, whole)).body).toMatchObject({ width: 800, height: 600 });
});

test('[CAT-01, FILE-05] too small a part is refused, and so is what is no part', async () => {
  for (const part of [
    { ...whole, width: 0.2 },
    { ...whole, height: 0 },
    { left: 1, top: 1, width: 1, height: 1 },
  ]) {
    const { status, body } = await crop(ana, part);
    expect([status, body.error.code], JSON.stringify(part)).toEqual([400, 'files/too-small']);
  }
  for (const part of [
    { ...whole, left: -0.1 },
    { ...whole, top: 1.5 },
    { ...whole, width: 'all' },
    { left: 0 },
    { ...whole, more: 1 },
    '{',
  ]) {
    expect((await crop(ana, part)).status, JSON.stringify(part)).toBe(400);
  }
});

test('[CAT-01, INV-22] a picture of somebody else is not there, and a visitor crops nothing', async () => {
  expect((await crop(bo, whole)).status).toBe(404);
  expect((await crop(ana, whole, 'nothing-like-this')).status).toBe(404);
  expect((await crop(visitor(market.address), whole)).status).toBe(401);
});

test('[CAT-01] a crop counts against the picture store', async () => {
  await market.app.db.query({
    text: 'UPDATE pictures SET bytes = 2147483647 WHERE owner_id = $1 AND id = $2',
    values: [ana.userId, id],
  });
  const { status, body } = await crop(ana, { left: 0.1, top: 0.1, width: 0.6, height: 0.6 });
  expect([status, body.error.code]).toEqual([402, 'files/quota-exceeded']);
});

import { createHash } from 'node:crypto';
import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureSchema } from '#domain/core/pictures/picture.ts';
import { person, type TestCaller, visitor } from '#test/builders/caller.ts';
import { openMarket, pictureBytes } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';
import { prepareSizes } from './prepare-sizes.ts';
import { measured, pictureFiles } from './store-picture.ts';

let market: ServedModules;
let ana: TestCaller;
const upload = (caller: TestCaller, bytes: Uint8Array, type = 'application/octet-stream') =>
  caller.call('POST', '/api/files/pictures', bytes, { 'content-type': type });
const fetched = async (path: string): Promise<{ status: number; headers: Headers; bytes: Buffer }> => {
  const response = await fetch(`${market.address}${path}`);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};

beforeAll(async () => {
  market = await openMarket();
  ana = await person(market.address, 'Ana Potter');
});
afterAll(() => market.stop());

async function movingWebp(): Promise<Buffer> {
  const frames = [await pictureBytes('#112233'), await pictureBytes('#332211')];
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** A PNG whose header promises more pixels than any picture may have, in a few bytes. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc32(body), body.length + 4);
    return out;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('[FILE-05] a picture is taken upright, without metadata, with its average colour', async () => {
  const turned = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#8a5a2b' } })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .jpeg()
    .toBuffer();
  const first = await upload(ana, turned, 'image/jpeg');
  expect(first.status).toBe(200);
  expect(pictureSchema.safeParse(first.body).success).toBe(true);
  expect(first.body).toMatchObject({
    width: 400,
    height: 600,
    colour: expect.stringMatching(/^#8[0-9a-f]5[0-9a-f]2[0-9a-f]$/),
  });
  const again = await Promise.all([upload(ana, turned), upload(ana, turned)]);
  expect(again.map((answer) => answer.body.id)).toEqual([first.body.id, first.body.id]);
  const { bytes } = await fetched(`/pictures/${first.body.id}/2000.webp`);
  expect(bytes.includes('SECRET-PLACE')).toBe(false);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

test('[FILE-05] parallel uploads of the same new bytes make one picture', async () => {
  const bytes = await pictureBytes('#114477');
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(ana, bytes)));
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.id}`)).size).toBe(1);
});

test('[FILE-05, RUN-10] what is no picture by its content is refused, whatever it says of itself', async () => {
  const jpeg = await sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: '#222222',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><image href="file:///etc/passwd"/></svg>',
  );
  const gif = Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00', 'latin1');
  const cases: [string, Uint8Array, number, string][] = [
    ['nothing', Buffer.alloc(0), 415, 'files/not-a-picture'],
    ['words', Buffer.from('a picture, promised'), 415, 'files/not-a-picture'],
    ['markup named jpeg', svg, 415, 'files/not-a-picture'],
    ['gif', gif, 415, 'files/not-a-picture'],
    ['a moving gif', Buffer.concat([gif, Buffer.from('NETSCAPE2.0')]), 415, 'files/moving-picture'],
    ['a moving webp', await movingWebp(), 415, 'files/moving-picture'],
    ['heic', Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic'), 415, 'files/heic'],
    ['half a jpeg', jpeg.subarray(0, Math.floor(jpeg.length / 2)), 400, 'files/cut-off'],
    ['a head without a body', jpeg.subarray(0, 40), 400, 'files/cut-off'],
    ['a bomb', bomb(60_000), 413, 'files/too-large'],
    ['a promise of pixels', bomb(7000), 415, 'files/not-a-picture'],
    ['a stamp', await pictureBytes('#ffffff', { width: 199, height: 400 }), 400, 'files/too-small'],
  ];
  const before = await market.app.db.query({ text: 'SELECT count(*)::int AS n FROM pictures' });
  for (const [name, bytes, status, code] of cases) {
    const answer = await upload(ana, bytes, 'image/jpeg');
    expect([answer.status, answer.body.error?.code], name).toEqual([status, code]);
  }
  expect((await market.app.db.query({ text: 'SELECT count(*)::int AS n FROM pictures' })).rows).toEqual(before.rows);
});

test('[FILE-05] what hangs behind or inside a picture does not survive', async () => {
  const polyglot = Buffer.concat([await pictureBytes('#445566'), Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
  const { status, body } = await upload(ana, polyglot);
  expect(status).toBe(200);
  for (const file of ['320.avif', '320.webp'])
    expect((await fetched(`/pictures/${body.id}/${file}`)).bytes.includes('<script>')).toBe(false);
});

test('[FILE-05] sizes are made once, never enlarged, and kept for a year', async () => {
  const { body } = await upload(ana, await pictureBytes('#aa3311', { width: 700, height: 500 }));
  const many = await Promise.all(Array.from({ length: 12 }, () => fetched(`/pictures/${body.id}/480.avif`)));
  expect(new Set(many.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'))).size).toBe(1);
  expect(many[0]?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(many[0]?.headers.get('content-type')).toBe('image/avif');
  expect(await sharp(many[0]?.bytes).metadata()).toMatchObject({ width: 480, height: 343 });
  expect(await sharp((await fetched(`/pictures/${body.id}/2000.webp`)).bytes).metadata()).toMatchObject({
    width: 700,
    format: 'webp',
  });
});

test('[FILE-05] other widths, formats and ids are not there', async () => {
  const { body } = await upload(ana, await pictureBytes('#00aa11'));
  for (const path of [
    `/pictures/${body.id}/481.avif`,
    `/pictures/${body.id}/480.png`,
    `/pictures/${body.id}/480.avif.webp`,
    '/pictures/nobody/480.avif',
    '/pictures/..%2f..%2fetc%2fpasswd/480.avif',
    `/pictures/${body.id}/__proto__`,
  ]) {
    expect((await fetched(path)).status, path).toBe(404);
  }
});

test('[FILE-05] the sizes of lists and pages are made ahead', async () => {
  const { body } = await upload(ana, await pictureBytes('#123456', { width: 1200, height: 900 }));
  for (let more = true; more;) more = (await prepareSizes.run(market.app)) === true;
  expect((await market.app.db.query({ text: 'SELECT 1 FROM pictures WHERE prepared_at IS NULL' })).rows).toEqual([]);
  for (const width of [160, 480, 960])
    expect(await pictureFiles(market.app).find(`${body.id}.${width}.avif`), String(width)).not.toBeNull();
});

test('[FILE-05, INV-22] a visitor uploads nothing, and an upload past 20 MB is refused', async () => {
  expect((await upload(visitor(market.address), await pictureBytes('#000000'))).status).toBe(401);
  expect((await upload(ana, Buffer.alloc(20_000_001))).status).toBe(413);
});

test('[FILE-05] what is transparent in a picture counts as white, as pages show it', async () => {
  const background = { r: 0, g: 90, b: 0, alpha: 0 };
  const clear = await sharp({ create: { width: 4, height: 4, channels: 4, background } })
    .png()
    .toBuffer();
  expect(await measured(clear)).toMatchObject({ width: 4, height: 4, colour: '#ffffff' });
});

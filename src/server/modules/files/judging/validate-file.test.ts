import { fc } from '#test/support/properties.ts';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { checkType, fileJudge } from './validate-file.ts';

const picture = sharp({
  create: {
    width: 301,
    height: 207,
    channels: 3,
    background: '#8a5a2b',
    noise: { type: 'gaussian', mean: 90, sigma: 30 },
  },
});
let samples: Record<string, Buffer>;
beforeAll(async () => {
  samples = {
    'image/jpeg': await picture.clone().withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer(),
    'image/png': await picture.clone().png().toBuffer(),
    'image/webp': await picture.clone().webp().toBuffer(),
    'image/avif': await picture.clone().avif({ effort: 0 }).toBuffer(),
    'application/pdf': Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
    'text/plain': Buffer.from('Zwei Krüge, 3 < 4\nund ein Becher'),
    'application/json': Buffer.from('{"jugs": 2}'),
  };
});
const judged = (type: string, bytes: Uint8Array, portion = bytes.length || 1): unknown => {
  const judge = fileJudge(type);
  for (let at = 0; at < bytes.length; at += portion) judge.add(bytes.subarray(at, at + portion));
  const problem = judge.end();
  return problem && 'part' in problem ? problem.part : problem?.code;
};

test('[FILE-05] real files are what they say, in pieces of whatever size they come', async () => {
  for (const [type, bytes] of Object.entries(samples))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (portion) => {
        expect(judged(type, bytes, portion), type).toBeUndefined();
      }),
      { numRuns: 20 },
    );
  for (const kind of ['baseline', 'lossless'] as const) {
    const bytes =
      kind === 'baseline'
        ? await picture.clone().jpeg({ progressive: false }).toBuffer()
        : await picture.clone().webp({ lossless: true }).toBuffer();
    expect(judged(kind === 'baseline' ? 'image/jpeg' : 'image/webp', bytes, 7)).toBeUndefined();
  }
});

test('[FILE-05] a file of another kind, half a file', () => {
  for (const [type, bytes] of Object.entries(samples)) {
    for (const [other, wrong] of Object.entries(samples))
      if (type !== other && !type.startsWith('text') && type !== 'application/json')
        expect(judged(type, wrong), `${other} as ${type}`).toBeDefined();
    expect(judged(type, Buffer.alloc(0)), `nothing as ${type}`).toSatisfy(
      (match) => match !== undefined || /text|json/.test(type),
    );
    if (!type.startsWith('image/')) continue;
    expect(judged(type, bytes.subarray(0, -3), 100), `half ${type}`).toBe('files/cut-off');
    expect(
      judged(type, Buffer.concat([bytes, Buffer.from('PK\u0003\u0004zip behind it')]), 64),
      `polyglot ${type}`,
    ).toBe('long');
  }
});

test('[FILE-05] a program within a file is refused, across joints of chunks', () => {
  const comment = Buffer.from('<SCRIPT>alert(1)</script>');
  const jpeg = samples['image/jpeg'] ?? Buffer.alloc(0);
  const hidden = Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, comment.length + 2]),
    comment,
    jpeg.subarray(2),
  ]);
  for (const portion of [3, 10, 4096]) expect(judged('image/jpeg', hidden, portion)).toBe('files/script-inside');
  for (const text of ['<!doctype html><p>', '  <svg onload=alert(1)>', '#!/bin/sh', '%PDF-1.4', 'GIF89a'])
    expect(judged('text/plain', Buffer.from(text)), text).toBe('files/script-inside');
  expect(judged('application/pdf', Buffer.from('%PDF-1.4 /OpenAction<</S/JavaScript/JS(app.alert(1))>> %%EOF'))).toBe(
    'files/script-inside',
  );
  expect(judged('text/csv', Buffer.from([0x61, 0xff, 0xfe]))).toBe('text');
  expect(judged('text/csv', Buffer.from('a\u0000b'))).toBe('text');
});

test('[FILE-05] an HDR picture with its map behind it is one file', () => {
  const jpeg = samples['image/jpeg'] ?? Buffer.alloc(0);
  const both = Buffer.concat([jpeg, Buffer.alloc(7), jpeg]);
  for (const portion of [1, 1000, both.length]) expect(judged('image/jpeg', both, portion)).toBeUndefined();
  expect(judged('image/jpeg', both.subarray(0, -9))).toBe('files/cut-off');
  expect(judged('image/jpeg', Buffer.concat([both, Buffer.from('PK\u0003\u0004')]))).toBe('long');
  expect(judged('image/jpeg', Buffer.concat(Array.from({ length: 17 }, () => jpeg)))).toBe('long');
});

test('[FILE-05] HEIC and moving pictures are told apart from broken ones', () => {
  const heic = Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic');
  for (const portion of [3, 100]) expect(judged('image/jpeg', heic, portion)).toBe('files/heic');
  expect(checkType('users/ana/x.heic', 'image/heic')?.code).toBe('files/heic');
  const png = samples['image/png'] ?? Buffer.alloc(0);
  const control = Buffer.from('\u0000\u0000\u0000\u0008acTL\u0000\u0000\u0000\u0002\u0000\u0000\u0000\u0000crc!');
  const moving = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
  expect(judged('image/png', moving)).toBe('files/moving-picture');
  const sequence = Buffer.from(samples['image/avif'] ?? []);
  sequence.write('avis', 8);
  expect(judged('image/avif', sequence)).toBe('files/moving-picture');
});

test.for([
  [60_000, 60_000, 'pixels'],
  [8165, 6124, 'files/cut-off'],
  [8192, 6144, 'files/cut-off'],
  [8256, 6192, 'pixels'],
] as const)(
  '[FILE-05] a head that promises %i × %i pixels is judged by it: 50 megapixels as cameras count',
  (facts) => {
    const [width, height, expected] = facts;
    const head = Buffer.from(samples['image/png'] ?? []).subarray(0, 60);
    head.writeUInt32BE(width, 16);
    head.writeUInt32BE(height, 20);
    expect(judged('image/png', head)).toBe(expected);
  },
);

test('[FILE-05] by its type and its name a file is refused before any byte', () => {
  for (const type of ['image/svg+xml', 'text/html', 'text/javascript', 'application/zip', 'image/gif', '', 'image'])
    expect(checkType('users/ana/x', type)?.code, type).toBe('files/type-not-taken');
  expect(checkType('users/ana/x.pdf', 'image/png')?.code).toBe('files/not-what-it-says');
  expect(checkType('users/ana/x.PNG', 'image/png')).toBeNull();
  expect(checkType('users/ana/x.csv', 'text/plain; charset=utf-8')).toBeNull();
  expect(checkType('users/ana/x.exe', 'application/octet-stream')).toBeNull();
});

test('[FILE-05] random bytes never break the judge, and are no picture', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...['image/jpeg', 'image/png', 'image/webp', 'image/avif']),
      fc.uint8Array({ maxLength: 400 }),
      fc.integer({ min: 1, max: 50 }),
      (type, bytes, portion) => {
        const start = samples[type]?.subarray(0, 40) ?? Buffer.alloc(0);
        expect(judged(type, bytes, portion)).toBeDefined();
        expect(judged(type, Buffer.concat([start, bytes]), portion)).toBeDefined();
      },
    ),
  );
});

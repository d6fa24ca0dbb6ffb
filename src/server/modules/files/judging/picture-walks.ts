import { MAX_PICTURE_PIXELS } from '#domain/files/limits.ts';
import { MovingPicture, type Walk, WrongBytes } from './walk-bytes.ts';

const text = (bytes: Uint8Array, from = 0, to = bytes.length): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1', from, to);
const big = (bytes: Uint8Array, at: number, count: number): number =>
  bytes.subarray(at, at + count).reduce((sum, byte) => sum * 256 + byte, 0);
const little = (bytes: Uint8Array, at: number, count: number): number =>
  bytes.subarray(at, at + count).reduceRight((sum, byte) => sum * 256 + byte, 0);
const must = (isSo: boolean): void => {
  if (!isSo) throw new WrongBytes('kind');
};
/** Nothing is decoded that promises more pixels than a picture may have. */
const mustFit = (width: number, height: number): void => {
  must(width > 0 && height > 0);
  if (width * height > MAX_PICTURE_PIXELS) throw new WrongBytes('pixels');
};

/** Chunks of PNG up to IEND. */
export function* pngWalk(): Walk {
  must(text(yield { take: 8 }) === '\u0089PNG\r\n\u001a\n');
  const first = yield { take: 25 };
  must(text(first, 4, 8) === 'IHDR' && big(first, 0, 4) === 13);
  mustFit(big(first, 8, 4), big(first, 12, 4));
  for (;;) {
    const head = yield { take: 8 };
    must(/^[A-Za-z]{4}$/.test(text(head, 4)));
    if (text(head, 4) === 'acTL') throw new MovingPicture();
    yield { skip: big(head, 0, 4) + 4 };
    if (text(head, 4) === 'IEND') return;
  }
}

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** More pictures of one file than any camera writes: a smaller one, a map of brightness, a depth. */
const MAX_PICTURES = 16;

/** One JPEG, and behind it those that belong to it (the map of an HDR picture, CIPA DC-007), with zeros between them. */
export function* jpegWalk(): Walk {
  must(big(yield { take: 2 }, 0, 2) === 0xffd8);
  yield* oneJpegWalk();
  for (let pictures = 1; ;) {
    const first = (yield { take: 1, mayEnd: true })[0];
    if (first === 0) continue;
    if (first !== 0xff || (yield { take: 1 })[0] !== 0xd8 || (pictures += 1) > MAX_PICTURES)
      throw new WrongBytes('long');
    yield* oneJpegWalk();
  }
}

/** Segments of JPEG behind its start up to its end; between them lie the pixels, where 0xFF is followed by 0. */
function* oneJpegWalk(): Walk {
  let hasSize = false;
  let inPixels = false;
  for (;;) {
    if (inPixels) yield { until: 0xff };
    else must((yield { take: 1 })[0] === 0xff);
    let marker = (yield { take: 1 })[0] ?? 0;
    while (marker === 0xff) marker = (yield { take: 1 })[0] ?? 0;
    if (inPixels && (marker === 0 || standsAlone(marker))) continue;
    if (marker === 0xd9) {
      must(hasSize);
      return;
    }
    must(marker >= 0xc0);
    const length = big(yield { take: 2 }, 0, 2) - 2;
    must(length >= (isFrame(marker) ? 6 : 0));
    if (isFrame(marker)) {
      const frame = yield { take: 6 };
      mustFit(big(frame, 3, 2), big(frame, 1, 2));
      hasSize = true;
      if (length > 6) yield { skip: length - 6 };
    } else if (length > 0) yield { skip: length };
    inPixels = marker === 0xda;
  }
}

/** The one RIFF of WebP, which says how long it is. */
export function* webpWalk(): Walk {
  const head = yield { take: 12 };
  must(text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP');
  let left = little(head, 4, 4) - 4;
  let isFirst = true;
  while (left > 0) {
    const chunk = yield { take: 8 };
    const size = little(chunk, 4, 4);
    const padded = size + (size % 2);
    left -= 8 + padded;
    must(left >= 0);
    if (isFirst) {
      must(size >= 10);
      const facts = yield { take: 10 };
      const kind = text(chunk, 0, 4);
      must(kind === 'VP8 ' || kind === 'VP8L' || kind === 'VP8X');
      if (kind === 'VP8 ') mustFit(little(facts, 6, 2) & 0x3fff, little(facts, 8, 2) & 0x3fff);
      if (kind === 'VP8X' && (facts[0] ?? 0) & 2) throw new MovingPicture();
      if (kind === 'VP8X') mustFit(little(facts, 4, 3) + 1, little(facts, 7, 3) + 1);
      if (kind === 'VP8L') mustFit((little(facts, 1, 2) & 0x3fff) + 1, ((little(facts, 2, 3) >> 6) & 0x3fff) + 1);
      if (padded > 10) yield { skip: padded - 10 };
    } else if (padded > 0) yield { skip: padded };
    isFirst = false;
  }
}

const MAX_META = 262_144;

/** Boxes of AVIF up to the end of the file; the size of the picture stands in the one named meta. */
export function* avifWalk(): Walk {
  const head = yield { take: 12 };
  if (text(head, 4, 12) === 'ftypavis') throw new MovingPicture();
  must(text(head, 4, 12) === 'ftypavif' && big(head, 0, 4) >= 16);
  yield { skip: big(head, 0, 4) - 12 };
  for (let hasSize = false; ;) {
    const box = yield { take: 8 };
    const size = big(box, 0, 4);
    const kind = text(box, 4);
    if (kind === 'moov') throw new MovingPicture();
    must(size >= 8 && ['meta', 'mdat', 'free', 'idat'].includes(kind));
    if (kind === 'meta') {
      must(size < MAX_META && size > 8);
      const meta = yield { take: size - 8 };
      const at = text(meta).indexOf('ispe');
      must(at >= 0 && at + 16 <= meta.length);
      mustFit(big(meta, at + 8, 4), big(meta, at + 12, 4));
      hasSize = true;
    } else if (size > 8) yield { skip: size - 8 };
    if (kind === 'mdat') {
      must(hasSize);
      return;
    }
  }
}

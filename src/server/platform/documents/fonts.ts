import { readFileSync } from 'node:fs';
import bidiFactory from 'bidi-js/dist/bidi.mjs';

export type Weight = 'Regular' | 'Bold';

const woffOf = (script: string): string => `noto-sans-${script}-${script}-*-normal.woff`;
const weights = { Regular: '400', Bold: '700' } as const;

/** One family a script, in the order in which they are asked. Noto Sans is also what draws a character that none of them has. */
const families = [
  { name: 'sans', from: '@embedpdf/fonts-latin', file: 'NotoSans-*.ttf', writes: null },
  {
    name: 'arabic',
    from: '@embedpdf/fonts-arabic',
    file: 'NotoNaskhArabic-*.ttf',
    writes: /\p{Script=Arabic}/u,
  },
  {
    name: 'han',
    from: '@embedpdf/fonts-sc',
    file: 'NotoSansHans-*.otf',
    writes:
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u,
  },
  { name: 'hangul', from: '@embedpdf/fonts-kr', file: 'NotoSansKR-*.otf', writes: /\p{Script=Hangul}/u },
  { name: 'hebrew', from: '@embedpdf/fonts-hebrew', file: 'NotoSansHebrew-*.ttf', writes: /\p{Script=Hebrew}/u },
  { name: 'thai', from: '@fontsource/noto-sans-thai', file: woffOf('thai'), writes: /\p{Script=Thai}/u },
  {
    name: 'georgian',
    from: '@fontsource/noto-sans-georgian',
    file: woffOf('georgian'),
    writes: /\p{Script=Georgian}/u,
  },
  {
    name: 'armenian',
    from: '@fontsource/noto-sans-armenian',
    file: woffOf('armenian'),
    writes: /[\p{Script=Armenian}\u0589]/u,
  },
] as const;
type Family = (typeof families)[number]['name'];

const files = new Map<string, Buffer>();

/** The file of a face, read once. */
export function faceFile(family: Family, weight: Weight): Buffer {
  const key = `${family} ${weight}`;
  const known = files.get(key);
  if (known) return known;
  const { from, file } = families.find(({ name }) => name === family) ?? families[0];
  const inFile = file.endsWith('.woff') ? weights[weight] : weight;
  const folder = file.endsWith('.woff') ? './files' : '../fonts';
  const bytes = readFileSync(new URL(`${folder}/${file.replace('*', inFile)}`, import.meta.resolve(from)));
  files.set(key, bytes);
  return bytes;
}

/** A stretch of a line that one face draws in one direction. */
export interface Run {
  text: string;
  family: Family;
}

const familyOf = (character: string): Family =>
  families.find(({ writes }) => writes?.test(character))?.name ?? families[0].name;

const bidi = bidiFactory();

/** Splits a line by face. A space, or a mark that belongs to no script, stays with what stands before it. */
function byFamily(text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const family = last && /[\p{Script=Inherited}\s]/u.test(character) ? last.family : familyOf(character);
    if (last && last.family === family) last.text += character;
    else runs.push({ text: character, family });
  }
  return runs;
}

/**
 * The runs of one line in the order in which they stand on the paper from left to right, by the Unicode bidirectional algorithm. The face
 * itself turns the letters of a word from right to left; a word that runs so is a run of its own, since each is shaped by itself.
 */
export function runsOfLine(written: string): Run[] {
  const line = written.normalize('NFC');
  const embedding = bidi.getEmbeddingLevels(line, 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const stretches: { level: number; indices: number[] }[] = [];
  for (const index of bidi.getReorderedIndices(line, embedding)) {
    const level = embedding.levels[index] ?? 0;
    const last = stretches.at(-1);
    if (last && last.level === level) last.indices.push(index);
    else stretches.push({ level, indices: [index] });
  }
  return stretches.flatMap(({ level, indices }) => {
    const text = indices
      .toSorted((a, b) => a - b)
      .map((index) => mirrored.get(index) ?? line[index])
      .join('');
    return level % 2 === 0
      ? byFamily(text)
      : (text
          .match(/\s+|\S+/g)
          ?.toReversed()
          .flatMap(byFamily) ?? []);
  });
}

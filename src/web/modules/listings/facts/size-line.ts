import { formatNumber } from '#web/platform/languages/formats.ts';
import * as texts from '../texts/size-texts.ts';
interface Sized {
  heightMm: number | null;
  widthMm: number | null;
  depthMm: number | null;
  sizeNote: string;
}

const eighths = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'];

const centimetres = (mm: number): string => formatNumber(mm / 10);

/** As a ruler in inches reads it: to an eighth, and to a half from twenty inches on. */
function inches(mm: number): string {
  const step = mm / 25.4 < 20 ? 1 : 4;
  const parts = Math.max(1, Math.round((mm / 25.4) * (8 / step)) * step);
  return `${Math.floor(parts / 8) || ''}${eighths[parts % 8]}`;
}

/** [UX-31] How big a piece is, in centimetres and inches; a flat one, of two sides and no depth, is long and wide. */
export function sizeLine({ heightMm, widthMm, depthMm, sizeNote }: Sized): string | null {
  const isFlat = Boolean(heightMm && widthMm && !depthMm);
  const parts = (
    [
      [isFlat ? texts.sides.long : texts.sides.high, heightMm],
      [isFlat ? texts.sides.wide : texts.sides.across, widthMm],
      [texts.sides.deep, depthMm],
    ] as const
  ).filter((part): part is [(typeof part)[0], number] => part[1] !== null && part[1] > 0);
  if (parts.length === 0) return sizeNote || null;
  const metric = parts.map(([word, mm]) => texts.side(centimetres(mm), word)).join(isFlat ? ' × ' : ', ');
  // The inches stay on one line.
  const imperial = parts.map(([, mm]) => inches(mm)).join('\u00a0×\u00a0');
  return metric + texts.inches(imperial) + (sizeNote ? `. ${sizeNote}` : '');
}

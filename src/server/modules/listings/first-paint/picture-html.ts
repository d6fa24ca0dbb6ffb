import { coveringSizes, pictureSet } from '#domain/core/pictures/picture-widths.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { escapedHtml as text } from '../../../platform/escaped-html.ts';

interface Room {
  /** How wide its room is, as the sizes attribute, and how many times as wide as high. */
  sizes: string;
  frame?: number;
  /** One below the first window is fetched when it comes near. */
  isLate?: boolean;
}

/** Beside its middle a picture would jump when the page's own code cuts it; its room then stays empty until that. */
function isCutInItsMiddle({ focusX, focusY, width, height }: Picture, frame: number): boolean {
  const wider = width / height / frame;
  return Math.abs(wider - 1) < 0.001 || (wider > 1 ? focusX : focusY) === 0.5;
}

/** A picture as the page's own code shows it a moment later. */
export function pictureHtml(picture: Picture | null | undefined, { sizes: location, frame = 1, isLate }: Room): string {
  if (!picture || !isCutInItsMiddle(picture, frame)) return '';
  const sizes = text(coveringSizes(location, picture, frame));
  const set = (format: 'avif' | 'webp'): string => text(pictureSet(picture, format));
  const order = isLate ? 'loading="lazy"' : 'fetchpriority="high" decoding="sync"';
  return `<picture><source type="image/avif" srcset="${set('avif')}" sizes="${sizes}"><img src="/pictures/${text(picture.id)}/640.webp" srcset="${set('webp')}" sizes="${sizes}" alt="" width="${picture.width}" height="${picture.height}" ${order}></picture>`;
}

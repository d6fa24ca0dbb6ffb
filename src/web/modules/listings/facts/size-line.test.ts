import { expect, test } from 'vitest';
import { sizeLine } from './size-line.ts';

const plain = (text: string | null): string | undefined => text?.replaceAll('\u00a0', ' ');
const none = { heightMm: null, widthMm: null, depthMm: null, sizeNote: '' };

test('[UX-31] sizes are said in centimetres and in inches as a ruler reads them', () => {
  expect(plain(sizeLine({ heightMm: 90, widthMm: 85, depthMm: 120, sizeNote: 'Holds 350 ml.' }))).toBe(
    '9 cm high, 8.5 cm across, 12 cm deep (3½ × 3⅜ × 4¾ in). Holds 350 ml.',
  );
  expect(plain(sizeLine({ ...none, heightMm: 1500, widthMm: 1300 }))).toBe('150 cm long × 130 cm wide (59 × 51 in)');
  expect(plain(sizeLine({ ...none, heightMm: 400, widthMm: 300, depthMm: 20 }))).toBe(
    '40 cm high, 30 cm across, 2 cm deep (15¾ × 11¾ × ¾ in)',
  );
  expect(plain(sizeLine({ ...none, widthMm: 1 }))).toBe('0.1 cm across (⅛ in)');
  expect(sizeLine({ ...none, sizeNote: 'Fits most hands.' })).toBe('Fits most hands.');
  expect(sizeLine(none)).toBeNull();
});

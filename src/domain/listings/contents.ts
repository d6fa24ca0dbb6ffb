import { type Contents, MAX_CONTENTS } from './model.ts';

const units: Record<string, [unit: Contents['unit'], factor: number]> = {
  g: ['g', 1],
  kg: ['g', 1000],
  ml: ['ml', 1],
  cl: ['ml', 10],
  l: ['ml', 1000],
  cm: ['cm', 1],
  m: ['cm', 100],
};

/** [LAW-04] What is in a piece, as people write it: `180 g`, `0,75 l`, `2 m`. Null for what is no amount with a unit, or less than one gram, millilitre or centimetre. */
export function readContents(text: string): Contents | null {
  const [, number = '', word = ''] = /^\s*(\d{1,7}(?:[.,]\d{1,3})?)\s*([a-z]{1,2})\s*$/i.exec(text) ?? [];
  const unit = units[word.toLowerCase()];
  if (!unit) return null;
  const amount = Math.round(Number(number.replace(',', '.')) * unit[1]);
  return amount >= 1 && amount <= MAX_CONTENTS ? { amount, unit: unit[0] } : null;
}

/** The same amount to be written again: `180 g`. */
export const contentsText = ({ amount, unit }: Contents): string => `${amount} ${unit}`;

import type { Text } from '../../core/languages/language.ts';
import { truncate } from '../../core/visible-text.ts';
import { MAX_CELL, MAX_DEPTH, MAX_VALUES } from './limits.ts';
import { inColumn, tooDeep, tooLong, tooManyValues } from './row-texts.ts';

/** What is larger in a row than the rules are made for; null when nothing is. Asked before any pattern sees it. */
export function excessOf(row: Record<string, unknown>): Text | null {
  let values = 0;
  const excess = (value: unknown, depth: number): Text | null => {
    values += 1;
    if (values > MAX_VALUES) return tooManyValues({ most: MAX_VALUES });
    if (typeof value === 'string') return excessOfText(value);
    if (typeof value !== 'object' || value === null) return null;
    if (depth === MAX_DEPTH) return tooDeep({ most: MAX_DEPTH });
    for (const [name, each] of Object.entries(value)) {
      const match = excessOfText(name) ?? excess(each, depth + 1);
      if (match) return match;
    }
    return null;
  };
  for (const [name, value] of Object.entries(row)) {
    const match = excessOfText(name) ?? excess(value, 0);
    if (match) return inColumn(truncate(name, 60), match);
  }
  return null;
}

const excessOfText = (text: string): Text | null =>
  text.length > MAX_CELL ? tooLong({ count: text.length, most: MAX_CELL }) : null;

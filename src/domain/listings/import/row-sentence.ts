import { truncate } from '../../core/visible-text.ts';
import type { z } from 'zod';
import type { Text } from '../../core/languages/language.ts';
import { MAX_TITLE } from '../model.ts';
import * as texts from './row-texts.ts';

type Issue = z.core.$ZodIssue;

const columns: Record<string, string> = {
  priceCents: 'price',
  processingDays: 'processing_days',
  weightGrams: 'weight_grams',
  makingMinutes: 'making_minutes',
  hsCode: 'hs_code',
  lowStock: 'low_stock',
};

/** The column of the file, and what in it: a listing without options has its price in the one variant. */
function columnIn(path: readonly PropertyKey[]): string {
  const [list, number, ...rest] = path;
  const isOnlyVariant = list === 'variants' && number === 0 && /^(priceCents|quantity|sku)$/.test(String(rest[0]));
  const names = (isOnlyVariant ? rest : path).map((part) =>
    typeof part === 'number' ? `number ${part + 1}` : (columns[String(part)] ?? String(part)),
  );
  return names.join(', ') || 'row';
}

/** What the rules of text say, in the words of the house. */
const textReasons: Record<string, Text> = {
  'must be a single line': {
    en: 'has a line break in it, and stands on one line in the shop',
    de: 'hat einen Zeilenumbruch, steht im Shop aber in einer Zeile',
  },
  'contains characters that cannot be stored': {
    en: 'has characters in it that nobody can see; type it anew',
    de: 'enthält Zeichen, die niemand sehen kann; tippe es neu ein',
  },
};

const shown = (value: unknown): string =>
  truncate(String(typeof value === 'object' ? JSON.stringify(value) : value), 60);

const wholeNumber: Text = { en: 'a whole number, such as 3', de: 'eine ganze Zahl wie 3' };
const kinds: Record<string, Text> = {
  string: { en: 'text', de: 'Text' },
  number: wholeNumber,
  int: wholeNumber,
  boolean: { en: 'yes or no (true or false)', de: 'ja oder nein (true oder false)' },
  array: { en: 'a list, such as ["S", "M"]', de: 'eine Liste wie ["S", "M"]' },
  object: { en: 'a list of names and what they are', de: 'eine Liste von Namen mit ihren Werten' },
};
const otherKind: Text = { en: 'what belongs here', de: 'das, was hierher gehört' };

/** What is wrong with text or a list whose length is out of bounds, or a number. */
function outOfBounds(issue: Extract<Issue, { code: 'too_big' | 'too_small' }>, value: unknown): Text {
  const limit = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum);
  const isOver = issue.code === 'too_big';
  if (issue.origin === 'string') {
    const count = String(value).length;
    if (value === '') return texts.isEmpty;
    return isOver ? texts.tooLong({ count, most: limit }) : texts.tooShort({ count, least: limit });
  }
  if (issue.origin === 'array') {
    const count = (value as unknown[]).length;
    return isOver ? texts.tooManyEntries({ count, most: limit }) : texts.tooFewEntries({ count, least: limit });
  }
  // Prices are kept in cents, and written in euros.
  const unit = issue.path.at(-1) === 'priceCents' ? 100 : 1;
  const written = shown(Number(value) / unit);
  return isOver ? texts.tooHigh({ written, most: limit / unit }) : texts.tooLow({ written, least: limit / unit });
}

function reasonOf(issue: Issue, value: unknown): Text {
  switch (issue.code) {
    case 'too_big':
    case 'too_small':
      return outOfBounds(issue, value);
    case 'invalid_type':
      return value === undefined
        ? texts.missing
        : texts.notOfKind({ written: shown(value), kind: kinds[issue.expected] ?? otherKind });
    case 'unrecognized_keys':
      return texts.unknownNames({ names: issue.keys });
    case 'invalid_format':
      return issue.path[0] === 'hsCode' ? texts.noHsCode : texts.notHere({ written: shown(value) });
    case 'custom':
      return textReasons[issue.message] ?? { en: issue.message, de: issue.message };
    default:
      return texts.notHere({ written: shown(value) });
  }
}

/** [CAT-01] Which column of a row the rules refuse and why, in one sentence for people. */
export function rowSentence([first, ...more]: readonly Issue[], { row, title }: { row: unknown; title: string }): Text {
  if (!first) return texts.inColumn('row', texts.isRefused);
  // Of several bounds of one field the last is the narrowest.
  const issue = more.findLast(({ path, code }) => code === first.code && String(path) === String(first.path)) ?? first;
  if (issue.path[0] === 'title' && title.length > MAX_TITLE)
    return texts.inColumn('title', texts.titleTooLong({ count: title.length, most: MAX_TITLE }));
  const value = issue.path.reduce<unknown>(
    (within, key) => (within as Record<PropertyKey, unknown> | undefined)?.[key],
    row,
  );
  return texts.inColumn(columnIn(issue.path), reasonOf(issue, value));
}

import type { z } from 'zod';
import { MAX_TITLE } from '../model.ts';

type Issue = z.core.$ZodIssue;

const columns: Record<string, string> = {
  priceCents: 'price',
  processingDays: 'processing_days',
  weightGrams: 'weight_grams',
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
const textReasons: Record<string, string> = {
  'must be a single line': 'has a line break in it, and stands on one line in the shop',
  'contains characters that cannot be stored': 'has characters in it that nobody can see; type it anew',
};

const shown = (value: unknown): string =>
  `“${String(typeof value === 'object' ? JSON.stringify(value) : value).slice(0, 60)}”`;

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a whole number, such as 3',
  int: 'a whole number, such as 3',
  boolean: 'yes or no (true or false)',
  array: 'a list, such as ["S", "M"]',
  object: 'a list of names and what they are',
};

/** What is wrong with text or a list whose length is out of bounds, or a number. */
function outOfBounds(issue: Extract<Issue, { code: 'too_big' | 'too_small' }>, value: unknown): string {
  const limit = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum);
  const isOver = issue.code === 'too_big';
  const fits = isOver ? `and ${limit} fit` : `and ${limit} are needed`;
  if (issue.origin === 'string') return value === '' ? 'is empty' : `has ${String(value).length} characters, ${fits}`;
  if (issue.origin === 'array') return `has ${(value as unknown[]).length} entries, ${fits}`;
  // Prices are kept in cents, and written in euros.
  const unit = issue.path.at(-1) === 'priceCents' ? 100 : 1;
  return `${shown(Number(value) / unit)} is too ${isOver ? 'high' : 'low'}; ${limit / unit} is the ${isOver ? 'highest' : 'lowest'}`;
}

function reasonOf(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case 'too_big':
    case 'too_small':
      return outOfBounds(issue, value);
    case 'invalid_type':
      return value === undefined
        ? 'is missing'
        : `${shown(value)} is not ${kinds[issue.expected] ?? 'what belongs here'}`;
    case 'unrecognized_keys':
      return `has ${issue.keys.map((key) => `“${key}”`).join(', ')}, a name that the shop does not know`;
    case 'custom':
      return textReasons[issue.message] ?? issue.message;
    default:
      return `${shown(value)} does not belong here`;
  }
}

/** [CAT-01] Which column of a row the rules refuse and why, in one sentence for people. */
export function rowSentence(
  [first, ...more]: readonly Issue[],
  { row, title }: { row: unknown; title: string },
): string {
  if (!first) return 'row: is refused';
  // Of several bounds of one field the last is the narrowest.
  const issue = more.findLast(({ path, code }) => code === first.code && String(path) === String(first.path)) ?? first;
  if (issue.path[0] === 'title' && title.length > MAX_TITLE)
    return `title: has ${title.length} characters, and ${MAX_TITLE} fit (--shorten keeps the words that fit)`;
  const value = issue.path.reduce<unknown>(
    (within, key) => (within as Record<PropertyKey, unknown> | undefined)?.[key],
    row,
  );
  return `${columnIn(issue.path)}: ${reasonOf(issue, value)}`;
}

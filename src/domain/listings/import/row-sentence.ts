import type { z } from 'zod';
import { MAX_TITLE } from '../model.ts';

type Issue = z.core.$ZodIssue;

/** The field of the file: a listing without options has its price in the one variant. */
const fieldIn = (path: readonly PropertyKey[]): string =>
  path
    .join('.')
    .replace(/^variants\.0\.(?=priceCents|quantity|sku)/, '')
    .replace('priceCents', 'price') || 'row';

const shown = (value: unknown): string =>
  `“${String(typeof value === 'object' ? JSON.stringify(value) : value).slice(0, 60)}”`;

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a whole number',
  int: 'a whole number',
  boolean: 'yes or no (true, false)',
  array: 'a list',
  object: 'an object with fields',
};

/** What is wrong with text or a list whose length is out of bounds, or a number. */
function outOfBounds(issue: Extract<Issue, { code: 'too_big' | 'too_small' }>, value: unknown): string {
  const limit = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum);
  const most = issue.code === 'too_big' ? 'most' : 'least';
  if (issue.origin === 'string')
    return value === '' ? 'is empty' : `has ${String(value).length} characters, ${limit} are the ${most}`;
  if (issue.origin === 'array') return `has ${(value as unknown[]).length} entries, ${limit} are the ${most}`;
  // Prices are kept in cents, and written in euros.
  const unit = issue.path.at(-1) === 'priceCents' ? 100 : 1;
  return `${shown(Number(value) / unit)} is too ${issue.code === 'too_big' ? 'much' : 'little'}, ${limit / unit} is the ${most}`;
}

function reasonOf(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case 'too_big':
    case 'too_small':
      return outOfBounds(issue, value);
    case 'invalid_type':
      return value === undefined
        ? 'is missing'
        : `${shown(value)} is not ${kinds[issue.expected] ?? 'what stands here'}`;
    case 'unrecognized_keys':
      return `has ${issue.keys.map((key) => `“${key}”`).join(', ')}, which nothing here is called`;
    case 'custom':
      // Our own words: what characters text may not have.
      return issue.message;
    default:
      return `${shown(value)} is not what stands here`;
  }
}

/** [CAT-01] Which field of a row the rules refuse and why, in one sentence for people. */
export function rowSentence(
  [first, ...more]: readonly Issue[],
  { row, title }: { row: unknown; title: string },
): string {
  if (!first) return 'row: is refused';
  // Of several bounds of one field the last is the narrowest.
  const issue = more.findLast(({ path, code }) => code === first.code && String(path) === String(first.path)) ?? first;
  if (issue.path[0] === 'title' && title.length > MAX_TITLE)
    return `title: has ${title.length} characters, ${MAX_TITLE} are the most (--shorten keeps the words that fit)`;
  const value = issue.path.reduce<unknown>(
    (within, key) => (within as Record<PropertyKey, unknown> | undefined)?.[key],
    row,
  );
  return `${fieldIn(issue.path)}: ${reasonOf(issue, value)}`;
}

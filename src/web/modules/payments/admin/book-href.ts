import type { CallInput } from '#web/platform/calls.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';

export type Book = CallInput<'office.listBook'>['book'];

/** What money did. */
export const movedBooks = ['takings', 'refunds', 'payouts', 'disputes', 'fees'] as const satisfies readonly Book[];

/** The list that a figure of the books is the sum of; from one day on, and before another, where it is the figure of a time. */
export const bookHref = (book: Book, days: { from?: string; until?: string; by?: string } = {}): string =>
  `${adminHref('financial')}?${new URLSearchParams({ book, ...days })}#books`;

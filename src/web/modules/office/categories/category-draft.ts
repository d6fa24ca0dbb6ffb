import type { CallInput } from '#web/platform/calls.ts';
import type { OfficeCategory } from './office-category.ts';

type Change = CallInput<'office.planCategoryChange'>['change'];
type Fields = Extract<Change, { kind: 'edit' }>['fields'];

/** Stands for its present place among its siblings. */
export const SAME_POSITION = '=';

/** What the form of a category holds, as it is typed. */
export interface CategoryDraft {
  slug: string;
  name: string;
  nameDe: string;
  sentence: string;
  sentenceDe: string;
  /** The id of a piece, or its address as it was copied. */
  cover: string;
  parent: string;
  /** The sibling before it; empty for none. */
  after: string;
  goods: OfficeCategory['goods'];
  isPaused: boolean;
}

export const draftOf = (category: OfficeCategory | undefined): CategoryDraft => ({
  slug: category?.slug ?? '',
  name: category?.name ?? '',
  nameDe: category?.nameDe ?? '',
  sentence: category?.sentence ?? '',
  sentenceDe: category?.sentenceDe ?? '',
  cover: category?.cover ?? '',
  parent: category?.parent ?? '',
  after: SAME_POSITION,
  goods: category?.goods ?? 'standard',
  isPaused: category?.isPaused ?? false,
});

/** The last part of an address, which is the id. */
const idOf = (typed: string): string => typed.trim().split(/[?#]/)[0]?.split('/').at(-1) ?? '';

/** What is sent: of an edited category what is different alone, so that nobody writes over what they did not see. */
export function changeOf(draft: CategoryDraft, category: OfficeCategory | undefined): Change {
  const slug = draft.slug.trim();
  const typed = {
    ...{ name: draft.name.trim(), nameDe: draft.nameDe.trim() },
    ...{ sentence: draft.sentence.trim(), sentenceDe: draft.sentenceDe.trim() },
    cover: idOf(draft.cover),
    ...{ parent: draft.parent || null, goods: draft.goods, isPaused: draft.isPaused },
  };
  const after = draft.after === SAME_POSITION ? {} : { after: draft.after || null };
  if (!category) return { kind: 'add', slug, fields: { ...typed, ...after } };
  const different = Object.entries(typed).filter(([field, value]) => category[field as keyof typeof typed] !== value);
  return { kind: 'edit', slug, fields: { ...(Object.fromEntries(different) as Fields), ...after } };
}

export const isEmpty = (change: Change): boolean => change.kind === 'edit' && Object.keys(change.fields).length === 0;

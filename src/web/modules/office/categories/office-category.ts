import type { CallOutput } from '#web/platform/calls.ts';

/** A category with what is planned for it. */
export type OfficeCategory = CallOutput<'office.listCategories'>['items'][number];

import type { CallOutput } from '#web/platform/calls.ts';
import { language } from '#web/platform/languages/language.ts';

/** A category with what is planned for it. */
export type OfficeCategory = CallOutput<'office.listCategories'>['items'][number];

/** What the language of the page calls it. */
export const nameOf = ({ name, nameDe }: Pick<OfficeCategory, 'name' | 'nameDe'>): string =>
  (language === 'de' && nameDe) || name;

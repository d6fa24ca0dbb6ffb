import { paletteActs, paletteWords } from '#web/modules/admin/palette-texts.ts';
import { type AdminContext, hasPermission } from '#domain/core/permissions/checks.ts';
import type { Hit } from '#domain/office/model.ts';
import type { DeskIconName } from '#web/ui/desk/desk-icon.tsx';
import { adminHref, type AdminSection } from '#web/modules/admin/admin-sections.ts';
import { accountStatuses } from '#web/modules/admin/records/texts/record-texts.ts';
import { states as listingStates } from '#web/modules/listings/admin/product-texts.ts';
import { orderStateTexts as orderStates } from '#web/modules/orders/texts/state-texts.ts';
import * as texts from './texts.ts';

export interface PaletteRow {
  group: string;
  icon: DeskIconName;
  title: string;
  detail: string;
  href: string;
}

const icons: Record<Hit['kind'], DeskIconName> = {
  order: 'box',
  person: 'people',
  listing: 'tag',
  shop: 'shop',
  setting: 'gear',
};

const stateTexts: Partial<Record<Hit['kind'], Readonly<Record<string, string>>>> = {
  order: orderStates,
  listing: listingStates,
  person: accountStatuses,
};

export const rowOfHit = ({ kind, title, detail, state, href }: Hit): PaletteRow => ({
  group: texts.kinds[kind],
  icon: icons[kind],
  title: kind === 'order' ? texts.order(title) : title,
  detail: [detail, stateTexts[kind]?.[state] ?? state].filter(Boolean).join(', '),
  href,
});

const fits = (part: string, text: string): boolean => text.toLowerCase().includes(part.toLowerCase());

/** Sections and acts whose words have the typed part; acts only once something is typed. */
export function rowsHere(admin: AdminContext, sections: readonly AdminSection[], part: string): PaletteRow[] {
  const places = sections
    .filter(({ name, path }) => part === '' || fits(part, `${name} ${paletteWords[path] ?? ''}`))
    .map(({ name, icon, path }) => ({ group: texts.goTo, icon, title: name, detail: '', href: adminHref(path) }));
  const doing = sections.flatMap(({ path, acts = [] }) =>
    acts
      .map((act) => ({ ...act, title: paletteActs[act.title] ?? act.title }))
      .filter(({ title, needs }) => part !== '' && hasPermission(admin, needs) && fits(part, title))
      .map(({ title, icon, at = '' }) => ({
        group: texts.action,
        icon,
        title,
        detail: '',
        href: adminHref(`${path}${at}`),
      })),
  );
  return [...places, ...doing];
}

/** A place or act that begins with what is typed stands above what the server finds, the others below: nothing jumps there when the answer comes. */
export function inOrder(part: string, matches: readonly PaletteRow[], here: readonly PaletteRow[]): PaletteRow[] {
  const isNear = ({ title }: PaletteRow): boolean => part !== '' && title.toLowerCase().startsWith(part.toLowerCase());
  return [...here.filter(isNear), ...matches, ...here.filter((row) => !isNear(row))];
}

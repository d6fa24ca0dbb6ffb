import { paletteCommands, paletteKeywords } from '#web/modules/admin/palette-texts.ts';
import { type AdminContext, hasPermission } from '#domain/core/permissions/checks.ts';
import type { Hit } from '#domain/office/model.ts';
import type { DeskIconName } from '#web/ui/desk/desk-icon.tsx';
import type { JumpRow } from '#web/ui/desk/jump/jump-dialog.tsx';
import { adminHref, type AdminSection } from '#web/modules/admin/admin-sections.ts';
import { accountStatuses } from '#web/modules/admin/records/texts/record-texts.ts';
import { states as listingStates } from '#web/modules/listings/admin/product-texts.ts';
import { stateTextsOf } from '#web/modules/orders/texts/state-texts.ts';
import { caseOf } from '#web/modules/support/cases/case-texts.ts';
import * as texts from './texts.ts';

export type PaletteRow = JumpRow;

const icons: Record<Hit['kind'], DeskIconName> = {
  order: 'box',
  case: 'scale',
  person: 'people',
  listing: 'tag',
  shop: 'shop',
  setting: 'gear',
};

type StateTexts = Readonly<Record<string, string>>;

const stateTexts: Partial<Record<Hit['kind'], StateTexts>> = {
  case: texts.caseStates,
  listing: listingStates,
  person: accountStatuses,
};

const stateOf = ({ kind, state, deliveryId }: Hit): string => {
  const stateNames: StateTexts | undefined = deliveryId ? stateTextsOf({ deliveryId }) : stateTexts[kind];
  return stateNames?.[state] ?? state;
};

const titleOf = ({ kind, title }: Hit): string => {
  if (kind === 'order') return texts.order(title);
  return kind === 'case' ? caseOf(title) : title;
};

export const rowOfHit = (hit: Hit): PaletteRow => ({
  group: texts.kinds[hit.kind],
  icon: icons[hit.kind],
  title: titleOf(hit),
  detail: [hit.detail, stateOf(hit)].filter(Boolean).join(', '),
  href: hit.href,
});

const fits = (part: string, text: string): boolean => text.toLowerCase().includes(part.toLowerCase());

/** Sections and acts whose words have the typed part; acts only once something is typed. */
export function rowsHere(admin: AdminContext, sections: readonly AdminSection[], part: string): PaletteRow[] {
  const places = sections
    .filter(({ name, path }) => part === '' || fits(part, `${name} ${paletteKeywords[path] ?? ''}`))
    .map(({ name, icon, path }) => ({ group: texts.goTo, icon, title: name, detail: '', href: adminHref(path) }));
  const doing = sections.flatMap(({ path, commands = [] }) =>
    commands
      .map((command) => ({ ...command, title: paletteCommands[command.title] ?? command.title }))
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

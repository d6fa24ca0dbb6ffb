import { type AdminContext, hasPermission } from '#domain/admin/checks.ts';
import type { Permission } from '#domain/admin/permissions.ts';
import type { Hit } from '#domain/office/model.ts';
import type { DeskIconName } from '#web/ui/desk/desk-icon.tsx';
import { adminHref, type AdminSection } from '#web/rooms/admin/admin-sections.ts';

export interface PaletteRow {
  group: string;
  icon: DeskIconName;
  title: string;
  detail: string;
  href: string;
}

const kinds: Record<Hit['kind'], [string, DeskIconName]> = {
  order: ['Orders', 'box'],
  person: ['People', 'people'],
  listing: ['Listings', 'tag'],
  shop: ['Shops', 'shop'],
  setting: ['Settings', 'gear'],
};

export const rowOfHit = ({ kind, title, detail, href }: Hit): PaletteRow => ({
  group: kinds[kind][0],
  icon: kinds[kind][1],
  title,
  detail,
  href,
});

/** What one comes to do, where it is done, and what it needs. */
const acts: readonly [title: string, icon: DeskIconName, href: string, needs: Permission][] = [
  ['Decide listings that wait', 'check', 'products', 'products.approve'],
  ['Decide reviews that wait', 'check', 'reviews', 'reviews.moderate'],
  ['Suspend somebody', 'lock', 'users', 'users.suspend'],
  ['Suspend a maker', 'lock', 'sellers', 'sellers.suspend'],
  ['Write to a buyer', 'mail', 'users?part=buyers', 'buyers.contact'],
  ['Write to a maker', 'mail', 'sellers', 'sellers.contact'],
  ['Cancel an order', 'x', 'orders?state=confirmed', 'orders.edit'],
  ['Export payments', 'ext', 'financial#payments', 'finance.export'],
  ['Send a failing mail again', 'ret', 'messaging?view=failing', 'messages.send'],
  ['Run a job again', 'ret', 'system-health', 'jobs.run'],
  ['Invite an administrator', 'plus', 'admins', 'admins.manage'],
  ['See as another role', 'eye', 'admins', 'admins.manage'],
];

const fits = (part: string, words: string): boolean => words.toLowerCase().includes(part.toLowerCase());

/** Sections and acts whose words have the typed part; acts only once something is typed. */
export function rowsHere(admin: AdminContext, sections: readonly AdminSection[], part: string): PaletteRow[] {
  const places = sections
    .filter(({ name, words = '' }) => part === '' || fits(part, `${name} ${words}`))
    .map(({ name, icon, path }) => ({ group: 'Go to', icon, title: name, detail: '', href: adminHref(path) }));
  const open = new Set(sections.map(({ path }) => path));
  const doing = acts
    .filter(([title, , href, needs]) => {
      const [place = ''] = href.split(/[?#]/);
      return part !== '' && hasPermission(admin, needs) && open.has(place) && fits(part, title);
    })
    .map(([title, icon, href]) => ({ group: 'Do', icon, title, detail: '', href: adminHref(href) }));
  return [...places, ...doing];
}

/** A place or act that begins with what is typed stands above what the server finds, the others below: nothing jumps there when the answer comes. */
export function inOrder(part: string, found: readonly PaletteRow[], here: readonly PaletteRow[]): PaletteRow[] {
  const isNear = ({ title }: PaletteRow): boolean => part !== '' && title.toLowerCase().startsWith(part.toLowerCase());
  return [...here.filter(isNear), ...found, ...here.filter((row) => !isNear(row))];
}

export type PaletteKey = 'ArrowDown' | 'ArrowUp' | 'Home' | 'End' | 'PageDown' | 'PageUp';
const PAGE = 6;

/** Where a key leads in a list of so many rows: round at the ends by one step, to the end by a page. */
export function moveInRows(key: string, at: number, count: number): number | null {
  if (count === 0) return key.startsWith('Arrow') ? 0 : null;
  const rowAfter: Record<PaletteKey, number> = {
    ArrowDown: (at + 1) % count,
    ArrowUp: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
    PageDown: Math.min(at + PAGE, count - 1),
    PageUp: Math.max(at - PAGE, 0),
  };
  return rowAfter[key as PaletteKey] ?? null;
}

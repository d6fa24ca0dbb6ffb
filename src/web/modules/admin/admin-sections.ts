import { hrefTo } from '#domain/addresses.ts';
import type { ReactNode } from 'react';
import type { Permission } from '#domain/core/permissions/permissions.ts';
import { createSlots } from '#web/platform/slots.ts';
import type { DeskIconName } from '#web/ui/desk/desk-icon.tsx';

export const adminGroups = ['top', 'Queues', 'Records', 'Figures', 'House'] as const;

interface AdminCommand {
  /** Its words, or the name of those that come with the palette (`paletteActs`). */
  title: string;
  icon: DeskIconName;
  /** What follows the section in the address: the part of the screen where it is done. */
  at?: string;
  needs: Permission;
}

/** [UX-95] A section of the back office, as the module that it acts upon brings it. The menu shows those that one may open. */
export interface AdminSection {
  /** What follows `/admin/`. */
  path: string;
  name: string;
  icon: DeskIconName;
  group: (typeof adminGroups)[number];
  /** What its screen needs; null is for every active administrator. */
  needs: Permission | null;
  /** Who finds something there: holders of any of these. The menu leaves it out for others. */
  isFor?: readonly Permission[];
  /** Other addresses of the same screen. */
  also?: readonly string[];
  /** [UX-97] What one comes here to do, as the palette offers it. */
  commands?: readonly AdminCommand[];
  /** Its screen; the id is what follows the section in the address, or nothing. */
  render: (id: string) => ReactNode;
}

/** All sections: the app, which knows the modules, hands them in. */
export const adminSlots = createSlots<{ sections: readonly AdminSection[] }>();

export const adminHref = (path: string): string => (path ? `${hrefTo('admin')}/${path}` : hrefTo('admin'));

export const sectionOf = (first: string): AdminSection | undefined =>
  adminSlots.sections.find((section) => section.path === first || section.also?.includes(first));

/** [UX-95] What one may open. */
export const sectionsFor = ({ permissions }: { permissions: readonly Permission[] }): AdminSection[] =>
  adminSlots.sections.filter(
    ({ needs, isFor }) =>
      (needs === null || permissions.includes(needs)) &&
      (isFor === undefined || isFor.some((permission) => permissions.includes(permission))),
  );

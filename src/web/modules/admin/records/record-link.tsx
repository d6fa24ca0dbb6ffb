import { hrefTo } from '#domain/addresses.ts';
import type { ReactNode } from 'react';
import { type AdminContext, hasPermission } from '#domain/core/permissions/checks.ts';
import { Link } from '#web/ui/link.tsx';
import { sectionOf } from '../admin-sections.ts';
import { useAdmin } from '../use-admin.ts';

const ADMIN = '/admin/';

/** Where an address leads for this administrator: there, to a listing's page in the shop instead, or nowhere. */
export function recordHref(admin: AdminContext, href: string): string | null {
  if (!href.startsWith(ADMIN)) return href || null;
  const [section = '', id = ''] = href.slice(ADMIN.length).split(/[/?#]/);
  const needs = sectionOf(section)?.needs;
  if (!needs || hasPermission(admin, needs)) return href;
  return section === 'products' && id ? hrefTo('product', { productId: id }) : null;
}

/** Which record of a maker an administrator may open: the seller's, or else the account's. */
export function recordKindOf(admin: AdminContext): 'sellers' | 'users' | null {
  if (hasPermission(admin, 'sellers.view')) return 'sellers';
  return hasPermission(admin, 'users.view') ? 'users' : null;
}

/** [UX-95, UX-96] A name or a number that leads on where one may go, and is plain words otherwise. */
export function RecordLink({ href, children }: { href: string; children: ReactNode }) {
  const to = recordHref(useAdmin(), href);
  return to ? (
    <Link className="d-link" href={to}>
      {children}
    </Link>
  ) : (
    <>{children}</>
  );
}

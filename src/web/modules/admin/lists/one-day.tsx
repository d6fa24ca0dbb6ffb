import type { ReactNode } from 'react';
import { Link } from '#web/ui/link.tsx';

const dayIn = (query: URLSearchParams, name: string): string | null => {
  const day = query.get(name) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
};

/** The day that a list is narrowed to by its address, as figures of the dashboard open it; null for all days. */
export const dayOf = (query: URLSearchParams): string | null => dayIn(query, 'day');

/** The same for some days: from the first on, and before the second. */
export function daysOf(query: URLSearchParams): { from?: string; until?: string } {
  const [from, until] = [dayIn(query, 'from'), dayIn(query, 'until')];
  return { ...(from && { from }), ...(until && { until }) };
}

/** Says what a list is narrowed to, with the way to all of it. */
export const OneDay = ({ children, href, all }: { children: ReactNode; href: string; all: string }) => (
  <p className="d-small d-t2 d-before-list">
    {children}{' '}
    <Link className="d-link" href={href}>
      {all}
    </Link>
  </p>
);

import { useQueryParams } from '#web/platform/router/navigation.ts';
import { Link } from '#web/ui/link.tsx';

/** The view that the address names; the first of them without one. */
export function useView<View extends string>(name: string, views: readonly (readonly [View, string])[]): View {
  const wanted = useQueryParams().get(name);
  return (views.find(([view]) => view === wanted) ?? views[0])?.[0] as View;
}

interface Props {
  href: string;
  name: string;
  views: readonly (readonly [view: string, label: string])[];
  current: string;
}

/** Views of a list; each has its address. */
export const ViewTabs = ({ href, name, views, current }: Props) => (
  <nav className="d-tabs" aria-label="Views" style={{ marginBottom: 16 }}>
    {views.map(([view, label], index) => (
      <Link
        key={view}
        href={index === 0 ? href : `${href}?${name}=${view}`}
        aria-current={view === current ? 'page' : undefined}
      >
        {label}
      </Link>
    ))}
  </nav>
);

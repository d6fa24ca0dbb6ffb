import { useQueryParams } from '#web/platform/router/navigation.ts';
import { DeskTabs } from '#web/ui/desk/desk-tabs.tsx';

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
  /** What they are views of, where a page has more than one list. */
  label?: string | undefined;
}

/** Views of a list; each has its address. */
export const ViewTabs = ({ href, name, views, current, label }: Props) => (
  <DeskTabs
    isSpaced
    label={label}
    tabs={views.map(([view, text], index) => ({
      words: text,
      href: index === 0 ? href : `${href}?${name}=${view}`,
      isCurrent: view === current,
    }))}
  />
);

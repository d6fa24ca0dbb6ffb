import { useQueryParams } from '#web/platform/router/navigation.ts';

/** The view that the address names; the first of them without one. */
export function useView<View extends string>(name: string, views: readonly (readonly [View, string])[]): View {
  const wanted = useQueryParams().get(name);
  return (views.find(([view]) => view === wanted) ?? views[0])?.[0] as View;
}

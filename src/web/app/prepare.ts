import { matchRoute } from './modules.ts';

/** [UX-03] Code and data of a screen are fetched when somebody points at a link to it. */
export function prepare(href: string): void {
  const matched = matchRoute(href.split(/[?#]/)[0] ?? '');
  // A file that could not be fetched once is not fetched again by some browsers.
  if (!matched || !navigator.onLine) return;
  void matched.route.screen.preload();
  matched.route.prefetch?.(matched.params);
}

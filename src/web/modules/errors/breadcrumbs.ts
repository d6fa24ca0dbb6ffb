import { type Breadcrumb, emptyTrail, leaveCrumb } from '#domain/core/errors/breadcrumbs.ts';
import { plainPath } from '#domain/core/errors/fingerprint.ts';
import { line } from './describe-error.ts';

const LABEL = 40;
let trail = emptyTrail;

/** [ERR-07] What happened before, oldest first. */
export const breadcrumbs = (): readonly Breadcrumb[] => trail.crumbs;

export function leave(kind: Breadcrumb['kind'], message: string): void {
  trail = leaveCrumb(trail, { at: Date.now(), kind, message: line(message) });
}

/** What was pressed, without what a person wrote or is called: a button by its words, a link by its address. */
function pressed(target: EventTarget | null): string | null {
  const part = target instanceof Element ? target.closest('button, a, summary, input, select, label') : null;
  if (!part) return null;
  const kind = part.tagName.toLowerCase();
  if (part instanceof HTMLAnchorElement) return `a ${plainPath(part.pathname)}`;
  if (part instanceof HTMLInputElement) return `input ${part.type}`;
  return kind === 'button' || kind === 'summary'
    ? `${kind} ${(part.getAttribute('aria-label') ?? part.textContent ?? '').slice(0, LABEL)}`
    : kind;
}

/** [ERR-07] From now on presses, addresses and the connection leave crumbs. */
export function startTrail(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const what = pressed(target);
      if (what) leave('press', what);
    },
    { capture: true },
  );
  for (const name of ['online', 'offline']) addEventListener(name, () => leave('connection', name));
  addEventListener('popstate', () => leave('navigation', plainPath(location.pathname)));
  const { pushState } = history;
  history.pushState = (...state: Parameters<typeof pushState>) => {
    pushState.apply(history, state);
    leave('navigation', plainPath(location.pathname));
  };
  leave('navigation', plainPath(location.pathname));
}

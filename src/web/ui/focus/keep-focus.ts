import { type RefObject, useEffect } from 'react';

const FOCUSABLE = 'input:not([hidden], [type=file]), select, textarea, button:enabled, a[href]';

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';

/** What was focused, with all that it stood in, the nearest first. */
const wayUp = (element: Element, top: Element): Element[] => {
  const way: Element[] = [];
  for (let at: Element | null = element; at && at !== top; at = at.parentElement) way.push(at);
  return [...way, top];
};

function focusHeading(stay: Element, top: Element): HTMLElement | null {
  const dialog = stay.closest('dialog');
  const heading =
    stay.closest('section, aside, dialog')?.querySelector('h2') ??
    // What stands behind a dialog takes no focus.
    dialog?.querySelector('h2') ??
    dialog ??
    top.querySelector<HTMLElement>('main :is(h1, h2)') ??
    top.querySelector('h2');
  if (!heading) return null;
  heading.tabIndex = -1;
  heading.focus();
  return heading;
}

/** A button that can be pressed no more is left by the focus as well. */
const isThere = (element: Element): boolean => element.isConnected && !element.matches(':disabled');

/** So long after a button is off a browser has taken the focus from it. */
const TAKEN_MS = 50;

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** What is off for a while, as an act is under way: its heading has the focus until it is back. */
function parking(top: Element): { leave: (button: HTMLElement, stay: Element) => void; goBack: () => boolean } {
  let parked: { button: HTMLElement; heading: HTMLElement } | null = null;
  return {
    leave: (button, stay) =>
      void setTimeout(() => {
        if (!isLost()) return;
        if (isThere(button)) return button.focus();
        const heading = focusHeading(stay, top);
        if (heading) parked = { button, heading };
      }, TAKEN_MS),
    goBack: () => {
      if (!parked || !isThere(parked.button) || document.activeElement !== parked.heading) return false;
      parked.button.focus();
      parked = null;
      return true;
    },
  };
}

/** Watches one place, from what has the focus there; answers how to stop. */
export function watchFocus(top: Element): () => void {
  let way: Element[] = [];
  /** The button behind which what stands here now was: it gets the focus back. */
  let opener = '';
  const park = parking(top);
  let path = '';
  const remember = ({ target }: Pick<Event, 'target'>): void => {
    way = target instanceof Element && top.contains(target) ? wayUp(target, top) : [];
    path = location.pathname;
  };
  const forget = ({ target }: Event): void => {
    if (!(target as Element).closest(`${FOCUSABLE}, label, summary`)) way = [];
  };
  const goOn = (records: MutationRecord[]): void => {
    const [lost] = way;
    // Another screen gives it to its own heading.
    if (path !== location.pathname) way = [];
    if (park.goBack() || !lost || isThere(lost)) return;
    if (lost.isConnected && !isLost()) return park.leave(lost as HTMLElement, way.find(isThere) ?? top);
    if (!isLost() || top.querySelector('.skeleton')) return;
    const stay = way.find(isThere);
    way = [];
    if (!stay) return;
    const own = lost.localName === 'button' ? nameOf(lost) : '';
    const buttons = [...top.querySelectorAll<HTMLElement>('button:enabled')];
    // The same button drawn anew, or the one that opened what is gone.
    const same = own && buttons.find((each) => nameOf(each) === own);
    const back = same || (opener && buttons.find((each) => nameOf(each) === opener));
    const next = records
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node): node is HTMLElement => node instanceof HTMLElement && node.isConnected)
      .flatMap((node) => (node.matches(FOCUSABLE) ? [node] : [...node.querySelectorAll<HTMLElement>(FOCUSABLE)]));
    const isOpening = own !== '' && next.some(({ localName }) => localName === 'input');
    if (back) {
      back.focus();
      if (!same) opener = '';
    } else if (next[0] && (isOpening || !opener)) {
      next[0].focus();
      if (isOpening) opener = own;
    } else focusHeading(stay, top);
  };
  const observer = new MutationObserver(goOn);
  observer.observe(top, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  remember({ target: document.activeElement });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forget);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget);
  };
}

/**
 * [UX-100] Where what had the focus gives way to something else, the focus goes on to that, back to the button that opened it,
 * or else to the heading, and never to the top of the page.
 */
export function useRestoredFocus(location: RefObject<Element | null>): void {
  useEffect(() => (location.current ? watchFocus(location.current) : undefined), [location]);
}

/** The first mistake of a form gets the focus: what the browser finds wrong, or the field that is named. */
export const focusMistake = (form: EventTarget, field = 'input:invalid'): void =>
  (form as HTMLFormElement).querySelector<HTMLElement>(field)?.focus();

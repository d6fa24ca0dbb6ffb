import type { AnchorHTMLAttributes, MouseEvent } from 'react';

/** Moves; the link is where it was pressed. */
type Go = (href: string, link: Element) => void;
type Prepare = (href: string) => void;

let go: Go = (href) => location.assign(href);
let prepare: Prepare = () => undefined;

/** The app says how to move and what to fetch ahead; links themselves know neither router nor data. */
export function setNavigation(navigation: { go?: Go; prepare?: Prepare }): void {
  ({ go = go, prepare = prepare } = navigation);
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target'> & { href: string };

/** A real link: it opens in a new tab, can be copied, and moves within the app on a plain click. */
export function Link({ href, onClick, ...rest }: Props) {
  const isScreen = /^\/(?!api\/|dev\/|exports\/|v0\/)/.test(href);
  const ready = (): void => {
    if (isScreen) prepare(href);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the words come with the children
    <a
      href={href}
      onPointerEnter={ready}
      onTouchStart={ready}
      onFocus={ready}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event) || !isScreen) return;
        event.preventDefault();
        go(href, event.currentTarget);
      }}
      {...rest}
    />
  );
}

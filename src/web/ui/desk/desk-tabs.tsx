import { useEffect, useRef } from 'react';
import { formatNumber } from '#web/platform/languages/formats.ts';
import { Link } from '../link.tsx';
import * as texts from './texts.ts';

export interface DeskTab {
  label: string;
  href: string;
  isCurrent: boolean;
  /** How many stand there; empty while that is not known. */
  count?: number | '' | undefined;
  /** Where two may lead to the same. */
  key?: string;
}

interface Props {
  tabs: readonly DeskTab[];
  isSpaced?: boolean;
  /** They are views of a list further down a page, which does not scroll for them. */
  staysThere?: boolean;
  /** What they are views of, where a page has more than one list. */
  label?: string | undefined;
}

/** Room beside a tab that is scrolled to. */
const GAP = 20;

/** [UX-86] Views of a list, of the close density: each has its address, so Back and a kept link find it. */
export function DeskTabs({ tabs, isSpaced, staysThere, label = texts.views }: Props) {
  const bar = useRef<HTMLElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  // More tabs than there is room for are scrolled: the one that is shown is in sight, also when counts or acts beside them come later.
  const counts = tabs.map(({ count }) => count).join();
  useEffect(() => {
    const [nav, tab] = [bar.current, bar.current?.children[current]];
    if (!nav || !(tab instanceof HTMLElement)) return undefined;
    const show = (): void => {
      const left = tab.offsetLeft - nav.offsetLeft;
      const right = left + tab.offsetWidth;
      const isHidden = left < nav.scrollLeft || right > nav.scrollLeft + nav.clientWidth;
      if (isHidden) nav.scrollLeft = right - nav.clientWidth + GAP;
    };
    const observer = new ResizeObserver(show);
    observer.observe(nav);
    return () => observer.disconnect();
  }, [current, counts]);
  return (
    <nav ref={bar} className={isSpaced ? 'd-tabs d-tabs--spaced' : 'd-tabs'} aria-label={label}>
      {tabs.map(({ label, href, isCurrent, count, key = href }) => (
        <Link key={key} href={href} data-stays={staysThere} aria-current={isCurrent ? 'page' : undefined}>
          {label}
          {count !== undefined && <b>{count === '' ? '' : formatNumber(count)}</b>}
        </Link>
      ))}
    </nav>
  );
}

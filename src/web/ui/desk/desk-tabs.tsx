import { formatNumber } from '#web/platform/languages/formats.ts';
import { Link } from '../link.tsx';
import * as texts from './texts.ts';

interface DeskTab {
  words: string;
  href: string;
  isCurrent: boolean;
  /** How many stand there; empty while that is not known. */
  count?: number | '' | undefined;
}

interface Props {
  tabs: readonly DeskTab[];
  isSpaced?: boolean;
  /** What they are views of, where a page has more than one list. */
  label?: string | undefined;
}

/** [UX-86] Views of a list, of the close density: each has its address, so Back and a kept link find it. */
export const DeskTabs = ({ tabs, isSpaced, label = texts.views }: Props) => (
  <nav className={isSpaced ? 'd-tabs d-tabs--spaced' : 'd-tabs'} aria-label={label}>
    {tabs.map(({ words, href, isCurrent, count }) => (
      <Link key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
        {words}
        {count !== undefined && <b>{count === '' ? '' : formatNumber(count)}</b>}
      </Link>
    ))}
  </nav>
);

import { useRef, useState } from 'react';
import { DeskIcon, type DeskIconName } from '#web/ui/desk/desk-icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { useClosing } from '#web/ui/focus/use-closing.ts';
import * as texts from './texts/frame-texts.ts';
import './short-bar.css';

interface Entry {
  href: string;
  name: string;
  icon: DeskIconName;
  count: number;
  isCurrent: boolean;
}

const MAX_PLACES = 4;

/** What is read of a count where little fits. */
export const shortCount = (count: number): string => (count > 99 ? '99+' : String(count));

interface MoreProps {
  entries: readonly Entry[];
  onFind: (() => void) | undefined;
  onClose: () => void;
}

function More({ entries, onFind, onClose }: MoreProps) {
  const box = useRef<HTMLDivElement>(null);
  useClosing(box, onClose);
  return (
    <div className="d-more" ref={box}>
      {onFind && (
        <button
          type="button"
          onClick={() => {
            onClose();
            onFind();
          }}
        >
          <DeskIcon name="search" />
          <span>{texts.find}</span>
        </button>
      )}
      {entries.map(({ href, name, icon, count, isCurrent }) => (
        <Link key={href} href={href} aria-current={isCurrent ? 'page' : undefined} onClick={onClose}>
          <DeskIcon name={icon} />
          <span>{name}</span>
          {count > 0 && <small>{count}</small>}
        </Link>
      ))}
    </div>
  );
}

/** [SHELL-09] The menu of a phone, at the foot: four places, and all others behind the fifth. */
export function ShortBar({
  label,
  entries,
  onFind,
}: {
  label: string;
  entries: readonly Entry[];
  onFind?: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const [places, others] = [entries.slice(0, MAX_PLACES), entries.slice(MAX_PLACES)];
  return (
    <nav className="d-tabs-b" aria-label={label}>
      {places.map(({ href, name, icon, count, isCurrent }) => (
        <Link key={href} href={href} aria-current={isCurrent ? 'page' : undefined} onClick={close}>
          <DeskIcon name={icon} />
          {count > 0 && <b aria-hidden="true">{shortCount(count)}</b>}
          <span>{name}</span>
        </Link>
      ))}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-current={!places.some(({ isCurrent }) => isCurrent) ? 'page' : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <DeskIcon name="dots" />
        <span>{texts.more}</span>
      </button>
      {isOpen && <More entries={others} onFind={onFind} onClose={close} />}
    </nav>
  );
}

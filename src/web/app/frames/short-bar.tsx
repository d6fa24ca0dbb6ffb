import { useEffect, useRef, useState } from 'react';
import { DeskIcon, type DeskIconName } from '#web/ui/desk/desk-icon.tsx';
import { Link } from '#web/ui/link.tsx';
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

/** Closes what is open by Escape, which gives the focus back, and by a press beside it. */
function useClosing(isOpen: boolean, close: () => void): React.RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    box.current?.querySelector<HTMLElement>('.d-more a, .d-more button')?.focus();
    const outside = ({ target }: Event): void => {
      if (!box.current?.contains(target as Node)) close();
    };
    const escape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      close();
      box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen]);
  return box;
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
  const box = useClosing(isOpen, close);
  const [places, others] = [entries.slice(0, MAX_PLACES), entries.slice(MAX_PLACES)];
  return (
    <nav className="d-tabs-b" aria-label={label} ref={box}>
      {places.map(({ href, name, icon, count, isCurrent }) => (
        <Link key={href} href={href} aria-current={isCurrent ? 'page' : undefined} onClick={close}>
          <DeskIcon name={icon} />
          {count > 0 && <b aria-hidden="true">{count > 99 ? '99+' : count}</b>}
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
      {isOpen && (
        <div className="d-more">
          {onFind && (
            <button
              type="button"
              onClick={() => {
                close();
                onFind();
              }}
            >
              <DeskIcon name="search" />
              <span>{texts.find}</span>
            </button>
          )}
          {others.map(({ href, name, icon, count, isCurrent }) => (
            <Link key={href} href={href} aria-current={isCurrent ? 'page' : undefined} onClick={close}>
              <DeskIcon name={icon} />
              <span>{name}</span>
              {count > 0 && <small>{count}</small>}
            </Link>
          ))}
        </div>
      )}
    </nav>
  );
}

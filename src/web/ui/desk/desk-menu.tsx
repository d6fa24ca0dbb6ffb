import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { moveInRows } from '../listbox/move-in-rows.ts';
import { DeskButton } from './desk-button.tsx';
import { DeskIcon, type DeskIconName } from './desk-icon.tsx';
import './desk-menu.css';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: DeskIconName;
  /** Stands where it can be on or off. */
  isOn?: boolean;
  onChoose: () => void;
}

interface Props {
  /** What the button says; with `icon` alone, to those who do not see it. */
  label: string;
  icon?: DeskIconName;
  /** The words stand on the button. */
  isWorded?: boolean;
  items: readonly MenuItem[];
  opens?: 'left' | 'up';
  /** Opened by a key elsewhere: another number opens it. */
  opener?: number;
}

/** A menu behind a button: arrows move in it, Escape gives the focus back, a press beside it closes it. */
export function DeskMenu({ label, icon, isWorded, items, opens, opener = 0 }: Props) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const rows = (): HTMLElement[] => [...(box.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  useEffect(() => {
    if (opener > 0) setOpen(true);
  }, [opener]);
  useEffect(() => {
    if (!isOpen) return undefined;
    rows()[0]?.focus();
    const outside = ({ target }: Event): void => {
      if (!box.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [isOpen]);
  const close = (): void => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen) return;
    const all = rows();
    const next = moveInRows(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') return setOpen(false);
    else if (next !== null) all[next]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const location = opens ? `desk-menu__list--${opens}` : '';
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are for the menu within
    <span className="desk-menu" ref={box} onKeyDown={onKeyDown}>
      <DeskButton
        {...(icon && { icon })}
        {...(!isWorded && { label })}
        {...(isWorded && { kind: 'quiet' as const, isSmall: true })}
        title={isWorded ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isWorded && (
          <>
            {label}
            <DeskIcon name="down" small />
          </>
        )}
      </DeskButton>
      {isOpen && (
        <div className={`desk-menu__list ${location}`} role="menu" aria-label={label}>
          {items.map((item) => (
            <button
              key={item.key}
              type="button"
              role={item.isOn === undefined ? 'menuitem' : 'menuitemcheckbox'}
              aria-checked={item.isOn}
              tabIndex={-1}
              onClick={() => {
                close();
                item.onChoose();
              }}
            >
              {item.icon && <DeskIcon name={item.icon} small />}
              <span>{item.label}</span>
              {item.isOn && <DeskIcon name="check" small />}
            </button>
          ))}
        </div>
      )}
    </span>
  );
}

import { type KeyboardEvent, type ReactNode, useId } from 'react';
import './tabs.css';

interface Props<Tab> {
  /** What one chooses between. */
  label: string;
  tabs: readonly (readonly [tab: Tab, words: string])[];
  current: Tab;
  onChoose: (tab: Tab) => void;
  /** What the chosen one shows. */
  children: ReactNode;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs over one place: Tab comes to the chosen one, the arrow keys go round and choose. Where each has an address, it is a link instead: `DeskTabs`. */
export function Tabs<Tab extends string>({ label, tabs, current, onChoose, children }: Props<Tab>) {
  const id = useId();
  const byArrow = ({ key, currentTarget }: KeyboardEvent): void => {
    const step = steps[key];
    if (!step) return;
    const at = tabs.findIndex(([tab]) => tab === current);
    const [next] = tabs[(at + step + tabs.length) % tabs.length] ?? [];
    if (next === undefined) return;
    onChoose(next);
    currentTarget.parentElement?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next}`)}`)?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label}>
        {tabs.map(([tab, text]) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-controls={`${id}-panel`}
            aria-selected={tab === current}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => onChoose(tab)}
            onKeyDown={byArrow}
          >
            {text}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}

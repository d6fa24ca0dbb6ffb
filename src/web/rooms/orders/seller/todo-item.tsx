import type { ReactNode } from 'react';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { Link } from '#web/ui/link.tsx';

interface Props {
  kind?: 'd-crit' | 'd-todo-high';
  /** How many, or which step. */
  mark: ReactNode;
  title: ReactNode;
  act: { label: string; href: string };
  children: ReactNode;
}

/** One thing to do: how much of it, what and why, and where. */
export const TodoItem = ({ kind, mark, title, act, children }: Props) => (
  <li className={kind}>
    <span className="d-todo-count">{mark}</span>
    <div>
      <b>
        {kind && <DeskIcon name={kind === 'd-crit' ? 'critical' : 'high'} small />}
        {title}
      </b>
      <p>{children}</p>
    </div>
    <Link className="d-btn d-small d-soft" href={act.href} aria-label={act.label}>
      <span className="d-btn-words">{act.label}</span>
      <span className="d-chev">
        <DeskIcon name="right" />
      </span>
    </Link>
  </li>
);

import type { ReactNode } from 'react';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';

interface Props {
  kind?: 'd-crit' | 'd-todo-high' | undefined;
  /** How many, or which step. */
  mark: ReactNode;
  title: ReactNode;
  action: { label: string; href: string };
  /** What it is about. */
  pictures?: ReactNode;
  children: ReactNode;
}

/** One thing to do: how much of it, what and why, and where. */
export const TodoItem = ({ kind, mark, title, action, pictures, children }: Props) => (
  <li className={kind}>
    <span className="d-todo-count">{mark}</span>
    <div>
      <b>
        {kind && <DeskIcon name={kind === 'd-crit' ? 'critical' : 'high'} small />}
        {title}
      </b>
      <p>{children}</p>
    </div>
    {pictures}
    <DeskButtonLink kind="soft" isSmall href={action.href} aria-label={action.label}>
      <span className="d-btn-words">{action.label}</span>
      <span className="d-chev">
        <DeskIcon name="right" />
      </span>
    </DeskButtonLink>
  </li>
);

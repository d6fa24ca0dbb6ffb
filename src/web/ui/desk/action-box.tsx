import type { FormEvent, ReactNode } from 'react';
import './desk-field.css';
import './desk-button.css';
import './action-box.css';

interface Props {
  title: string;
  /** What it does. */
  note?: ReactNode;
  /** It takes something from somebody, or cannot be undone. */
  isDanger?: boolean;
  /** Its fields are sent together. */
  onSubmit?: (event: FormEvent) => void;
  children: ReactNode;
}

/** [UX-96] An act of an administrator in a box of its own: what it is, what it does, its fields and buttons. */
export function ActionBox({ title, note, isDanger = false, onSubmit, children }: Props) {
  const box = {
    className: isDanger ? 'd-action-box d-action-box--danger' : 'd-action-box',
    'aria-label': title,
    children: (
      <>
        <p className="d-label">{title}</p>
        {note && <p className="d-small d-t2">{note}</p>}
        {children}
      </>
    ),
  };
  return onSubmit ? <form {...box} onSubmit={onSubmit} /> : <section {...box} />;
}

/** The buttons of such a box, one below another. */
export const ActionButtons = ({ children }: { children: ReactNode }) => <div className="d-stackacts">{children}</div>;

import type { ReactNode } from 'react';
import './profile.css';

/** One subject of the account, with its own heading and its own save [UX-69]. */
export function Section({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <section className="subject" aria-label={title}>
      <h2>{title}</h2>
      {text && <p className="muted">{text}</p>}
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import { Link } from '../link.tsx';
import './figures.css';

interface Figure {
  name: string;
  value: ReactNode;
  note?: ReactNode;
  /** The list of what it counts, for who may read that. */
  href?: string | null | undefined;
  /** It is what the page shows now. */
  isCurrent?: boolean;
}

interface Props {
  /** What the figures are of. */
  label: string;
  figures: readonly Figure[];
}

/** [UX-93] Figures side by side, each with a note; each opens the list of what it counts. */
export const FigureRow = ({ label, figures }: Props) => (
  <nav className="d-figs d-bigf" aria-label={label}>
    {figures.map(({ name, value, note, href, isCurrent }) => {
      const content = (
        <>
          {name}
          <span className="d-value">{value}</span>
          <span className="d-figure-note">{note}</span>
        </>
      );
      return href ? (
        <Link key={name} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {content}
        </Link>
      ) : (
        <div key={name}>{content}</div>
      );
    })}
  </nav>
);

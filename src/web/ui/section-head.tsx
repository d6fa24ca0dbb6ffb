import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import './section-head.css';

/** The ruled heading of a section, with at most one link or button. */
export function SectionHead({
  title,
  link,
  id,
  children,
}: {
  title: string;
  link?: { label: string; href: string };
  id?: string;
  children?: ReactNode;
}) {
  return (
    <div className="section__head">
      <h2 tabIndex={-1} id={id}>
        {title}
      </h2>
      {link && (
        <Link className="link" href={link.href}>
          {link.label}
        </Link>
      )}
      {children}
    </div>
  );
}

import type { MouseEvent, ReactNode } from 'react';
import { Button, ButtonLink } from './button.tsx';
import { Link } from './link.tsx';
import { PageTitle } from './page-title.tsx';
import * as texts from './states-texts.ts';
import { notLoaded, tryAgain } from './texts.ts';

const drawings = {
  needle: 'M20 76 68 28M64 24c4-6 12-8 14-6s0 10-6 14M20 76l-4 8 8-4M30 66c10 10 26 12 40 2',
  wheel: 'M16 62h64M28 62c0-16 8-30 20-30s20 14 20 30M38 32c0-8 20-8 20 0M48 62v18M34 80h28M36 48h24',
  chisel: 'M22 74 54 42l8 8-32 32-12 2 4-10ZM54 42l14-14c4-4 12 4 8 8L62 50M48 48l8 8',
  parcel: 'M16 34 48 18l32 16v30L48 80 16 64V34Zm0 0 32 17 32-17M48 51v29M32 26l32 17',
};

interface Props {
  draw?: keyof typeof drawings;
  title: string;
  children?: ReactNode;
  /** The first thing to do, and another way on. */
  action?: { label: string; href?: string; onClick?: (event: MouseEvent<HTMLElement>) => void };
  also?: { label: string; href: string };
  /** The screen has no other heading. */
  isPage?: boolean;
}

/** An empty or failed place: what it is, why, and the first act. */
export function EmptyState({ draw = 'wheel', title, children, action, also, isPage }: Props) {
  return (
    <div className="empty">
      <svg className="drawing" viewBox="0 0 96 96" aria-hidden="true">
        <path d={drawings[draw]} />
      </svg>
      {isPage ? <PageTitle title={title} /> : <h2>{title}</h2>}
      {children && <p>{children}</p>}
      <div className="actions">
        {action &&
          (action.href ? (
            <ButtonLink kind="primary" href={action.href} onClick={action.onClick}>
              {action.label}
            </ButtonLink>
          ) : (
            <Button kind="primary" onClick={action.onClick}>
              {action.label}
            </Button>
          ))}
        {also && (
          <Link className="link" href={also.href}>
            {also.label}
          </Link>
        )}
      </div>
    </div>
  );
}

/** Something could not be read: what is safe, and another try. */
export function FailedState({
  what,
  problem,
  retry,
  isPage,
}: {
  what: string;
  problem?: { message: string; requestId?: string | undefined } | null;
  retry: () => void;
  isPage?: boolean;
}) {
  return (
    <div role="alert">
      <EmptyState draw="chisel" title={notLoaded(what)} action={{ label: tryAgain, onClick: retry }} isPage={isPage}>
        {problem?.message ?? texts.noAnswer} {texts.nothingLost}
        {problem?.requestId && (
          <span className="tiny-text muted error-number">{texts.errorNumber(problem.requestId.slice(-8))}</span>
        )}
      </EmptyState>
    </div>
  );
}

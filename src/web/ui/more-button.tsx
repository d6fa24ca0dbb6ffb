import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import * as texts from './texts.ts';
import './more-button.css';
import './fields/field.css';

interface Props {
  pages: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** What takes the focus in each piece of the list: the button goes with the last page, and who uses keys reads on at the first new piece. */
  each?: string;
  children: ReactNode;
}

const NOTHING = -1;

/** The next page of a list, while there is one. */
export function MoreButton({ pages, each, children }: Props) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const before = useRef(NOTHING);
  useEffect(() => {
    if (hasNextPage || !each || before.current === NOTHING) return;
    if (document.activeElement === document.body) document.querySelectorAll<HTMLElement>(each)[before.current]?.focus();
    before.current = NOTHING;
  }, [hasNextPage, each]);
  const press = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    if (isFetchingNextPage) return;
    const byKey = currentTarget.matches(':focus-visible');
    before.current = each && byKey ? document.querySelectorAll(each).length : NOTHING;
    void fetchNextPage();
  };
  if (!hasNextPage) return null;
  return (
    <>
      {isFetchNextPageError && !isFetchingNextPage && (
        <p className="error" role="alert">
          {texts.moreFailed}
        </p>
      )}
      <Button isBusy={isFetchingNextPage} hasSpinner onClick={press}>
        {children}
      </Button>
    </>
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DeskButton } from './desk-button.tsx';
import { DeskIcon } from './desk-icon.tsx';
import './desk-list.css';
import './desk-filters.css';
import * as texts from './texts.ts';

const PAUSE_MILLISECONDS = 300;

/** The words that a list is searched by: they count on Enter, or when typing pauses. */
export function DeskSearch({
  label,
  placeholder,
  value,
  onSearch,
}: {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (phrase: string) => void;
}) {
  const [text, setText] = useState(value);
  const request = useRef(value);
  const timer = useRef(0);
  useEffect(() => {
    // Cleared or changed from outside, by a link or by Back.
    if (value !== request.current) setText(value);
    request.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (next: string): void => {
    clearTimeout(timer.current);
    if (next === request.current) return;
    request.current = next;
    onSearch(next);
  };
  return (
    <label className="d-fld">
      <DeskIcon name="search" small />
      <input
        type="search"
        value={text}
        placeholder={placeholder}
        aria-label={label}
        maxLength={100}
        enterKeyHint="search"
        onKeyDown={(event) => event.key === 'Enter' && ask(text.trim())}
        onChange={({ target: { value } }) => {
          setText(value);
          clearTimeout(timer.current);
          timer.current = window.setTimeout(() => ask(value.trim()), value ? PAUSE_MILLISECONDS : 0);
        }}
      />
    </label>
  );
}

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** The foot of a list: how many stand here, and the next ones. While they come, another press asks for nothing. */
export function DeskMore({
  pages,
  label = texts.loadMore,
  children,
}: {
  pages: Pages;
  label?: string;
  children?: ReactNode;
}) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  if (!hasNextPage && !children) return null;
  const moreLabel = isFetchNextPageError ? texts.tryAgain : label;
  return (
    <div className="d-tfoot">
      {children && <span role="status">{children}</span>}
      {isFetchNextPageError && <span role="alert">{texts.nextUnread}</span>}
      <span className="d-spacer" />
      {hasNextPage && (
        <DeskButton isSmall isBusy={isFetchingNextPage} onClick={() => !isFetchingNextPage && void fetchNextPage()}>
          {isFetchingNextPage ? texts.loading : moreLabel}
        </DeskButton>
      )}
    </div>
  );
}

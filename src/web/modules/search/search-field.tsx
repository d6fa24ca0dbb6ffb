import { hrefTo } from '#domain/addresses.ts';
import { type FormEvent, type MouseEvent, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { rememberSearch } from './recent-searches.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';
import { go, useLocation } from '#web/platform/router/navigation.ts';
import { onPersonChange, useSession } from '#web/platform/session.ts';
import * as texts from './field-texts.ts';
import './search-box.css';

const loadList = () => import('./suggest-list.tsx');
const SuggestList = lazyExtra(async () => (await loadList()).SuggestList);
/** [UX-05] What was typed and not sent: Back finds it, on a phone too, where the field goes with its screen. */
let unsent = '';
onPersonChange((_now, before) => {
  if (before) unsent = '';
});
const closed = { has: false, active: undefined as string | undefined };

interface Props {
  className: string;
  landmark?: string;
  /** For a field that appears because somebody asked for it. */
  wantsFocus?: boolean;
  onClose?: () => void;
}

/** On a phone the open search fills the window; a press beside the field must not take the focus from it. */
const preventBlur = (event: MouseEvent): void => {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
};

/** [UX-07, UX-18, UX-20] The search field: suggests while one types, and what was searched stays in it. */
export function SearchField({ className, landmark, wantsFocus, onClose }: Props) {
  const { search, path } = useLocation();
  const shownQuery =
    path === '/search' || path.startsWith('/category/') ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [text, setText] = useState(shownQuery || unsent);
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(closed);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const shownFor = useRef(shownQuery);
  useEffect(() => {
    if (shownFor.current !== shownQuery) setText(shownQuery);
    shownFor.current = shownQuery;
    if (shownQuery) unsent = '';
  }, [shownQuery]);
  const type = (text: string): void => {
    unsent = text;
    setText(text);
  };
  const person = useSession()?.userId;
  const typedBy = useRef(person);
  const forgetTyped = useEffectEvent(() => setText(shownQuery));
  useEffect(() => {
    // The next person in this browser is not shown what whoever left had typed.
    if (typedBy.current && typedBy.current !== person) forgetTyped();
    typedBy.current = person;
  }, [person]);
  useEffect(() => {
    if (wantsFocus) input.current?.focus();
  }, [wantsFocus]);
  const close = (): void => {
    setOpen(false);
    setShown(closed);
    onClose?.();
  };
  const leave = (): void => {
    input.current?.blur();
    close();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const trimmed = text.trim();
    leave();
    unsent = '';
    if (trimmed) rememberSearch(trimmed);
    go(trimmed ? `${hrefTo('search')}?q=${encodeURIComponent(trimmed)}` : hrefTo('search'));
  };
  const clear = (): void => {
    type('');
    input.current?.focus();
  };
  return (
    <search aria-label={landmark}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keeps the focus where it is, does nothing else */}
      <form
        className={`search-box ${className} ${open ? 'is-open' : ''}`}
        action={hrefTo('search')}
        onSubmit={submit}
        onMouseDown={preventBlur}
      >
        <Button icon="left" label={texts.close} className="search-box__back" onClick={leave} />
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          name="q"
          role="combobox"
          aria-label={texts.search}
          aria-autocomplete="list"
          aria-expanded={shown.has}
          aria-controls={list}
          aria-activedescendant={shown.active}
          placeholder={texts.placeholder}
          value={text}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onPointerEnter={() => void loadList().catch(() => undefined)}
          onFocus={() => setOpen(true)}
          onBlur={close}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && open) {
              event.preventDefault();
              close();
            }
          }}
          onChange={(event) => {
            type(event.target.value);
            setOpen(true);
          }}
        />
        {text !== '' && <Button icon="x" iconSize="s" label={texts.clear} className="clear" onClick={clear} />}
        {open && (
          <Suspense>
            <SuggestList id={list} text={text} input={input} onClose={close} onChange={setShown} />
          </Suspense>
        )}
      </form>
    </search>
  );
}

import { hrefTo } from '#domain/addresses.ts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { go } from '#web/platform/router/navigation.ts';
import { categoryName, menuCategories } from '#web/modules/listings/menu-categories.ts';
import { useCall } from '#web/platform/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useListbox } from '#web/ui/listbox/use-listbox.ts';
import { useDebounced } from '#web/platform/use-debounced.ts';
import { forgetSearches, rememberSearch, recentSearches } from './recent-searches.ts';
import { recentRows, rowsOf, type SuggestRow, typedPart } from './suggest-rows.ts';
import * as texts from './suggest-texts.ts';
import './suggest-list.css';

const SUGGEST_DEBOUNCE_MS = 60;
const FROM_LETTERS = 2;
const icons: Record<SuggestRow['kind'], IconName> = {
  recent: 'clock',
  query: 'search',
  category: 'list',
  listing: 'parcel',
  shop: 'shop',
};

const keyOf = ({ kind, href }: SuggestRow): string => `${kind} ${href}`;

function RowText({ row, typed }: { row: SuggestRow; typed: string }) {
  const [before, same, after] = row.kind === 'recent' ? ['', row.text, ''] : typedPart(row.text, typed);
  return (
    <span>
      {before && <b>{before}</b>}
      {same}
      {after && <b>{after}</b>}
      {row.kind === 'category' && <span className="muted"> {row.note}</span>}
    </span>
  );
}

/** Somewhere to begin, where the search fills the window and there is nothing to suggest. */
function MenuCategories({ onClose }: { onClose: () => void }) {
  return (
    <nav className="suggest__categories" aria-label={texts.categories}>
      <p className="small-caps">{texts.lookThrough}</p>
      {menuCategories().map((category) => (
        <Link key={category.slug} href={hrefTo('category', { slug: category.slug })} onClick={onClose}>
          <Icon name="right" />
          {categoryName(category)}
        </Link>
      ))}
    </nav>
  );
}

interface Props {
  id: string;
  text: string;
  input: RefObject<HTMLInputElement | null>;
  onClose: () => void;
  /** Tells the field which row is chosen, and whether there are any. */
  onChange: (shown: { has: boolean; active: string | undefined }) => void;
}

/** [UX-18, UX-20] What may be meant while typing: words, crafts, pieces, shops; with an empty field the last searches. */
export function SuggestList({ id, text, input, onClose, onChange }: Props) {
  const typed = useDebounced(text.trim(), SUGGEST_DEBOUNCE_MS);
  const asks = typed.length >= FROM_LETTERS;
  const { data } = useCall('search.suggest', { q: typed.slice(0, 100) }, { enabled: asks, keepPrevious: true });
  const [recent, setRecent] = useState(recentSearches);
  const suggested = asks && data ? rowsOf(data) : [];
  const rows = text.trim() === '' ? recentRows(recent) : suggested;
  const listbox = useListbox({ id, keys: rows.map(keyOf) });
  const { at, activeId } = listbox;
  const chooseNone = useEffectEvent(listbox.chooseNone);
  useEffect(() => chooseNone(), [text, typed]);
  const report = useEffectEvent(onChange);
  useEffect(() => report({ has: rows.length > 0, active: activeId }), [rows.length, activeId]);
  const leave = (): void => {
    input.current?.blur();
    onClose();
  };
  const choose = (row: SuggestRow): void => {
    if (row.kind === 'query' || row.kind === 'recent') rememberSearch(row.text);
    leave();
  };
  useEffect(() => {
    const field = input.current;
    const keys = (event: KeyboardEvent): void => {
      if (listbox.moveBy(event)) event.preventDefault();
      const row = rows[at];
      if (event.key === 'Enter' && row) {
        event.preventDefault();
        choose(row);
        go(row.href);
      }
    };
    field?.addEventListener('keydown', keys);
    return () => field?.removeEventListener('keydown', keys);
  });
  const isEmpty = text.trim() === '';
  if (rows.length === 0)
    return (
      <div className="suggest suggest--none">
        {asks && data && <p className="suggest__no">{texts.nothing(typed)}</p>}
        <MenuCategories onClose={leave} />
      </div>
    );
  const isRecent = rows[0]?.kind === 'recent';
  return (
    <div className="suggest">
      {isRecent && (
        <p className="small-caps">
          <span>{texts.lastSearches}</span>
          <Button
            kind="link"
            onClick={() => {
              forgetSearches();
              setRecent([]);
            }}
          >
            {texts.clearList}
          </Button>
        </p>
      )}
      {/* A late answer replaces the rows instead of pushing them about under the finger. */}
      <div
        key={rows.map(({ href }) => href).join(' ')}
        {...listbox.listProps}
        aria-label={isRecent ? texts.lastSearches : texts.suggestions}
      >
        {rows.map((row, index) => (
          <Link
            key={keyOf(row)}
            {...listbox.optionProps(index)}
            href={row.href}
            className={[index === at && 'is-on', row.kind === 'listing' && 'suggest__pic'].filter(Boolean).join(' ')}
            onClick={() => choose(row)}
          >
            {row.kind === 'listing' ? (
              <span className="picture picture--sq">
                <Picture picture={row.picture} sizes="40px" alt="" />
              </span>
            ) : (
              <Icon name={icons[row.kind]} />
            )}
            <RowText row={row} typed={typed} />
            {row.kind !== 'category' && (
              <span className="tiny-text muted tabular">
                {row.kind === 'shop' ? <i className="place">{row.note}</i> : row.note}
              </span>
            )}
          </Link>
        ))}
      </div>
      {isEmpty && <MenuCategories onClose={leave} />}
    </div>
  );
}

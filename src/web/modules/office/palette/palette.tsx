import { type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react';
import { go } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useListbox } from '#web/ui/listbox/use-listbox.ts';
import { useDebounced } from '#web/platform/use-debounced.ts';
import { sectionsFor } from '#web/modules/admin/admin-sections.ts';
import { inOrder, type PaletteRow, rowOfHit, rowsHere } from './palette-rows.ts';
import { recentJumps, rememberJump } from './recent-jumps.ts';
import { recordHref } from '#web/modules/admin/records/record-link.tsx';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import * as texts from './texts.ts';
import './palette.css';

const PAUSE_MILLISECONDS = 120;
const MAX_LETTERS = 100;

/** The typed part of a title in bold. */
function Marked({ text, part }: { text: string; part: string }) {
  const at = part ? text.toLowerCase().indexOf(part.toLowerCase()) : -1;
  if (at < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <b>{text.slice(at, at + part.length)}</b>
      {text.slice(at + part.length)}
    </>
  );
}

/** What fits the words: what is known here at once, what the server finds a moment later. */
function useRows(part: string) {
  const admin = useAdmin();
  const requested = useDebounced(part, PAUSE_MILLISECONDS);
  const { data, error, isPlaceholderData, refetch } = useCall(
    'office.find',
    { q: requested },
    { enabled: requested !== '', keepPrevious: true, staleTime: 15_000 },
  );
  const isAnswered =
    part === '' || (requested === part && !isPlaceholderData && (data !== undefined || error !== null));
  const problem = part !== '' && requested === part ? error : null;
  const hits = problem ? [] : (data?.items ?? []).map(rowOfHit);
  const matches: PaletteRow[] =
    part === '' ? recentJumps().filter(({ href }) => recordHref(admin, href) === href) : hits;
  return { rows: inOrder(part, matches, rowsHere(admin, sectionsFor(admin), part)), isAnswered, problem, refetch };
}

const keyOf = ({ group, href, title }: PaletteRow): string => `${group} ${href} ${title}`;

interface ListProps {
  rows: readonly PaletteRow[];
  listbox: ReturnType<typeof useListbox>;
  part: string;
  onOpen: (row: PaletteRow) => void;
}

function Rows({ rows, listbox, part, onOpen }: ListProps) {
  return (
    <div className="d-pres" {...listbox.listProps} aria-label={texts.match}>
      {rows.map((row, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keys
        <div
          key={keyOf(row)}
          {...listbox.optionProps(index)}
          className={index === listbox.at ? 'd-hov' : ''}
          onMouseMove={() => listbox.choose(index)}
          onClick={() => onOpen(row)}
        >
          <DeskIcon name={row.icon} />
          <span className="d-two">
            <span>
              <Marked text={row.title} part={part} />
            </span>
            {row.detail && <small>{row.detail}</small>}
          </span>
          <small>{row.group}</small>
        </div>
      ))}
    </div>
  );
}

/** [UX-97] Jumps to an order, person, listing, shop, setting, section or act: only what the role may see. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  /** Enter was pressed before the answer to what is typed: it holds for the first of the answer. */
  const [isWaiting, setWaiting] = useState(false);
  const part = typed.trim();
  const { rows, isAnswered, problem, refetch } = useRows(part);
  const listbox = useListbox({ id: useId(), keys: rows.map(keyOf), choosesFirst: true });
  const { at } = listbox;
  const open = useCallback(
    (row: PaletteRow | undefined): void => {
      if (!row) return;
      if (row.group !== texts.goTo && row.group !== texts.action) rememberJump({ ...row, group: texts.recent });
      onClose();
      go(row.href);
    },
    [onClose],
  );
  const first = rows[0];
  useEffect(() => {
    if (!isWaiting || !isAnswered) return;
    setWaiting(false);
    if (!problem) open(first);
  }, [isWaiting, isAnswered, problem, first, open]);
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      if (isAnswered || at > 0) open(rows[at]);
      else setWaiting(true);
    } else if (!listbox.moveBy(event)) return;
    event.preventDefault();
  };
  const countText = rows.length === 0 ? texts.nothing : texts.countFound(rows.length);
  const answerText = isAnswered ? countText : texts.looking;
  const says = problem ? '' : answerText;
  return (
    <Dialog label={texts.label} className="desk d-pal" onClose={onClose}>
      <div className="d-pin">
        <DeskIcon name="search" />
        <input
          {...listbox.fieldProps}
          type="text"
          aria-label={texts.words}
          maxLength={MAX_LETTERS}
          placeholder={texts.words}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            listbox.chooseNone();
            setWaiting(false);
          }}
          onKeyDown={onKey}
        />
        <kbd>{texts.keys.away}</kbd>
      </div>
      {problem && (
        <p className="d-pnone" role="alert">
          {texts.unanswered(problem.message)}
          <DeskButton isSmall onClick={() => void refetch()}>
            {texts.tryAgain}
          </DeskButton>
        </p>
      )}
      {rows.length > 0 && <Rows rows={rows} listbox={listbox} part={part} onOpen={open} />}
      <p className={rows.length === 0 && says ? 'd-pnone' : 'visually-hidden'} role="status">
        {says}
      </p>
      <p className="d-pft">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd>
          {texts.choose}
        </span>
        <span>
          <kbd>{texts.keys.open}</kbd>
          {texts.open}
        </span>
      </p>
    </Dialog>
  );
}

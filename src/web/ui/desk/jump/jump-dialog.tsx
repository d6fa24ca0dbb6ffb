import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { useListbox } from '#web/ui/listbox/use-listbox.ts';
import { DeskButton } from '../desk-button.tsx';
import { DeskIcon, type DeskIconName } from '../desk-icon.tsx';
import * as texts from './jump-texts.ts';
import './jump-dialog.css';

const MAX_LETTERS = 100;

/** Where one can jump to. */
export interface JumpRow {
  group: string;
  icon: DeskIconName;
  title: string;
  detail: string;
  href: string;
}

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

const keyOf = ({ group, href, title }: JumpRow): string => `${group} ${href} ${title}`;

interface ListProps {
  rows: readonly JumpRow[];
  listbox: ReturnType<typeof useListbox>;
  part: string;
  onOpen: (row: JumpRow) => void;
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

interface Props {
  label: string;
  /** What the field asks for. */
  placeholder: string;
  nothing: string;
  typed: string;
  onType: (typed: string) => void;
  rows: readonly JumpRow[];
  /** Whether the rows are those of what is typed. */
  isAnswered: boolean;
  problem: Error | null;
  retry: () => void;
  onOpen: (row: JumpRow) => void;
  onClose: () => void;
}

/** [UX-97] A field and what fits its words: arrows choose, Enter opens, also before the answer has come. */
export function JumpDialog({ label, placeholder, nothing, typed, onType, onOpen, onClose, ...answer }: Props) {
  const { rows, isAnswered, problem, retry } = answer;
  /** Enter was pressed before the answer to what is typed: it holds for the first of the answer. */
  const [isWaiting, setWaiting] = useState(false);
  const listbox = useListbox({ id: useId(), keys: rows.map(keyOf), choosesFirst: true });
  const { at } = listbox;
  const open = (row: JumpRow | undefined): void => {
    if (row) onOpen(row);
  };
  const openFirst = useEffectEvent(() => open(rows[0]));
  useEffect(() => {
    if (!isWaiting || !isAnswered) return;
    setWaiting(false);
    if (!problem) openFirst();
  }, [isWaiting, isAnswered, problem]);
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      if (isAnswered || at > 0) open(rows[at]);
      else setWaiting(true);
    } else if (!listbox.moveBy(event)) return;
    event.preventDefault();
  };
  const countText = rows.length === 0 ? nothing : texts.countMatches(rows.length);
  const answerText = isAnswered ? countText : texts.looking;
  const says = problem ? '' : answerText;
  return (
    <Dialog label={label} className="desk d-pal" onClose={onClose}>
      <div className="d-pin">
        <DeskIcon name="search" />
        <input
          {...listbox.fieldProps}
          type="text"
          aria-label={placeholder}
          maxLength={MAX_LETTERS}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => {
            onType(event.target.value);
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
          <DeskButton isSmall onClick={() => retry()}>
            {texts.tryAgain}
          </DeskButton>
        </p>
      )}
      {rows.length > 0 && <Rows rows={rows} listbox={listbox} part={typed.trim()} onOpen={open} />}
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

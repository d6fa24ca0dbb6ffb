import type { CaseEntry, PartyCase } from '#domain/support/cases/model.ts';
import { PrivatePictures } from '#web/modules/files/private-pictures.tsx';
import { clockTime, formatMoney, localDay } from '#web/platform/languages/formats.ts';
import * as texts from './case-texts.ts';
import './cases.css';

const oneOf = <Texts extends object>(texts: Texts, key: string): Texts[keyof Texts] | null =>
  Object.hasOwn(texts, key) ? texts[key as keyof Texts] : null;

/** What an entry says: the words of a person, or what happened. */
function bodyOf({ kind, body }: CaseEntry): string {
  if (kind === 'missed') return oneOf(texts.missed, body) ?? '';
  if (kind === 'owner') return body || texts.handedBack;
  if (kind === 'bank') return oneOf(texts.bankSays, body) ?? body;
  return oneOf(texts.bankSays, body) ?? body;
}

/** [SUP-04] What both sides and the house wrote, and what was done, in order. */
export const CaseEntries = ({ entries }: { entries: readonly CaseEntry[] }) => (
  <ol className="case-entries" aria-label={texts.timeline}>
    {entries.map((entry) => {
      const body = bodyOf(entry);
      return (
        <li key={entry.id} className={`case-entry case-entry--${entry.kind}`}>
          <p className="case-entry__who">
            <b>{texts.who[entry.kind]}</b>
            {entry.authorName && ` · ${entry.authorName}`} ·{' '}
            <time dateTime={entry.at}>
              {localDay(entry.at)} {clockTime(entry.at)}
            </time>
          </p>
          {body && (
            <p className="case-entry__body" dir="auto">
              {body}
            </p>
          )}
          <PrivatePictures pictures={entry.pictures} label={texts.pictures} nameOf={texts.pictureOf} />
        </li>
      );
    })}
  </ol>
);

type CaseFacts = Pick<PartyCase, 'state' | 'dueAt' | 'decision' | 'refundCents'>;

/** Whose turn it is, or how it was decided; `you` is the side that reads it. */
export function caseStateText(
  { state, dueAt, decision, refundCents }: CaseFacts,
  you: 'buyer' | 'maker' | 'house',
): string {
  if (decision) return texts.decisions[decision](formatMoney(refundCents ?? 0));
  const day = dueAt ? localDay(dueAt) : '';
  if (state === 'decided') return '';
  return texts.waits[state === you && you !== 'house' ? 'you' : state](day);
}

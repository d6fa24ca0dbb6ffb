import { isAdminRole } from '#domain/core/permissions/permissions.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { actWords } from '../act-words.ts';
import { roleWords } from '../role-words.ts';
import * as texts from './texts/moment-texts.ts';

export type Moment = CallOutput<'office.getPerson'>['timeline'][number];

/** How the states of an order or a listing are called, by the rooms that know them. */
export type StateWords = Readonly<Record<string, string>>;

/** What a moment is called. */
export function momentTitle({ kind, what, who, stars, state }: Moment, stateWords: StateWords): string {
  if (kind === 'act') return actWords(what);
  if (kind === 'move') return stateWords[state] ?? state;
  if (kind === 'review') return texts.review(who, stars ?? 0);
  if (kind === 'question') return texts.question(who);
  if (kind === 'purchase' || kind === 'sale' || kind === 'listing') return texts[kind](what);
  return texts[kind === 'sign-in' ? 'signIn' : kind];
}

/** What else is known of it. */
export function momentDetail(
  { kind, who, by, state, cents, isReported, device }: Moment,
  stateWords: StateWords,
): string {
  if (kind === 'act') return texts.byAdmin(who, isAdminRole(by) ? roleWords.names[by] : by);
  if (kind === 'move') return texts.movedBy[by] ?? by;
  const stands = texts.states[state] ?? stateWords[state] ?? state;
  if (cents !== null) return texts.sumAndState(cents, stands);
  return [stands, isReported && texts.reported, device].filter(Boolean).join(', ');
}

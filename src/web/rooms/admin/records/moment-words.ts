import { isAdminRole } from '#domain/core/permissions/permissions.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { actWords } from '../act-words.ts';
import { roleWords } from '../role-words.ts';
import * as texts from './texts/moment-texts.ts';

export type Moment = CallOutput<'office.getPerson'>['timeline'][number];

/** How the states of an order or a listing are called, by the rooms that know them. */
export type StateWords = Readonly<Record<string, string>>;

type Titles = Record<Moment['kind'], (moment: Moment, stateWords: StateWords) => string>;
const titles: Titles = {
  account: () => texts.account,
  'sign-in': () => texts.signIn,
  purchase: ({ what }) => texts.purchase(what),
  sale: ({ what }) => texts.sale(what),
  listing: ({ what }) => texts.listing(what),
  begun: () => texts.begun,
  waiting: () => texts.waiting,
  review: ({ who, stars }) => texts.review(who, stars ?? 0),
  question: ({ who }) => texts.question(who),
  move: ({ state }, stateWords) => stateWords[state] ?? state,
  checkout: () => texts.checkout,
  act: ({ what }) => actWords(what),
};

/** What a moment is called. */
export const momentTitle = (moment: Moment, stateWords: StateWords): string => titles[moment.kind](moment, stateWords);

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

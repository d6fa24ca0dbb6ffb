import { isAdminRole } from '#domain/core/permissions/permissions.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { auditActionText } from '../audit-action-text.ts';
import { roleNames } from '../role-names.ts';
import * as texts from './texts/moment-texts.ts';

export type Moment = CallOutput<'office.getPerson'>['timeline'][number];

/** How the states of an order or a listing are called, by the modules that know them. */
export type StateTexts = Readonly<Record<string, string>>;

type Titles = Record<Moment['kind'], (moment: Moment, stateTexts: StateTexts) => string>;
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
  move: ({ state }, stateTexts) => stateTexts[state] ?? state,
  checkout: () => texts.checkout,
  act: ({ what }) => auditActionText(what),
};

/** What a moment is called. */
export const momentTitle = (moment: Moment, stateTexts: StateTexts): string => titles[moment.kind](moment, stateTexts);

/** What else is known of it. */
export function momentDetail(
  { kind, who, by, state, cents, isReported, device }: Moment,
  stateTexts: StateTexts,
): string {
  if (kind === 'act') return texts.byAdmin(who, isAdminRole(by) ? roleNames.names[by] : by);
  if (kind === 'move') return texts.movedBy[by] ?? by;
  const stands = texts.states[state] ?? stateTexts[state] ?? state;
  if (cents !== null) return texts.sumAndState(cents, stands);
  return [stands, isReported && texts.reported, device].filter(Boolean).join(', ');
}

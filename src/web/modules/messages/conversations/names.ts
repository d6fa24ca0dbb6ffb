import { firstSign } from '#domain/core/visible-text.ts';
import type { Conversation, Correspondent } from '#domain/messages/model.ts';
import { settings } from '#web/platform/settings.ts';
import * as texts from '../texts/inbox-texts.ts';

/** Whom one writes with, in words: the house by its name, and somebody who is gone as that. */
export const nameOf = (person: Correspondent, isHouse: boolean): string =>
  person.name || (isHouse ? settings().marketplaceName : texts.somebodyGone);

export const nameIn = ({ with: person, isSystemMessage }: Conversation): string => nameOf(person, isSystemMessage);

/** `Nesting bowls, blue · order AM-2026-104731` */
export const subjectOf = ({ productTitle, orderNumber }: Conversation): string =>
  [productTitle, orderNumber && texts.ofOrder(orderNumber)].filter(Boolean).join(' · ');

/** The first letters of a name, for the round mark before it. */
export const lettersOf = (name: string): string =>
  name.split(/\s+/).filter(Boolean).slice(0, 2).map(firstSign).join('').toUpperCase();

const HOUR_MS = 3_600_000;
const LATE_HOURS = 12;

/** [MSG-15] Whole hours that somebody has waited for the maker's answer, once it is long; null before. */
export function hoursWaiting(conversation: Conversation, userId: string, now: Date): number | null {
  const { role, lastMessageSenderId, lastMessageTime, isSystemMessage, folder, status } = conversation;
  if (role !== 'seller' || isSystemMessage || folder !== 'inbox' || status === 'closed') return null;
  if (lastMessageSenderId === null || lastMessageSenderId === userId) return null;
  const hours = Math.floor((now.getTime() - Date.parse(lastMessageTime)) / HOUR_MS);
  return hours >= LATE_HOURS ? hours : null;
}

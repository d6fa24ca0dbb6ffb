import { truncate } from '../core/visible-text.ts';
import { DAY, HOUR, MINUTE } from '../core/time.ts';
import type { RecoverySettings } from './recovery-settings.ts';

/*
 * Glossary
 * abandoned  nothing was done with the cart for the inactivity threshold; the moment it is noticed is `abandonedAt`
 * attempt    one reminder; its number decides the reduction it offers
 * life       one shopping trip of a cart: a purchase, a recovery or its age ends it, and new activity begins the next
 */

export type RecoveryStatus = 'pending' | 'email_sent' | 'recovered' | 'expired';

export interface TrackedCart {
  lastActivityAt: Date;
  /** Null until its rest was noticed. */
  abandonedAt: Date | null;
  attempts: number;
  lastSentAt: Date | null;
}

export type Step =
  { kind: 'wait'; until: Date } | { kind: 'notice' } | { kind: 'remind'; attempt: number } | { kind: 'expire' };

/** Reminders that became due together, as after an outage, keep this distance. */
export const REMINDER_DISTANCE = HOUR;

const after = (date: Date, milliseconds: number): Date => new Date(date.getTime() + milliseconds);

/** When the next reminder is due; null when all were sent. */
function reminderDue(cart: TrackedCart & { abandonedAt: Date }, settings: RecoverySettings): Date | null {
  const hours = settings.reminderHours[cart.attempts];
  if (hours === undefined) return null;
  const due = after(cart.abandonedAt, hours * HOUR);
  const rested = cart.lastSentAt && after(cart.lastSentAt, REMINDER_DISTANCE);
  return rested && rested > due ? rested : due;
}

/**
 * [REC-04, REC-05] What is to be done with a cart now: by the hours since it was abandoned and the reminders so far the next
 * reminder, otherwise its end once it is old enough. `canRemind` is false where nobody may be written to.
 */
export function nextStep(
  cart: TrackedCart,
  canRemind: boolean,
  { now, settings }: { now: Date; settings: RecoverySettings },
): Step {
  if (!cart.abandonedAt) {
    const at = after(cart.lastActivityAt, settings.inactivityMinutes * MINUTE);
    return at <= now ? { kind: 'notice' } : { kind: 'wait', until: at };
  }
  const reminder = canRemind ? reminderDue({ ...cart, abandonedAt: cart.abandonedAt }, settings) : null;
  if (reminder && reminder <= now) return { kind: 'remind', attempt: cart.attempts + 1 };
  const end = after(cart.abandonedAt, settings.expiryDays * DAY);
  if (end <= now) return { kind: 'expire' };
  return { kind: 'wait', until: reminder && reminder < end ? reminder : end };
}

/** [REC-06] The percentage that reminder number `attempt` offers. */
export const percentOfAttempt = (attempt: number, settings: RecoverySettings): number =>
  settings.discounts[attempt - 1] ?? 0;

interface Person {
  isSignedIn: boolean;
  email: string | null;
  /** Whether the browser's `gdpr_consent` is `'true'`. */
  consents: boolean;
}

/** [REC-02] A cart is tracked when it has something in it, is worth it, and a signed-in person with an address agrees. */
export function isTracked(
  cart: { itemCount: number; totalCents: number },
  person: Person,
  settings: RecoverySettings,
): boolean {
  if (cart.itemCount === 0 || cart.totalCents < settings.minimumCents) return false;
  return !(person.isSignedIn && person.email !== null && !person.consents);
}

const MARKUP = /<[^<>]*>/g;
const ADDRESS = /^[^\s@<>"',;:()[\]\\]+@[^\s@<>"',;:()[\]\\]+\.[^\s@<>"',;:()[\]\\.]{2,}$/;

/** [REC-08] The address that a reminder goes to: without markup, in small letters; null when it does not look like one. */
export function recoveryEmail(text: string): string | null {
  const address = text.replace(MARKUP, '').trim().toLowerCase();
  return address.length <= 254 && ADDRESS.test(address) ? address : null;
}

export interface TrackMetadata {
  userAgent: string;
  referrer: string;
  utmSource: string;
  utmCampaign: string;
}

/** [REC-01] Where a cart came from, cut to length. */
export function cutMetadata(given: Partial<TrackMetadata>): TrackMetadata {
  const cut = (text: string | undefined, length: number): string => truncate(text ?? '', length);
  return {
    userAgent: cut(given.userAgent, 500),
    referrer: cut(given.referrer, 200),
    utmSource: cut(given.utmSource, 100),
    utmCampaign: cut(given.utmCampaign, 100),
  };
}

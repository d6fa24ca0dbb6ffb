import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../core/time.ts';
import { cutMetadata, isTracked, nextStep, percentOfAttempt, recoveryEmail, type TrackedCart } from './workflow.ts';

const settings = {
  inactivityMinutes: 30,
  reminderHours: [2, 24, 72],
  expiryDays: 7,
  minimumCents: 1000,
  linkHours: 48,
  discounts: [0, 10, 15],
};
const start = new Date('2026-11-21T10:00:00Z');
const at = (milliseconds: number): Date => new Date(start.getTime() + milliseconds);
const cart = (changes: Partial<TrackedCart> = {}): TrackedCart => ({
  lastActivityAt: start,
  abandonedAt: start,
  attempts: 0,
  lastSentAt: null,
  ...changes,
});
const step = (changes: Partial<TrackedCart>, now: Date, canRemind = true) =>
  nextStep(cart(changes), canRemind, { now, settings });

test('[REC-04, REC-13] a cart is abandoned after 30 minutes at rest, not before', () => {
  expect(step({ abandonedAt: null }, at(30 * MINUTE - 1))).toEqual({ kind: 'wait', until: at(30 * MINUTE) });
  expect(step({ abandonedAt: null }, at(30 * MINUTE))).toEqual({ kind: 'notice' });
});

test.each([
  [0, 2 * HOUR],
  [1, 24 * HOUR],
  [2, 72 * HOUR],
])('[REC-05, REC-13] after %i reminders the next is due %i ms after the abandonment', (attempts, due) => {
  expect(step({ attempts }, at(due - 1))).toEqual({ kind: 'wait', until: at(due) });
  expect(step({ attempts }, at(due))).toEqual({ kind: 'remind', attempt: attempts + 1 });
});

test('[REC-05] after the third reminder, or where nobody may be written to', () => {
  for (const [changes, canRemind] of [
    [{ attempts: 3 }, true],
    [{ attempts: 0 }, false],
  ] as const) {
    expect(step(changes, at(7 * DAY - 1), canRemind)).toEqual({ kind: 'wait', until: at(7 * DAY) });
    expect(step(changes, at(7 * DAY), canRemind)).toEqual({ kind: 'expire' });
  }
});

test('[REC-05] a cart that ends before its next reminder waits for its end', () => {
  const short = { ...settings, expiryDays: 2 };
  const next = (now: Date) => nextStep(cart({ attempts: 2 }), true, { now, settings: short });
  expect(next(at(DAY))).toEqual({ kind: 'wait', until: at(2 * DAY) });
  expect(next(at(2 * DAY))).toEqual({ kind: 'expire' });
});

test('[REC-05] a reminder that nobody sent in time goes before the end, where both are due', () => {
  expect(step({ attempts: 2 }, at(8 * DAY))).toEqual({ kind: 'remind', attempt: 3 });
});

test('[REC-05] reminders that became due together keep an hour between them', () => {
  const sent = at(73 * HOUR);
  expect(step({ attempts: 1, lastSentAt: sent }, at(73 * HOUR))).toEqual({ kind: 'wait', until: at(74 * HOUR) });
  expect(step({ attempts: 1, lastSentAt: sent }, at(74 * HOUR))).toEqual({ kind: 'remind', attempt: 2 });
  // One that went out in its time lets the next wait for its own.
  const first = { attempts: 1, lastSentAt: at(2 * HOUR) };
  expect(step(first, at(23 * HOUR))).toEqual({ kind: 'wait', until: at(24 * HOUR) });
});

test('[REC-05] whenever one looks, each reminder comes once, in order, and the end comes last', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 * HOUR }), { minLength: 1, maxLength: 80 }), (pauses) => {
      const seen: string[] = [];
      let now = start;
      let state = cart({ abandonedAt: null });
      for (const pause of pauses) {
        now = new Date(now.getTime() + pause);
        const next = nextStep(state, true, { now, settings });
        if (next.kind === 'wait') {
          expect(next.until.getTime()).toBeGreaterThan(now.getTime());
          continue;
        }
        seen.push(next.kind === 'remind' ? `remind ${next.attempt}` : next.kind);
        if (next.kind === 'expire') break;
        state =
          next.kind === 'notice'
            ? { ...state, abandonedAt: now }
            : { ...state, attempts: next.attempt, lastSentAt: now };
      }
      expect(['notice', 'remind 1', 'remind 2', 'remind 3', 'expire'].slice(0, seen.length)).toEqual(seen);
    }),
  );
});

test('[REC-06] offers 0, 10 and 15 percent, rounded to cents', () => {
  expect([1, 2, 3, 4].map((attempt) => percentOfAttempt(attempt, settings))).toEqual([0, 10, 15, 0]);
});

test('[REC-02] tracked when something in it is worth it', () => {
  const guest = { isSignedIn: false, email: null, consents: false };
  const member = { isSignedIn: true, email: 'rio@example.com', consents: false };
  const full = { itemCount: 1, totalCents: 1000 };
  expect(isTracked(full, guest, settings)).toBe(true);
  expect(isTracked(full, member, settings)).toBe(false);
  expect(isTracked(full, { ...member, consents: true }, settings)).toBe(true);
  expect(isTracked(full, { ...member, email: null }, settings)).toBe(true);
  expect(isTracked({ itemCount: 1, totalCents: 999 }, guest, settings)).toBe(false);
  expect(isTracked({ itemCount: 0, totalCents: 5000 }, guest, settings)).toBe(false);
});

test.each([
  [' <b>Rio@Example.COM</b> ', 'rio@example.com'],
  ['rio@example', null],
  ['rio example@x.pt', null],
  ['a@b.pt\nBcc: c@d.pt', null],
  ['', null],
  ['<script>x</script>', null],
  [`${'a'.repeat(250)}@b.pt`, null],
])('[REC-08] the address %j becomes %j', (given, expected) => {
  expect(recoveryEmail(given)).toBe(expected);
});

test('[REC-01] where a cart came from is cut to 500, 200, 100 and 100 characters', () => {
  const long = 'ü'.repeat(600);
  const cut = cutMetadata({ userAgent: long, referrer: long, utmSource: long, utmCampaign: long });
  expect([cut.userAgent, cut.referrer, cut.utmSource, cut.utmCampaign].map((text) => text.length)).toEqual([
    500, 200, 100, 100,
  ]);
  expect(cutMetadata({})).toEqual({ userAgent: '', referrer: '', utmSource: '', utmCampaign: '' });
});

test('[REC-05] what rests is reckoned from the last activity until it is noticed', () => {
  const [lastActivityAt, abandonedAt] = [at(-5 * HOUR), start];
  expect(step({ lastActivityAt, abandonedAt: null }, at(-5 * HOUR + 30 * MINUTE))).toEqual({ kind: 'notice' });
  expect(step({ lastActivityAt, abandonedAt }, at(HOUR))).toEqual({ kind: 'wait', until: at(2 * HOUR) });
  expect(step({ lastActivityAt, abandonedAt }, at(HOUR), false)).toEqual({ kind: 'wait', until: at(7 * DAY) });
  expect(step({ lastActivityAt, abandonedAt, attempts: 3 }, at(7 * DAY))).toEqual({ kind: 'expire' });
  // A reminder that was sent early keeps nobody from the next one.
  expect(step({ attempts: 1, lastSentAt: at(2 * HOUR) }, at(24 * HOUR))).toEqual({ kind: 'remind', attempt: 2 });
});

test('[REC-01, REC-02] each fact of where a cart came from stays itself', () => {
  const given = { userAgent: 'a', referrer: 'b', utmSource: 'c', utmCampaign: 'd' };
  expect(cutMetadata(given)).toEqual(given);
  expect(cutMetadata({})).toEqual({ userAgent: '', referrer: '', utmSource: '', utmCampaign: '' });
  const guest = { isSignedIn: false, email: 'rio@example.com', consents: false };
  expect(isTracked({ itemCount: 1, totalCents: 1000 }, guest, settings)).toBe(true);
});

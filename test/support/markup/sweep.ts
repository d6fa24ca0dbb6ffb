import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PublicSession } from '#domain/core/session.ts';
import { close, show } from './mounted.ts';
import { knowSettings, signIn } from './markup.ts';
import { pressAll } from './press-all.ts';
import { KINDS, sampleAnswer } from './sample-answers.ts';
import { answerOthers, Problem } from './shop.ts';
import { traceNothing } from '../trace/trace.ts';

/* Every screen of the product in all its states, with an answer of each kind that the contracts allow, and whatever can be pressed there pressed. */

const { App } = await import('#web/app/app.tsx');
const { fillAllSlots } = await import('#web/app/fill-slots.ts');
fillAllSlots();
// Code that comes when it is first asked for, in so many screens, comes at some moment.
traceNothing();

/** What a parameter of an address is. */
const AN_ID = 'aaa';
/** What is said of a screen that could not be drawn. */
const BROKEN = /This page could not be shown/;

type Who = Partial<PublicSession> | null;
const open = (path: string, who: Who, reply: (name: string, input: object) => unknown) => async (): Promise<void> => {
  await close();
  localStorage.clear();
  sessionStorage.clear();
  knowSettings();
  signIn(who);
  answerOthers(reply);
  await show(App, {}, path.replaceAll(/:\w+/g, AN_ID));
};
const isOnScreen = (): string => document.body.textContent;

vi.stubGlobal('print', () => undefined);
/** Keys of samples may be alike, and that a call was refused is no surprise here. */
const isExpected = (said: string): boolean => /children with the same key|failed: x\/refused/.test(said);
const complaints: string[] = [];
beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    const words = said.map(String).join(' ');
    if (!isExpected(words)) complaints.push(words);
  });
});
afterEach(() => void vi.restoreAllMocks());

/** A test of each of these addresses and kinds of answer; `always` is answered as it says whatever the kind. */
export function sweep(paths: readonly string[], who: Who, always: Record<string, unknown> = {}): void {
  const reply = (kind: (typeof KINDS)[number]) => (name: string, input: { cursor?: unknown }) =>
    always[name] ?? sampleAnswer(name, kind, input.cursor ? 2 : 1);
  for (const path of paths) {
    for (const kind of KINDS)
      test(`[UX-100] ${path} with answers that are ${kind}, all of it pressed`, async () => {
        await pressAll(open(path, who, reply(kind)));
        expect(complaints).toEqual([]);
        expect(isOnScreen()).not.toMatch(BROKEN);
      });
    test(`[UX-100] ${path} while its answers are on their way, and when they fail`, async () => {
      await open(path, who, (name) => always[name] ?? new Promise(() => undefined))();
      expect(isOnScreen()).not.toMatch(BROKEN);
      await pressAll(open(path, who, (name) => always[name] ?? new Problem(500, 'Not now.')));
      expect(complaints).toEqual([]);
      expect(isOnScreen()).not.toMatch(BROKEN);
    });
  }
}

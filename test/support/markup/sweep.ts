import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PublicSession } from '#domain/core/session.ts';
import { close, show } from './mounted.ts';
import { view } from './browser.ts';
import { knowSettings, signIn } from './markup.ts';
import { noteRefused, pressAll, tryKeys } from './press-all.ts';
import { type Kind, KINDS, sampleAnswer } from './sample-answers.ts';
import { holdTimers, releaseTimers } from './settle.ts';
import { answerOthers, isRead, Problem } from './shop.ts';
import { note } from '../trace/trace.ts';

/* Every screen of the product in all its states, with an answer of each kind that the contracts allow, and whatever can be pressed there pressed. */

const { App } = await import('#web/app/app.tsx');
const { fillAllSlots } = await import('#web/app/fill-slots.ts');
fillAllSlots();
// Code that comes when it is first asked for has come, so that it is there at the same moment each time.
const late = import.meta.glob([
  '../../../src/web/{rooms,ui,app,platform}/**/*.{ts,tsx}',
  '!**/*.test.ts',
  '!**/app/main.tsx',
]);
await Promise.all(Object.values(late).map((load) => load()));

/** What a parameter of an address is. */
const AN_ID = 'aaa';
/** How long a change takes, so that one sees it on its way. */
const ANSWER_MS = 500;
const passes = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** How many drawn states each screen is looked at in. */
const DRAWN = 6;
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
const expectWhole = (): void => expect(document.body.textContent).not.toMatch(BROKEN);

vi.stubGlobal('print', () => note('printed'));
/** Keys of samples may be alike, and that a call was refused is no surprise here. */
const isExpected = (said: string): boolean => /children with the same key|failed: x\/refused/.test(said);
const complaints: string[] = [];
function expectNoComplaint(): void {
  expect(complaints).toEqual([]);
  expectWhole();
}
const stackTraceLimit: unknown = Reflect.get(Error, 'stackTraceLimit');
beforeEach(() => {
  holdTimers();
  // Nobody reads where each element was made, and to find out takes a tenth of the time.
  Reflect.set(Error, 'stackTraceLimit', 0);
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    const words = said.map(String).join(' ');
    if (!isExpected(words)) complaints.push(words);
  });
});
afterEach(() => {
  releaseTimers();
  Reflect.set(Error, 'stackTraceLimit', stackTraceLimit);
  vi.restoreAllMocks();
});

/**
 * A test of each of these addresses and kinds of answer; `always` is answered as it says whatever the kind. The first of `whom` presses
 * and fills in, all of them look.
 */
export function sweep(
  paths: readonly string[],
  whom: readonly [Who, ...Who[]],
  always: Record<string, unknown> = {},
): void {
  const [who] = whom;
  const reply = (kind: Kind) => async (name: string, input: { cursor?: unknown }) => {
    if (!isRead(name)) await passes(ANSWER_MS);
    return always[name] ?? sampleAnswer(name, kind, input.cursor ? 2 : 1);
  };
  /** Refuses each change once, so that one sees it tried again. */
  const reluctant = (): ((name: string, input: { cursor?: unknown }) => Promise<unknown>) => {
    const refused = new Set<string>();
    return async (name, input) => {
      const answered = await reply('full')(name, input);
      if (isRead(name) || refused.has(name) || always[name]) return answered;
      refused.add(name);
      noteRefused();
      return new Problem(409, 'No longer so.');
    };
  };
  const onTheirWay = (name: string): unknown => always[name] ?? new Promise(() => undefined);
  const failing = (name: string): unknown => always[name] ?? new Problem(500, 'Not now.');
  for (const path of paths) {
    for (const kind of KINDS)
      test(`[UX-100] ${path} with answers that are ${kind}, all of it pressed`, async () => {
        const answers = kind === 'full' ? reluctant() : reply(kind);
        await pressAll(open(path, who, answers));
        expectNoComplaint();
      });
    if (whom.includes(null))
      test(`[UX-100] ${path} with answers that are full, all of it pressed by a guest`, async () => {
        await pressAll(open(path, null, reply('full')));
        expectNoComplaint();
      });
    test(`[UX-100] ${path} under keys`, async () => {
      await tryKeys(open(path, who, reply('full')));
      expectNoComplaint();
    });
    test(`[UX-100] ${path} in states that are drawn`, async () => {
      for (let state = 0; state < DRAWN; state += 1) {
        view.width = state < DRAWN / 2 ? 1440 : 360;
        await open(path, whom[state % whom.length] ?? null, reply(`drawn ${state}`))();
        expectWhole();
      }
      expect(complaints).toEqual([]);
    });
    test(`[UX-100] ${path} while its answers are on their way, and when they fail`, async () => {
      await open(path, who, onTheirWay)();
      expectWhole();
      await pressAll(open(path, who, failing));
      expectNoComplaint();
    });
  }
}

import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

/** What stands in a sentence where a fact was not there, or was none. */
const HOLES = /undefined|null|NaN|\[object|Invalid Date|Infinity|=>|function/;

/** Words that are the same in both languages. */
const SHARED = ['System', 'Name'];

/** Facts that are one of a few words of our own. */
const OWN_TEXTS: Record<string, string> = { part: 'short' };

type Pair = { en: unknown; de: unknown };
const isPair = (value: object): value is Pair => 'en' in value && 'de' in value && Object.keys(value).length === 2;

/** A fact by its name, as a call would give it; and, where it stands by itself, a word. It notes what it was asked for. */
function facts(requests: Set<string>): unknown {
  const byName = (name: string): unknown => {
    requests.add(name);
    if (name in OWN_TEXTS) return OWN_TEXTS[name];
    if (/cents$/i.test(name)) return 1234;
    if (/zone$/i.test(name)) return 'Europe/Berlin';
    if (/(at|from|until|since|by|day|date)$/i.test(name)) return '2026-03-04T10:00:00.000Z';
    if (/^(is|has|may)[A-Z]/.test(name)) return true;
    if (/(lines|names|items|values|fields|labels|permissions|roles)$/i.test(name)) return ['Eins', 'Zwei'];
    return /max|min|count|stock|quantity|number|seconds|minutes|hours|days|left|times|limit|size|percent/i.test(name)
      ? 7
      : 'Wort';
  };
  return new Proxy(
    {},
    {
      get: (_target, name) => {
        if (name === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 7 : 'Wort');
        if (name === 'toString' || name === 'toJSON') return () => 'Wort';
        if (name === 'length') return 4;
        return typeof name === 'symbol' ? undefined : byName(name);
      },
      has: () => true,
    },
  );
}

/** What a message can be filled with: one, some, the facts of a call, a moment. */
const fillings = (requests: Set<string>): unknown[] => [
  1,
  2,
  facts(requests),
  '2026-03-04T10:00:00.000Z',
  new Date('2026-03-04T10:00:00.000Z'),
  1234,
];

interface RenderedText {
  where: string;
  en: string;
  de: string;
}

const braces = (text: string): string =>
  [...text.matchAll(/\{\w+\}/g)]
    .map(([name]) => name)
    .toSorted()
    .join();

/** Says both languages of a message with each filling that it takes, and answers what is wrong. */
function wrongWith(where: string, en: unknown, de: unknown, said: RenderedText[]): string[] {
  if (typeof en === 'string' && typeof de === 'string') {
    said.push({ where, en, de });
    if (HOLES.test(en) || HOLES.test(de)) return [`${where}: ${en} | ${de}`];
    if (braces(en) !== braces(de)) return [`${where}: other facts in ${en} | ${de}`];
    return (en === '') === (de === '') ? [] : [`${where}: one of two says nothing`];
  }
  if (typeof en === 'function' && typeof de === 'function') {
    const works = fillings(new Set()).map((_filling, index) => {
      const say = (message: (...given: unknown[]) => unknown) => {
        const requests = new Set<string>();
        const filling = fillings(requests)[index];
        return {
          words: message(...Array.from({ length: Math.max(message.length, 1) }, () => filling)),
          asked: requests,
        };
      };
      try {
        const [english, german] = [say(en as () => unknown), say(de as () => unknown)];
        const heard: RenderedText[] = [];
        const wrong = wrongWith(where, english.words, german.words, heard);
        if (english.asked.symmetricDifference(german.asked).size > 0)
          wrong.push(`${where}: English knows ${[...english.asked].join()}, German ${[...german.asked].join()}`);
        return { wrong, heard };
      } catch (error) {
        return { wrong: [`${where}: ${String(error)}`], heard: [] };
      }
    });
    const good = works.filter(({ wrong }) => wrong.length === 0);
    said.push(...good.flatMap(({ heard }) => heard));
    // What takes "two" takes "one": there both languages have a form of their own.
    const [one, two] = works;
    if (two?.wrong.length === 0 && one && one.wrong.length > 0) return one.wrong;
    return good.length > 0 ? [] : (works[2]?.wrong ?? []);
  }
  if (typeof en !== 'object' || typeof de !== 'object' || !en || !de)
    return en === de ? [] : [`${where}: ${typeof en} and ${typeof de}`];
  const names = Object.keys({ ...en, ...de });
  return names.flatMap((name) =>
    wrongWith(`${where}.${name}`, (en as Record<string, unknown>)[name], (de as Record<string, unknown>)[name], said),
  );
}

/** Every pair of languages in what a module brings out. */
function pairsIn(value: unknown, where: string, seen = new Set<unknown>()): [where: string, pair: Pair][] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (isPair(value)) return [[where, value]];
  return Object.entries(value).flatMap(([name, each]) => pairsIn(each, `${where}.${name}`, seen));
}

const files = globSync('src/{domain,server}/**/*-texts.ts').toSorted();

test('[UX-70] every message is translated and says the same facts in both languages', async () => {
  const said: RenderedText[] = [];
  const wrong: string[] = [];
  for (const file of files) {
    const module: unknown = await import(pathToFileURL(file).href);
    const pairs = pairsIn({ ...(module as object) }, file.split('/').at(-1) ?? '');
    for (const [where, { en, de }] of pairs) wrong.push(...wrongWith(where, en, de, said));
  }
  expect(wrong).toEqual([]);
  expect(files.length).toBeGreaterThan(40);
  expect(said.length).toBeGreaterThan(600);
  const same = said.filter(
    ({ en, de }) => en === de && /\p{L}{3}/u.test(en.replace(/\{\w+\}|Wort/g, '')) && !SHARED.includes(en),
  );
  expect([...new Set(same.map(({ where, en }) => `${where}: ${en}`))]).toEqual([]);
});

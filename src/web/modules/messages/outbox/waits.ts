import { useEffect, useState } from 'react';
import { messageProblemTexts } from '#domain/messages/problem-texts.ts';
import type { Wait } from '#domain/messages/model.ts';
import { sentenceOf } from '#web/platform/languages/language.ts';
import { createStore, useStore } from '#web/platform/store.ts';

interface Until {
  code: string;
  /** Milliseconds since 1970. */
  until: number;
}

const waits = createStore<Readonly<Record<string, Until | null>>>({});

/** [MSG-10] What an answer says of the next message: refused until then, or free. */
export const setWait = (conversationId: string, wait: Wait | null): void =>
  waits.set((now) => ({
    ...now,
    [conversationId]: wait && { code: wait.code, until: Date.now() + wait.retryAfterSeconds * 1000 },
  }));

const SECOND = 1000;

/** Whole seconds until a moment, counting down; 0 once it has come. */
export function useSecondsUntil(until: number | null): number {
  const left = until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / SECOND));
  const [, draw] = useState(0);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => draw((count) => count + 1), SECOND);
    return () => clearTimeout(timer);
  });
  return left;
}

/** [MSG-10, UX-81] Why nothing can be sent in a conversation now, counting down; null where it can. */
export function useWait(conversationId: string): string | null {
  const wait = useStore(waits)[conversationId] ?? null;
  const retryAfterSeconds = useSecondsUntil(wait?.until ?? null);
  if (!wait || retryAfterSeconds === 0) return null;
  const code = wait.code as keyof typeof messageProblemTexts;
  return Object.hasOwn(messageProblemTexts, code) ? sentenceOf(messageProblemTexts, { code, retryAfterSeconds }) : null;
}

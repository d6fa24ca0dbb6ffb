import { type ComponentType, createElement, lazy, useState } from 'react';
import type { Screen } from '#web/platform/router/routes-at.ts';
import { overlaySeen } from './loading-overlay.tsx';
import { storeText } from '#web/platform/stores/store-text.ts';

type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>;

const RELOADED = 'reloaded-for-chunk';

const CHUNK_TIMEOUT_MS = 120_000;
/** [ERR-06] Code that does not come is code that could not be fetched. */
const chunkTimeout = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(reject, CHUNK_TIMEOUT_MS, new Error('Loading chunk timed out'));
  });

/** [ERR-06] A chunk that is gone belongs to an older version: the page reloads once to the new one, never in a loop. */
async function loaded<Name extends string>(load: Load<Name>): ReturnType<Load<Name>> {
  try {
    const chunk = await Promise.race([load(), chunkTimeout()]);
    sessionStorage.removeItem(RELOADED);
    return chunk;
  } catch (error) {
    // What cannot be noted would go on without an end.
    if (sessionStorage.getItem(RELOADED) || !navigator.onLine || !storeText(RELOADED, '1', 'sessionStorage'))
      throw error;
    location.reload();
    return new Promise(() => undefined);
  }
}

/** [SHELL-01] A screen is a chunk of its own; `name` is what it is called there. */
export function screen<Name extends string>(load: Load<NoInfer<Name>>, name: Name): Screen {
  let promise: ReturnType<typeof load> | undefined;
  let ready: ComponentType | undefined;
  const once = (): ReturnType<typeof load> =>
    (promise ??= loaded(load).then(
      (chunk) => {
        ready = chunk[name];
        return chunk;
      },
      (error: unknown) => {
        // Pointed at without a connection, for example: whoever opens it later tries again.
        promise = undefined;
        throw error;
      },
    ));
  const Late = lazy<ComponentType>(() =>
    once().then(async (chunk) => {
      await overlaySeen();
      return { default: chunk[name] };
    }),
  );
  // A screen whose code is there already is shown in the same frame.
  const Component = () => createElement(useState(() => ready ?? Late)[0]);
  return {
    Component,
    preload: () =>
      once().then(
        () => undefined,
        () => undefined,
      ),
  };
}

/** A screen that stands in the place or in the frame of another, and is not named by an address of its own. */
export const innerScreen = <Name extends string>(load: Load<NoInfer<Name>>, name: Name): ComponentType =>
  screen(load, name).Component;

import { createElement, lazy, type ReactNode, useState } from 'react';
import { showToast } from '../toasts/toasts.ts';
import * as texts from './texts.ts';

/** What opens over the page: where its code could not be fetched that is said, the page stays as it is, and the next opening asks again. */
export function lazyOverlay(load: () => Promise<() => ReactNode>, close: () => void): () => ReactNode {
  const fetched = () =>
    lazy(() =>
      load().then(
        (Overlay) => ({ default: Overlay }),
        () => {
          next = fetched();
          close();
          showToast(texts.notOpened, { type: 'error' });
          return { default: () => null };
        },
      ),
    );
  let next = fetched();
  return () => createElement(useState(() => next)[0]);
}

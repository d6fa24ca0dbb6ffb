import { lazy, type ReactNode } from 'react';

/** What stands beside the page and comes after it: a page whose extra could not be fetched is a page all the same. */
export const lazyExtra = <Props = object>(load: () => Promise<(props: Props) => ReactNode>) =>
  lazy<(props: Props) => ReactNode>(() =>
    load().then(
      (Extra) => ({ default: Extra }),
      () => ({ default: () => null }),
    ),
  );

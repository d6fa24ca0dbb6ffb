import { lazy, type ReactNode } from 'react';

/** What stands beside the page and comes after it: a page whose extra could not be fetched is a page all the same, without it or with what stands in for it. */
export const lazyExtra = <Props = object>(
  load: () => Promise<(props: Props) => ReactNode>,
  Instead: (props: Props) => ReactNode = () => null,
) =>
  lazy<(props: Props) => ReactNode>(() =>
    load().then(
      (Extra) => ({ default: Extra }),
      () => ({ default: Instead }),
    ),
  );

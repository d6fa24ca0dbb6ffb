import { type ComponentProps, Suspense } from 'react';
import type { FailedState } from '../states.tsx';
import { notLoaded } from '../texts.ts';
import { lazyExtra } from './lazy-extra.ts';

type Props = ComponentProps<typeof FailedState>;

const State = lazyExtra<Props>(
  async () => (await import('../states.tsx')).FailedState,
  ({ what }) => <p role="alert">{notLoaded(what)}</p>,
);

/** The same for the first screens of a visit: it is fetched when something could not be read. */
export const LateFailedState = (props: Props) => (
  <Suspense>
    <State {...props} />
  </Suspense>
);

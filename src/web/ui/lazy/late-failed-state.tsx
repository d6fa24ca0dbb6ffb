import { type ComponentProps, lazy, Suspense } from 'react';
import type { FailedState } from '../states.tsx';

const State = lazy(async () => ({ default: (await import('../states.tsx')).FailedState }));

/** The same for the first screens of a visit: it is fetched when something could not be read. */
export const LateFailedState = (props: ComponentProps<typeof FailedState>) => (
  <Suspense>
    <State {...props} />
  </Suspense>
);

import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';
import { FailedState } from '#web/ui/states.tsx';
import * as texts from '../texts/thread-texts.ts';
import type { OpenedProps } from './opened-panes.tsx';

/** Fetched when somebody points at a conversation: a list is shown without it. */
export const loadOpenedPanes = () => import('./opened-panes.tsx');

const NotFetched = () => (
  <div className="inbox__nothing">
    <FailedState what={texts.theTalk} retry={() => location.reload()} />
  </div>
);
export const OpenedPanes = lazyExtra<OpenedProps>(async () => (await loadOpenedPanes()).OpenedPanes, NotFetched);

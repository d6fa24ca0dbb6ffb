import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '../toasts/toasts.ts';
import { notLoaded } from '../texts.ts';
import type { NotLoaded, OnItsWay } from './not-loaded.tsx';

const SHOW_DELAY_MS = 150;

/** What is said in the place of such a dialog; fetched once the page stands, while there is a connection. */
export const loadNotice = () => import('./not-loaded.tsx');

/**
 * What a person opens over the page and whose code comes then. Where it cannot be fetched, that is said in its place with another
 * try [UX-12]; the page stays as it is. `load` is written out with its `import`, `name` is what it is called then,
 * `waiting` stands there until it has come; without it that it is loading is said, if that takes longer than a moment.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  name: string,
  waiting: ReactNode = null,
) {
  let Loaded: ComponentType<Props> | undefined;
  const fetchOnce = async (): Promise<void> => {
    Loaded ??= await load();
  };
  function LateDialog(props: Props) {
    const [Shown, setShown] = useState(() => Loaded);
    const [Notice, setNotice] = useState<typeof NotLoaded>();
    const [Waiting, setWaiting] = useState<typeof OnItsWay>();
    const open = (): Promise<void> =>
      fetchOnce()
        .then(
          () => setShown(() => Loaded),
          () => loadNotice().then((notice) => setNotice(() => notice.NotLoaded)),
        )
        .catch(() => {
          props.onClose();
          showToast(notLoaded(name), { type: 'error' });
        });
    const onMount = useEffectEvent(open);
    useEffect(() => void onMount(), []);
    useEffect(() => {
      const say = (): void =>
        void loadNotice().then(
          (late) => setWaiting(() => late.OnItsWay),
          () => undefined,
        );
      const timer = setTimeout(say, SHOW_DELAY_MS);
      return () => clearTimeout(timer);
    }, []);
    if (Shown) return <Shown {...props} />;
    if (Notice) return <Notice name={name} onClose={props.onClose} onRetry={open} />;
    return waiting ?? (Waiting && <Waiting name={name} />);
  }
  /** For what is pointed at: its code comes before it is pressed. */
  const preload = (): void => void fetchOnce().catch(() => undefined);
  return Object.assign(LateDialog, { preload });
}

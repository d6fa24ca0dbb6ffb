import { useEffect } from 'react';
import type { Events } from '#domain/events.ts';
import { useSession } from './session.ts';

type Hear = { [Name in keyof Events]?: (payload: Events[Name]) => void };

const listeners = new Set<Hear>();
const seen = new Set<string>();
let stream: EventSource | null = null;

function open(): void {
  stream ??= new EventSource('/api/live');
  for (const name of [
    'orders.placed',
    'orders.moved',
    'alerts.raised',
    'checkout.paid',
    'reviews.published',
    'reviews.asked',
  ] as const) {
    stream.addEventListener(name, (event) => {
      // A message may come twice after a lost connection; its id tells.
      if (seen.has(event.lastEventId)) return;
      seen.add(event.lastEventId);
      for (const hear of listeners)
        (hear[name] as ((payload: unknown) => void) | undefined)?.(JSON.parse(event.data as string));
    });
  }
}

/** Hears what concerns the signed-in person as it happens; the browser resumes a lost stream by itself. */
export function useLive(hear: Hear): void {
  const session = useSession();
  useEffect(() => {
    if (!session) return undefined;
    listeners.add(hear);
    open();
    return () => {
      listeners.delete(hear);
      if (listeners.size > 0) return;
      stream?.close();
      stream = null;
    };
  }, [session?.userId]);
}

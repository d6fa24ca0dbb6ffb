import { useEffect } from 'react';
import type { EventName, Events } from '#domain/rooms.ts';
import { useSession } from './session.ts';

export type Listener = { [Name in EventName]?: (payload: Events[Name]) => void };

const listeners = new Set<Listener>();
const subscribed = new Set<EventName>();
const seen = new Set<string>();
let stream: EventSource | null = null;

function subscribe(name: EventName): void {
  if (subscribed.has(name)) return;
  subscribed.add(name);
  stream?.addEventListener(name, (event: MessageEvent<string>) => {
    // A message may come twice after a lost connection; its id tells.
    if (seen.has(event.lastEventId)) return;
    seen.add(event.lastEventId);
    for (const listener of listeners)
      (listener[name] as ((payload: unknown) => void) | undefined)?.(JSON.parse(event.data));
  });
}

/** Listens to the events that `listener` names, and to no others; answers how to stop. All listeners share one stream. */
export function listenLive(listener: Listener): () => void {
  listeners.add(listener);
  stream ??= new EventSource('/api/live');
  for (const name of Object.keys(listener) as EventName[]) subscribe(name);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stream?.close();
    stream = null;
    subscribed.clear();
  };
}

/** Hears what concerns the signed-in person as it happens; the browser resumes a lost stream by itself. */
export function useLive(all: readonly Listener[]): void {
  const session = useSession();
  useEffect(() => {
    const stops = session ? all.map(listenLive) : [];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session?.userId]);
}

import { useEffect, useEffectEvent } from 'react';
import type { EventName, Events } from '#domain/modules.ts';
import { useSession } from './session.ts';

export type Listener = { [Name in EventName]?: (payload: Events[Name]) => void };

const listeners = new Set<Listener>();
const subscribed = new Set<EventName>();
const seen = new Set<string>();
let stream: EventSource | null = null;
/** Since when nothing is heard, in milliseconds of the page: what it shows may have been read so long ago. */
let deafSince = 0;
/** A message carries the time at which it was written, which is before it can be heard. */
const MARGIN_SECONDS = 1;

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

/** A visitor hears of one order, by the key that opens its page. */
export interface GuestOrder {
  orderId: string;
  accessKey: string | undefined;
}

const guestQuery = (guest?: GuestOrder): string =>
  guest?.accessKey ? `&${new URLSearchParams({ order: guest.orderId, key: guest.accessKey }).toString()}` : '';

/** Listens to the events that `listener` names, and to no others; answers how to stop. All listeners share one stream. */
export function listenLive(listener: Listener, guest?: GuestOrder): () => void {
  listeners.add(listener);
  const seconds = Math.ceil((performance.now() - deafSince) / 1000) + MARGIN_SECONDS;
  stream ??= new EventSource(`/api/live?seconds=${seconds}${guestQuery(guest)}`);
  for (const name of Object.keys(listener) as EventName[]) subscribe(name);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stream?.close();
    stream = null;
    deafSince = performance.now();
    subscribed.clear();
  };
}

/** Hears what concerns the signed-in person, or a guest's order, as it happens; the browser resumes a lost stream by itself. */
export function useLive(all: readonly Listener[], guest?: GuestOrder): void {
  const userId = useSession()?.userId;
  const listen = useEffectEvent(() => all.map((each) => listenLive(each, userId ? undefined : guest)));
  useEffect(() => {
    const stops = userId || guest?.accessKey ? listen() : [];
    return () => {
      for (const stop of stops) stop();
    };
  }, [userId, guest?.orderId, guest?.accessKey]);
}

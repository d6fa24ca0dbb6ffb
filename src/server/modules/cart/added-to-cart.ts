import type { App } from '../../platform/calls/app.ts';

type Listener = (app: App, listingId: string) => void;
let listener: Listener = () => undefined;

/** A module above says at composition what counts it; nothing in the database waits for that. */
export const whenAddedToCart = (then: Listener): void => void (listener = then);
export const addedToCart: Listener = (app, listingId) => listener(app, listingId);

import type { App } from '../../platform/calls/app.ts';

type Listener = (app: App, added: { userId: string; listingIds: readonly string[] }) => void;
let listener: Listener = () => undefined;

/** A module above says at composition what counts it. */
export const whenAddedToWishlist = (then: Listener): void => void (listener = then);
export const addedToWishlist: Listener = (app, added) => listener(app, added);

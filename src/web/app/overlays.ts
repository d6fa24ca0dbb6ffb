import { createStore } from '../ui/store.ts';
import { forgetAct, rememberAct } from './shell/interrupted-act.ts';

/** What lies over the page now. Each is a chunk of its own, loaded when it is opened. */
interface Overlays {
  signIn: { tab: 'signin' | 'signup'; pending?: string } | null;
  cart: boolean;
  menu: boolean;
}

export const overlays = createStore<Overlays>({ signIn: null, cart: false, menu: false });

/** [AUTHUI-07] Opens the modal from anywhere. */
export function openSignIn(tab: 'signin' | 'signup' = 'signin'): void {
  forgetAct();
  overlays.set((now) => ({ ...now, signIn: { tab } }));
}
/** [UX-74] Asks to sign in for an act, which goes on afterwards where `useInterruptedAct` waits for it. */
export const signInFor: typeof rememberAct = (name, input, hash): void => {
  openSignIn();
  rememberAct(name, input, hash);
};
/** [ACC-16] The first proof was good: asks for the code of the second factor. */
export const openSecondFactor = (pending: string): void =>
  overlays.set((now) => ({ ...now, signIn: { tab: 'signin', pending } }));
/** Closed by the person: what was begun does not go on. */
export function dismissSignIn(): void {
  forgetAct();
  closeSignIn();
}
export const closeSignIn = (): void => overlays.set((now) => ({ ...now, signIn: null }));
export const openCart = (): void => overlays.set((now) => ({ ...now, cart: true }));
export const closeCart = (): void => overlays.set((now) => ({ ...now, cart: false }));
export const setMenu = (menu: boolean): void => overlays.set((now) => ({ ...now, menu }));

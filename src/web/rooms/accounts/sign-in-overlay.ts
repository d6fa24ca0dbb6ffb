import { createStore } from '#web/platform/store.ts';
import { forgetAct, rememberAct } from './interrupted-act.ts';

/** The modal over the page, while it is open; its code is loaded when it opens. */
export const signInOverlay = createStore<{ tab: 'signin' | 'signup'; pending?: string } | null>(null);

/** [AUTHUI-07] Opens the modal from anywhere. */
export function openSignIn(tab: 'signin' | 'signup' = 'signin'): void {
  forgetAct();
  signInOverlay.set({ tab });
}
/** [UX-74] Asks to sign in for an act, which goes on afterwards where `useInterruptedAct` waits for it. */
export const signInFor: typeof rememberAct = (name, input, hash): void => {
  openSignIn();
  rememberAct(name, input, hash);
};
/** [ACC-16] The first proof was good: asks for the code of the second factor. */
export const openSecondFactor = (pending: string): void => signInOverlay.set({ tab: 'signin', pending });
/** Closed by the person: what was begun does not go on. */
export function dismissSignIn(): void {
  forgetAct();
  closeSignIn();
}
export const closeSignIn = (): void => signInOverlay.set(null);

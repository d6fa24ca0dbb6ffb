import type { PublicSession } from '#domain/core/session.ts';
import { currentSession, reloadSession } from '#web/platform/session.ts';
import { createStore } from '#web/platform/store.ts';
import { forgetInterrupted, rememberInterrupted } from './interrupted-operation.ts';

/** The modal over the page, while it is open; its code is loaded when it opens. */
export const signInOverlay = createStore<{ tab: 'signin' | 'signup'; pending?: string } | null>(null);

/** [AUTHUI-07] Opens the modal from anywhere. */
export function openSignIn(tab: 'signin' | 'signup' = 'signin'): void {
  forgetInterrupted();
  signInOverlay.set({ tab });
}
/** [UX-74] Asks to sign in for an action, which goes on afterwards where `useInterrupted` waits for it. */
export const signInFor: typeof rememberInterrupted = (name, input, hash): void => {
  openSignIn();
  rememberInterrupted(name, input, hash);
};
/** [ACC-16] The first proof was good: asks for the code of the second factor. */
export const openSecondFactor = (pending: string): void => signInOverlay.set({ tab: 'signin', pending });
/** [INV-13] The session ended elsewhere or in time: whoever worked here signs in again over the page, and what they typed stays. What the session before asked says nothing. */
export function signInAgain(asker: PublicSession | null): void {
  if (asker && asker === currentSession() && !signInOverlay.get()) openSignIn();
}
/** Closed by the person: what was begun does not go on, and whoever was signed in here is shown to be no more. */
export function dismissSignIn(): void {
  forgetInterrupted();
  closeSignIn();
  if (currentSession()) void reloadSession().catch(() => undefined);
}
export const closeSignIn = (): void => signInOverlay.set(null);

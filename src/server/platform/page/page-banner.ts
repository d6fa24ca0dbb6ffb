import type { Caller } from '../calls/caller.ts';
import type { Language } from '#domain/core/languages/language.ts';

declare module '../calls/app.ts' {
  interface Outside {
    /** What stands above every page of the store; a module that knows of one fills it. */
    /** Above every page of the store for one person alone. */
    personBanner?: (caller: Caller) => Promise<string>;
    pageBanner?: { html(language: Language): string; look(): Promise<void> };
  }
}

/** The frames of makers and administrators have no place for it: who works there gets the message and the alert. */
export const hasBanner = (path: string): boolean => !/^\/(admin|seller-dashboard|activate-admin)(\/|$)/.test(path);

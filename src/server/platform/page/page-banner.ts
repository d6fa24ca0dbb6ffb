import type { Caller } from '../calls/caller.ts';
import type { Language } from '#domain/core/languages/language.ts';

declare module '../calls/app.ts' {
  interface Outside {
    /** Above every page of the store and of a maker's dashboard, for one person alone. */
    personBanner?: (caller: Caller) => Promise<string>;
    /** What stands above every page of the store; a module that knows of one fills it. */
    pageBanner?: { html(language: Language): string; look(): Promise<void> };
  }
}

/** The frames of makers and administrators have no place for announcements: who works there gets the message and the alert. */
export const hasBanner = (path: string): boolean => !/^\/(admin|seller-dashboard|activate-admin)(\/|$)/.test(path);

/** What a person is asked to accept is asked of makers where they work. */
export const hasPersonBanner = (path: string): boolean => !/^\/(admin|activate-admin)(\/|$)/.test(path);

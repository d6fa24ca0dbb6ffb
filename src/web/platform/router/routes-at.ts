import type { ComponentType } from 'react';

/** The code of a screen: a chunk of its own, which `preload` fetches when somebody points at a link to it. */
export interface Screen {
  Component: ComponentType;
  preload: () => Promise<void>;
}

/** What a module says of one of its addresses. */
export interface ScreenEntry {
  screen: Screen;
  /** The frame around the screen: the store's header and footer, the slim one of checkout, or none (the seller dashboard and the back office have their own). */
  frame?: 'store' | 'slim' | 'none';
  /** [AUTHUI-07] Asks to sign in first, then goes on. */
  guarded?: boolean;
  /** [UX-03] Fetches data and pictures, beside the code, when somebody points at a link to it. */
  prefetch?: (params: Record<string, string>) => void;
}

export interface Route extends ScreenEntry {
  path: string;
}

/**
 * The screens at the addresses of a module, or the one screen at all of them: an address without a screen, or a screen without an
 * address, does not compile.
 */
export const routesAt = <Addresses extends Record<string, string>>(
  addresses: Addresses,
  screens: ScreenEntry | { [Name in keyof Addresses]: ScreenEntry },
): Route[] =>
  Object.keys(addresses).map((name) => ({
    path: addresses[name] as string,
    ...('screen' in screens ? (screens as ScreenEntry) : (screens[name] as ScreenEntry)),
  }));

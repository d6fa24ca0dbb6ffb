import type { Screen } from './screen.ts';

/** The screens at the addresses of a module: an address without a screen, or a screen without an address, does not compile. */
export const screensAt = <Addresses extends Record<string, string>>(
  addresses: Addresses,
  screens: { [Name in keyof Addresses]: Omit<Screen, 'path'> },
): Screen[] =>
  Object.keys(addresses).map((name) => ({
    path: addresses[name] as string,
    ...(screens[name] as Omit<Screen, 'path'>),
  }));

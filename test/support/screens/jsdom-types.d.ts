/** The few parts of jsdom that screens use; it brings no types of its own. */
declare module 'jsdom' {
  import type { EventEmitter } from 'node:events';
  import type { Context } from 'node:vm';

  export class VirtualConsole extends EventEmitter {}
  export class CookieJar {
    getCookieStringSync(url: string): string;
    getCookiesSync(url: string): { key: string; value: string }[];
    setCookieSync(cookie: string, url: string, options?: { ignoreError?: boolean }): unknown;
    removeAllCookiesSync(): void;
  }
  export class JSDOM {
    constructor(html: string, options: object);
    readonly window: Window & typeof globalThis;
    getInternalVMContext(): Context;
  }
}

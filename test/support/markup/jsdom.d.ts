/** The little of jsdom that parts of screens use; it brings no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { url: string; pretendToBeVisual?: boolean });
    readonly window: Window & typeof globalThis;
  }
}

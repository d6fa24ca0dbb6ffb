import type { View } from './media.ts';
import { newShared } from './missing.ts';
import { Page } from './page.ts';
import { Wire } from './wire.ts';

/** What one person has in one browser: cookies, stores, and the pages that share them. */
export class Visitor {
  readonly wire = new Wire();
  readonly shared = newShared();
  readonly local = new Map([['gdpr_consent', 'false']]);
  readonly complaints: string[] = [];
  readonly pages: Page[] = [];
  readonly base: string;
  readonly view: View;
  constructor(base: string, view: View) {
    this.base = base;
    this.view = view;
  }
  newPage = async (): Promise<Page> => {
    const page = new Page(this);
    this.pages.push(page);
    return page;
  };
  close = async (): Promise<void> => {
    for (const page of this.pages) await page.close();
  };
  cookies = async (): Promise<unknown[]> => this.wire.jar.getCookieStringSync(this.base).split('; ');
  clearCookies = async (): Promise<void> => this.wire.jar.removeAllCookiesSync();
}

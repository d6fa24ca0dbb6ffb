import type { View } from './media.ts';
import { type Calls, calls } from './calls.ts';
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
  /** Calls of this person, beside any page. */
  get request(): Calls {
    return calls(this.wire, this.base);
  }
  cookies = async (): Promise<{ name: string; value: string }[]> =>
    this.wire.jar.getCookiesSync(this.base).map(({ key: name, value }) => ({ name, value }));
  clearCookies = async (): Promise<void> => this.wire.jar.removeAllCookiesSync();
}

import type { OpenDocument } from './document.ts';
import { byLabel, byRole, byText, type Exactly, inOrder, isChecked, isDisabled, type RoleOptions } from './roles.ts';
import { callInPage } from './run-in-page.ts';
import { isVisible, readText, says, type TextMatch } from './seen.ts';
import { topModal } from './top-layer.ts';
import { optionOf, type User } from './user.ts';

/** What a locator needs of its page. */
export interface Surroundings {
  readonly now: { document: OpenDocument; user: User };
  /** Asks again with every change until it is answered. */
  until: <Found>(ask: () => Found | undefined, what: () => string, timeout?: number) => Promise<Found>;
  /** Lets the page do what follows from a touch. */
  settle: () => Promise<void>;
}

type Find = (roots: ParentNode[], page: OpenDocument) => Element[];
interface Filter {
  hasText?: TextMatch;
  visible?: boolean;
}

/** Elements as a person would name them; looked for anew each time. */
export class Locator {
  readonly surroundings: Surroundings;
  readonly description: string;
  private readonly find: Find;

  constructor(position: Surroundings, find: Find, phrase: string) {
    this.surroundings = position;
    this.find = find;
    this.description = phrase;
  }

  private narrow(phrase: string, next: (match: Element[], page: OpenDocument) => Element[]): Locator {
    return new Locator(
      this.surroundings,
      (roots, page) => next(this.find(roots, page), page),
      `${this.description} ${phrase}`,
    );
  }

  private below(phrase: string, look: (root: ParentNode, page: OpenDocument) => Element[]): Locator {
    return this.narrow(phrase, (roots, page) => inOrder(roots.flatMap((root) => look(root, page))));
  }

  getByRole(role: string, options: RoleOptions = {}): Locator {
    return this.below(`${role} ${String(options.name ?? '')}`, (root, page) => byRole(root, role, options, page));
  }
  getByLabel(phrase: TextMatch, { exact }: Exactly = {}): Locator {
    return this.below(`label ${String(phrase)}`, (root) => byLabel(root, phrase, exact));
  }
  getByText(phrase: TextMatch, { exact }: Exactly = {}): Locator {
    return this.below(`text ${String(phrase)}`, (root) => byText(root, phrase, exact));
  }
  locator(selector: string, filter: Filter = {}): Locator {
    const match = this.below(selector, (root) => [...root.querySelectorAll(selector.replace(/:visible\b/g, ''))]);
    return match.filter(selector.includes(':visible') ? { ...filter, visible: true } : filter);
  }
  filter({ hasText, visible }: Filter): Locator {
    return this.narrow(`with ${String(hasText ?? '')}`, (match, page) =>
      match.filter(
        (each) =>
          (hasText === undefined || says(each.textContent, hasText)) &&
          (visible === undefined || isVisible(each, page) === visible),
      ),
    );
  }
  nth(at: number): Locator {
    return this.narrow(`#${at}`, (match) => match.slice(at, at === -1 ? undefined : at + 1));
  }
  first(): Locator {
    return this.nth(0);
  }
  last(): Locator {
    return this.nth(-1);
  }
  or(other: Locator): Locator {
    const both: Find = (roots, page) => inOrder([...this.find(roots, page), ...other.find(roots, page)]);
    return new Locator(this.surroundings, both, `${this.description} or ${other.description}`);
  }

  /** All that are there now. */
  elements(): Element[] {
    const { document } = this.surroundings.now;
    return this.find([document.window.document], document);
  }
  /** The one that is there now; more than one is a mistake of the test. */
  one(): Element | undefined {
    const all = this.elements();
    if (all.length > 1)
      throw new Error(
        `${this.description} names ${all.length} elements:\n${all
          .slice(0, 4)
          .map((each) => each.outerHTML.slice(0, 160))
          .join('\n')}`,
      );
    return all[0];
  }
  private wait<Found>(ask: (element: Element) => Found | undefined, what: string): Promise<Found> {
    const look = (): Found | undefined => {
      const element = this.one();
      return element && ask(element);
    };
    return this.surroundings.until(look, () => `${this.description} ${what}`);
  }

  private canPress(element: Element): true | undefined {
    const { document } = this.surroundings.now;
    const modal = topModal(document.window.document);
    const isCovered = modal && !modal.contains(element) && !element.closest('[popover]');
    return isVisible(element, document) && !isDisabled(element) && !isCovered ? true : undefined;
  }
  private async touch(operation: (element: Element, user: User) => Promise<void> | void): Promise<void> {
    const ready = (): Promise<Element> => this.wait((each) => this.canPress(each) && each, 'cannot be pressed');
    // As in a browser it has stood still for a moment: what has just been drawn has done what follows from that.
    await ready();
    await this.surroundings.settle();
    const element = await ready();
    await operation(element, this.surroundings.now.user);
    await this.surroundings.settle();
  }
  click = (): Promise<void> => this.touch((element, user) => user.click(element));
  focus = (): Promise<void> => this.touch((element, user) => user.focus(element));
  fill = (text: string): Promise<void> => this.touch((element, user) => user.fill(element, text));
  press = async (key: string): Promise<void> => {
    await this.focus();
    await this.surroundings.now.user.press(key);
    await this.surroundings.settle();
  };
  check = (): Promise<void> => this.touch((element, user) => (isChecked(element) ? undefined : user.click(element)));
  selectOption = async (option: string | { label: string }): Promise<void> => {
    const wanted = typeof option === 'string' ? option : option.label;
    await this.wait((each) => optionOf(each, wanted), `has no ${wanted} to choose`);
    return this.touch((element, user) => user.select(element, wanted));
  };

  innerText = (): Promise<string> =>
    this.wait((each) => readText(each, this.surroundings.now.document).trim(), 'is not there');
  allTextContents = async (): Promise<string[]> => this.elements().map(({ textContent }) => textContent ?? '');
  allInnerTexts = async (): Promise<string[]> =>
    this.elements().map((each) => readText(each, this.surroundings.now.document).trim());
  evaluate = async (operation: (element: never, given: never) => unknown, given?: unknown): Promise<unknown> => {
    const element = await this.wait((each) => each, 'is not there');
    return callInPage(this.surroundings.now.document, operation, element, given);
  };
  evaluateAll = async (operation: (elements: never, given: never) => unknown, given?: unknown): Promise<unknown> =>
    callInPage(this.surroundings.now.document, operation, this.elements(), given);
}

import type { OpenDocument } from './document.ts';
import type { Hands } from './hands.ts';
import { byLabel, byRole, byText, inOrder, isChecked, isDisabled, type RoleOptions } from './roles.ts';
import type { Exactly, InputFile, Patience } from './patience.ts';
import { callInPage } from './run-in-page.ts';
import { isVisible, readText, says, type Words } from './seen.ts';
import { topModal } from './top-layer.ts';

/** What a locator needs of its page. */
export interface Place {
  readonly now: { document: OpenDocument; hands: Hands };
  /** Asks again with every change until it is answered. */
  until: <Found>(ask: () => Found | undefined, what: () => string, timeout?: number) => Promise<Found>;
  /** Lets the page do what follows from a touch. */
  settle: () => Promise<void>;
}

type Find = (roots: ParentNode[], page: OpenDocument) => Element[];
interface Filter {
  hasText?: Words;
  has?: Locator;
  visible?: boolean;
}

/** Elements as a person would name them; looked for anew each time. */
export class Locator {
  readonly place: Place;
  readonly words: string;
  private readonly find: Find;

  constructor(place: Place, find: Find, words: string) {
    this.place = place;
    this.find = find;
    this.words = words;
  }

  private narrow(words: string, next: (found: Element[], page: OpenDocument) => Element[]): Locator {
    return new Locator(this.place, (roots, page) => next(this.find(roots, page), page), `${this.words} ${words}`);
  }

  private below(words: string, look: (root: ParentNode, page: OpenDocument) => Element[]): Locator {
    return this.narrow(words, (roots, page) => inOrder(roots.flatMap((root) => look(root, page))));
  }

  getByRole(role: string, options: RoleOptions = {}): Locator {
    return this.below(`${role} ${String(options.name ?? '')}`, (root, page) => byRole(root, role, options, page));
  }
  getByLabel(words: Words, { exact }: Exactly = {}): Locator {
    return this.below(`label ${String(words)}`, (root) => byLabel(root, words, exact));
  }
  getByText(words: Words, { exact }: Exactly = {}): Locator {
    return this.below(`text ${String(words)}`, (root) => byText(root, words, exact));
  }
  locator(selector: string, filter: Filter = {}): Locator {
    if (selector === '..') return this.narrow('parent', (found) => found.flatMap((each) => each.parentElement ?? []));
    const bare = selector
      .replace(/:visible(?![\w-])/g, '')
      .replace(/^css=/, '')
      .replace(/^:scope\s*$/, '*');
    const found = this.below(selector, (root) => [...root.querySelectorAll(bare)]);
    return found.filter(selector.includes(':visible') ? { ...filter, visible: true } : filter);
  }
  filter({ hasText, has, visible }: Filter): Locator {
    return this.narrow(`with ${String(hasText ?? has?.words ?? '')}`, (found, page) =>
      found.filter(
        (each) =>
          (hasText === undefined || says(each.textContent, hasText)) &&
          (has === undefined || has.find([each], page).length > 0) &&
          (visible === undefined || isVisible(each, page) === visible),
      ),
    );
  }
  nth(at: number): Locator {
    return this.narrow(`#${at}`, (found) => found.slice(at, at === -1 ? undefined : at + 1));
  }
  first(): Locator {
    return this.nth(0);
  }
  last(): Locator {
    return this.nth(-1);
  }
  and(other: Locator): Locator {
    return this.narrow(`and ${other.words}`, (found, page) => {
      const others = new Set(other.find([page.window.document], page));
      return found.filter((each) => others.has(each));
    });
  }
  or(other: Locator): Locator {
    const both: Find = (roots, page) => inOrder([...this.find(roots, page), ...other.find(roots, page)]);
    return new Locator(this.place, both, `${this.words} or ${other.words}`);
  }

  /** All that are there now. */
  elements(): Element[] {
    const { document } = this.place.now;
    return this.find([document.window.document], document);
  }
  /** The one that is there now; more than one is a mistake of the test. */
  one(): Element | undefined {
    const all = this.elements();
    if (all.length > 1)
      throw new Error(
        `${this.words} names ${all.length} elements:\n${all
          .slice(0, 4)
          .map((each) => each.outerHTML.slice(0, 160))
          .join('\n')}`,
      );
    return all[0];
  }
  private wait<Found>(ask: (element: Element) => Found | undefined, what: string, timeout?: number): Promise<Found> {
    const look = (): Found | undefined => {
      const element = this.one();
      return element && ask(element);
    };
    return this.place.until(look, () => `${this.words} ${what}`, timeout);
  }

  private canPress(element: Element): true | undefined {
    const { document } = this.place.now;
    const modal = topModal(document.window.document);
    const isCovered = modal && !modal.contains(element) && !element.closest('[popover]');
    return isVisible(element, document) && !isDisabled(element) && !isCovered ? true : undefined;
  }
  private async touch(act: (element: Element, hands: Hands) => void, { timeout }: Patience = {}): Promise<void> {
    const ready = (): Promise<Element> =>
      this.wait((each) => this.canPress(each) && each, 'cannot be pressed', timeout);
    // As in a browser it has stood still for a moment: what has just been drawn has done what follows from that.
    await ready();
    await this.place.settle();
    const element = await ready();
    act(element, this.place.now.hands);
    await this.place.settle();
  }
  click = async (patience: Patience = {}): Promise<void> => {
    if (patience.force && (await this.isDisabled())) return;
    await this.touch((element, hands) => {
      const has = (name: string): boolean => patience.modifiers?.includes(name) ?? false;
      hands.click(element, {
        ctrlKey: has('Control') || has('ControlOrMeta'),
        shiftKey: has('Shift'),
        metaKey: has('Meta'),
      });
    }, patience);
  };
  focus = (patience?: Patience): Promise<void> => this.touch((element, hands) => hands.focus(element), patience);
  fill = (text: string, patience?: Patience): Promise<void> =>
    this.touch((element, hands) => hands.fill(element, text), patience);
  press = async (key: string): Promise<void> => {
    await this.focus();
    this.place.now.hands.press(key);
    await this.place.settle();
  };
  setChecked = (wanted: boolean): Promise<void> =>
    this.touch((element, hands) => {
      if (isChecked(element) !== wanted) hands.click(element);
    });
  check = (): Promise<void> => this.setChecked(true);
  selectOption = async (wanted: string | { label?: string; value?: string } | string[]): Promise<void> => {
    const all = Array.isArray(wanted)
      ? wanted
      : [typeof wanted === 'string' ? wanted : (wanted.label ?? wanted.value ?? '')];
    const hasIt = (element: Element): boolean =>
      [...(element as HTMLSelectElement).options].some(({ value, label }) =>
        all.some((one) => [value, label.trim()].includes(one)),
      );
    await this.wait((each) => hasIt(each) || undefined, `has no ${all.join(', ')} to choose`);
    return this.touch((element, hands) => hands.select(element, all));
  };
  setInputFiles = async (given: InputFile | InputFile[]): Promise<void> => {
    const input = await this.wait((each) => each, 'is not there');
    const { window } = this.place.now.document;
    const files = [given]
      .flat()
      .map(({ name, mimeType, buffer }) => new window.File([new Uint8Array(buffer)], name, { type: mimeType }));
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    for (const name of ['input', 'change']) input.dispatchEvent(new window.Event(name, { bubbles: true }));
    await this.place.settle();
  };
  dispatchEvent = (name: string): Promise<void> =>
    this.touch(
      (element) => void element.dispatchEvent(new this.place.now.document.window.Event(name, { bubbles: true })),
    );

  count = async (): Promise<number> => this.elements().length;
  all = async (): Promise<Locator[]> => this.elements().map((_each, at) => this.nth(at));
  textContent = (): Promise<string> => this.wait((each) => each.textContent ?? '', 'is not there');
  innerText = (): Promise<string> =>
    this.wait((each) => readText(each, this.place.now.document).trim(), 'is not there');
  getAttribute = async (name: string): Promise<string | null> =>
    (await this.wait((each) => ({ value: each.getAttribute(name) }), 'is not there')).value;
  allTextContents = async (): Promise<string[]> => this.elements().map(({ textContent }) => textContent ?? '');
  allInnerTexts = async (): Promise<string[]> =>
    this.elements().map((each) => readText(each, this.place.now.document).trim());
  isDisabled = (): Promise<boolean> =>
    this.wait((each) => ({ is: isDisabled(each) }), 'is not there').then(({ is }) => is);
  evaluate = async (act: (element: never, given: never) => unknown, given?: unknown): Promise<unknown> => {
    const element = await this.wait((each) => each, 'is not there');
    return callInPage(this.place.now.document, act, element, given);
  };
  evaluateAll = async (act: (elements: never, given: never) => unknown, given?: unknown): Promise<unknown> =>
    callInPage(this.place.now.document, act, this.elements(), given);
}

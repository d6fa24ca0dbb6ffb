import { JSDOM } from '../screens/jsdom.ts';
import { addMissing, newShared } from '../screens/missing.ts';
import { addTopLayer } from '../screens/top-layer.ts';
import { User } from '../screens/user.ts';

// What is shown as a popover can have the focus.
const html = '<!doctype html><html lang="en"><style>[popover] { display: block }</style><body></body></html>';

/** What screens are tested with, held there; here without a page around it. */
export function openDom() {
  const { window } = new JSDOM(html, { url: 'http://shop.test/', pretendToBeVisual: true });
  const view = { width: 1440, height: 900 };
  const shared = newShared();
  addMissing(window, shared, () => view);
  addTopLayer(window);
  // React complains of elements that jsdom does not know, such as <search>.
  Object.defineProperty(window.HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });
  return { window, view, user: new User({ window, display: () => null }) };
}

import { Hands } from '../screens/hands.ts';
import { JSDOM } from '../screens/jsdom.ts';
import { addMissing, newShared } from '../screens/missing.ts';
import { addTopLayer } from '../screens/top-layer.ts';

/** What screens are tested with, held there; here without a page around it. */
export function openDom() {
  const { window } = new JSDOM('<!doctype html><html lang="en"><body></body></html>', { url: 'http://shop.test/' });
  addMissing(window, newShared(), () => ({ width: 1440, height: 900 }));
  addTopLayer(window);
  // React complains of elements that jsdom does not know, such as <search>.
  Object.defineProperty(window.HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });
  return { window, hands: new Hands({ window, display: () => null }) };
}

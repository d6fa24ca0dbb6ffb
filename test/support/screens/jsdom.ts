import { createRequire } from 'node:module';

interface InnerWindow {
  _document: { URL: string };
  _settings: { virtualConsole: { emit: (name: string, ...facts: unknown[]) => void } };
}

const require = createRequire(import.meta.url);
/** jsdom opens no other documents: it says where to, and the page opens it. Replaced before jsdom takes hold of it. */
const navigation = require('jsdom/lib/jsdom/living/window/navigation.js') as {
  navigate: (window: InnerWindow, url: object, flags: { reloadTriggered?: boolean }) => void;
};
const { serializeURL } = require('whatwg-url') as { serializeURL: (url: object) => string };
const within = navigation.navigate;
navigation.navigate = (window, url, flags) => {
  const { _document: document, _settings: settings } = window;
  const [here, to] = [document.URL, serializeURL(url)];
  const isSame = !flags.reloadTriggered && here.split('#')[0] === to.split('#')[0];
  if (isSame || to.startsWith('javascript:')) within(window, url, flags);
  else settings.virtualConsole.emit('navigate', to);
};

export const { CookieJar, JSDOM, VirtualConsole } = require('jsdom') as typeof import('jsdom');

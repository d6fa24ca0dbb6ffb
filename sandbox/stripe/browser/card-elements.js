// Card fields on the shop's page: frames of the sandbox's own origin, driven by messages. Served as the first part of /v3/.

const source = document.currentScript.src;
const root = source.replace(/\/(v3\/?|[a-z]+\/stripe\.js)(\?.*)?(#.*)?$/, '/');
const rootOrigin = new URL(root).origin;
const titles = {
  cardNumber: 'Secure card number input frame',
  cardExpiry: 'Secure expiration date input frame',
  cardCvc: 'Secure CVC input frame',
};
const groupOf = new WeakMap();
let counter = 0;
const nextId = () => `e${(counter += 1)}${Math.random().toString(36).slice(2, 8)}`;

/** Colours, sizes and the scheme that a field takes from its place on the page where the page says nothing. */
function look(container, options, appearance) {
  const around = getComputedStyle(container);
  const variables = appearance?.variables ?? {};
  const base = {
    color: variables.colorText ?? around.color,
    fontSize: variables.fontSizeBase ?? around.fontSize,
    fontFamily: variables.fontFamily ?? around.fontFamily,
    ...(variables.colorTextPlaceholder ? { '::placeholder': { color: variables.colorTextPlaceholder } } : {}),
    ...options.style?.base,
  };
  const invalid = { ...(variables.colorDanger ? { color: variables.colorDanger } : {}), ...options.style?.invalid };
  const scheme = around.colorScheme === 'normal' ? 'light' : around.colorScheme;
  const isNight =
    appearance?.theme === 'night' ||
    (scheme.includes('dark') && (!scheme.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches));
  return {
    style: { base, invalid, complete: options.style?.complete },
    placeholder: options.placeholder,
    disabled: options.disabled,
    label: options.label,
    colorScheme: isNight ? 'dark' : 'light',
  };
}

function createElement(type, { group, settings, options: given }) {
  const id = nextId();
  const listeners = new Map();
  const waiting = new Map();
  let options = { ...given };
  let frame = null;
  let container = null;
  let isReady = false;
  let queue = [];

  const post = (kind, more = {}) => {
    const message = { paymentSandbox: kind, element: id, ...more };
    if (isReady) frame.contentWindow.postMessage(message, rootOrigin);
    else queue.push(message);
  };
  const emit = (name, event) => (listeners.get(name) ?? []).slice().forEach((listener) => listener(event));
  const mark = (name, isOn) => container?.classList.toggle(options.classes?.[name] ?? `StripeElement--${name}`, isOn);
  const dress = () =>
    post('update', { options: { ...look(container, options, settings.appearance), locale: settings.locale } });

  const heard = (message) => {
    if (
      !frame ||
      message.source !== frame.contentWindow ||
      message.origin !== rootOrigin ||
      message.data?.element !== id
    )
      return;
    const { paymentSandbox: kind, event, number, answer } = message.data;
    if (kind === 'ready') {
      isReady = true;
      queue.forEach((one) => frame.contentWindow.postMessage(one, rootOrigin));
      queue = [];
      emit('ready', { elementType: type });
    }
    if (kind === 'change') {
      mark('empty', event.empty);
      mark('complete', event.complete);
      mark('invalid', Boolean(event.error));
      emit('change', event);
    }
    if (kind === 'focus' || kind === 'blur') {
      mark('focus', kind === 'focus');
      emit(kind, { elementType: type });
    }
    if (kind === 'escape') emit('escape', { elementType: type });
    if (kind === 'enter') container?.closest('form')?.requestSubmit();
    if (kind === 'answer') {
      waiting.get(number)?.(answer);
      waiting.delete(number);
    }
  };

  const element = {
    mount(place) {
      const target = typeof place === 'string' ? document.querySelector(place) : place;
      if (!target)
        throw new Error(
          `The selector you specified (${place}) applies to no DOM elements that are currently on the page.`,
        );
      if (frame) element.unmount();
      container = target;
      container.replaceChildren();
      container.classList.add(options.classes?.base ?? 'StripeElement');
      mark('empty', true);
      frame = document.createElement('iframe');
      frame.title = titles[type];
      frame.name = `card-field-${id}`;
      frame.allow = 'payment';
      const shown = look(container, options, settings.appearance);
      Object.assign(frame.style, {
        display: 'block',
        width: '100%',
        height: `calc(${shown.style.base.fontSize} * 1.25 + 4px)`,
        border: '0',
        margin: '0',
        padding: '0',
        background: 'transparent',
        colorScheme: shown.colorScheme,
      });
      const setup = {
        type,
        group,
        element: id,
        origin: location.origin,
        options: { ...shown, locale: settings.locale },
      };
      frame.src = `${root}v3/field.html#${encodeURIComponent(JSON.stringify(setup))}`;
      addEventListener('message', heard);
      container.append(frame);
      container.addEventListener('click', element.focus);
    },
    unmount() {
      removeEventListener('message', heard);
      container?.removeEventListener('click', element.focus);
      frame?.remove();
      for (const name of ['empty', 'complete', 'invalid', 'focus']) mark(name, false);
      waiting.forEach((done) =>
        done({ error: { type: 'invalid_request_error', message: 'The card field was taken off the page.' } }),
      );
      waiting.clear();
      [frame, container, isReady, queue] = [null, null, false, []];
    },
    destroy() {
      element.unmount();
      listeners.clear();
      settings.elements.delete(type);
    },
    on(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
      return element;
    },
    once(name, listener) {
      const only = (event) => {
        element.off(name, only);
        listener(event);
      };
      return element.on(name, only);
    },
    off(name, listener) {
      listeners.set(name, listener ? (listeners.get(name) ?? []).filter((one) => one !== listener) : []);
      return element;
    },
    update(more) {
      options = { ...options, ...more };
      if (container) {
        frame.style.colorScheme = look(container, options, settings.appearance).colorScheme;
        dress();
      }
    },
    focus: () => {
      if (frame) {
        frame.focus();
        post('focus');
      }
    },
    blur: () => post('blur'),
    clear: () => post('clear'),
  };
  groupOf.set(
    element,
    (call) =>
      new Promise((resolve) => {
        if (!frame)
          return resolve({
            error: {
              type: 'invalid_request_error',
              message:
                'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
            },
          });
        const number = nextId();
        waiting.set(number, resolve);
        post('call', { number, call });
      }),
  );
  return element;
}

// oxlint-disable-next-line no-unused-vars -- stripe.js, which is served right after this file, uses it
function createElements(settings = {}) {
  const group = nextId();
  const own = { ...settings, elements: new Map() };
  const refresh = () => own.elements.forEach((element) => element.update({}));
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', refresh);
  return {
    create(type, options = {}) {
      if (!titles[type]) throw new Error(`The payment sandbox has no Element of the type ${type}.`);
      if (own.elements.has(type))
        throw new Error(`Can only create one Element of type ${type} through this Elements instance.`);
      const element = createElement(type, { group, settings: own, options });
      own.elements.set(type, element);
      return element;
    },
    getElement: (type) => own.elements.get(type) ?? null,
    update(more) {
      Object.assign(own, more);
      refresh();
    },
  };
}

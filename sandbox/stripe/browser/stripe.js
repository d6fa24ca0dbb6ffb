// The second part of /v3/: the part of window.Stripe that shops use, as the provider documents it. card-elements.js comes before it.
/* global root, rootOrigin, groupOf, createElements */

const offline = {
  type: 'api_connection_error',
  message: 'The payment service did not answer. No money was taken; check your connection and try again.',
};

function flat(form, name, value) {
  if (value === undefined || value === null) return form;
  if (typeof value !== 'object') form.append(name, String(value));
  else for (const [key, item] of Object.entries(value)) flat(form, name ? `${name}[${key}]` : key, item);
  return form;
}

/** An overlay with the bank's page; resolves when it has been answered. It cannot be left by accident. */
function challenge(path) {
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    const frame = document.createElement('iframe');
    const before = document.activeElement;
    dialog.setAttribute('aria-label', '3-D Secure');
    Object.assign(dialog.style, {
      width: 'min(30rem, calc(100vw - 32px))',
      height: 'min(28rem, calc(100vh - 32px))',
      maxWidth: 'none',
      maxHeight: 'none',
      margin: 'auto',
      padding: '0',
      border: '0',
      borderRadius: '10px',
      overflow: 'hidden',
    });
    Object.assign(frame.style, { display: 'block', width: '100%', height: '100%', border: '0' });
    frame.title = '3-D Secure authentication';
    frame.src = root + path;
    frame.addEventListener('load', () => frame.focus(), { once: true });
    const done = (message) => {
      if (
        message.source !== frame.contentWindow ||
        message.origin !== rootOrigin ||
        message.data?.paymentSandbox !== 'challenge-done'
      )
        return;
      removeEventListener('message', done);
      dialog.close();
      dialog.remove();
      before?.focus?.();
      resolve();
    };
    addEventListener('message', done);
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    dialog.append(frame);
    document.body.append(dialog);
    dialog.showModal();
  });
}

function Stripe(key, { locale: ownLocale } = {}) {
  if (typeof key !== 'string' || !key.startsWith('pk_'))
    throw new Error(
      'Please call Stripe() with your publishable key. You used an empty string or a key of another kind.',
    );

  const api = async (method, path, params) => {
    const form = flat(new URLSearchParams(), '', params);
    try {
      const response = await fetch(`${root}${path}${method === 'GET' ? `?${form}` : ''}`, {
        method,
        headers: { authorization: `Bearer ${key}` },
        ...(method === 'GET' ? {} : { body: form }),
      });
      return await response.json();
    } catch {
      return { error: offline };
    }
  };
  const idOf = (secret) => {
    const id = /^(pi_\w+?)_secret_\w+$/.exec(secret ?? '')?.[1];
    if (!id)
      throw new Error(
        'Invalid value for stripe.confirmCardPayment intent secret: value should be a client secret of the form ${id}_secret_${secret}.',
      );
    return id;
  };
  const retrievePaymentIntent = async (secret) => {
    const answer = await api('GET', `v1/payment_intents/${idOf(secret)}`, { client_secret: secret });
    return answer.error ? { error: answer.error } : { paymentIntent: answer };
  };
  const withNextAction = async (intent, secret) => {
    if (intent.status !== 'requires_action') return { paymentIntent: intent };
    const next = intent.next_action;
    if (next?.type === 'redirect_to_url') {
      location.assign(next.redirect_to_url.url);
      return new Promise(() => undefined);
    }
    await challenge(next.use_stripe_sdk.source);
    const after = await retrievePaymentIntent(secret);
    if (after.error || after.paymentIntent.status !== 'requires_payment_method') return after;
    return { error: { ...after.paymentIntent.last_payment_error, payment_intent: after.paymentIntent } };
  };

  return {
    elements: (settings = {}) => createElements({ locale: ownLocale, ...settings }),
    async createPaymentMethod(first, ...rest) {
      const { type, card, billing_details, metadata } =
        typeof first === 'string'
          ? { type: first, card: rest[0], ...rest[1] }
          : first.elements
            ? { type: 'card', card: first.elements.getElement('cardNumber'), ...first.params }
            : first;
      const params = { type, billing_details, metadata };
      const send = groupOf.get(card);
      const answer = send
        ? await send({ path: 'v1/payment_methods', params, cardAt: 'card', key })
        : await api('POST', 'v1/payment_methods', { ...params, card });
      return answer.error ? { error: answer.error } : { paymentMethod: answer };
    },
    async confirmCardPayment(secret, data = {}, { handleActions = true } = {}) {
      const path = `v1/payment_intents/${idOf(secret)}/confirm`;
      const { payment_method: method, ...more } = data;
      const params = { ...more, client_secret: secret, use_stripe_sdk: true };
      const send = typeof method === 'object' ? groupOf.get(method.card) : undefined;
      const confirmed = send
        ? await send({
            path,
            params: {
              ...params,
              payment_method_data: { type: 'card', billing_details: method.billing_details, metadata: method.metadata },
            },
            cardAt: 'payment_method_data[card]',
            key,
          })
        : await api(
            'POST',
            path,
            typeof method === 'object'
              ? { ...params, payment_method_data: { type: 'card', ...method } }
              : { ...params, payment_method: method },
          );
      if (confirmed.error) return { error: confirmed.error };
      return handleActions ? withNextAction(confirmed, secret) : { paymentIntent: confirmed };
    },
    retrievePaymentIntent,
    async handleNextAction({ clientSecret }) {
      const { error, paymentIntent } = await retrievePaymentIntent(clientSecret);
      return error ? { error } : withNextAction(paymentIntent, clientSecret);
    },
    handleCardAction(secret) {
      return this.handleNextAction({ clientSecret: secret });
    },
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

Stripe.version = 'endive';
window.Stripe = Stripe;

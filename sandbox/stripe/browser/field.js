// One card field, inside a frame of its own origin: the shop's page never sees a digit. Fields of one form find one
// another through their parent's frames; whichever is asked sends the card to the API.
import {
  cardKind,
  cvcLength,
  cvcState,
  expiryState,
  groupedNumber,
  monthYear,
  numberState,
  onlyDigits,
} from './card-format.js';

const setup = JSON.parse(decodeURIComponent(location.hash.slice(1)));
const { type, group, element, origin } = setup;
const input = document.getElementById('field');
const problem = document.getElementById('problem');

const names = {
  en: ['Card number', 'Expiry date, month and year', 'Security code'],
  de: ['Kartennummer', 'Gültig bis, Monat und Jahr', 'Prüfnummer'],
  fr: ['Numéro de carte', 'Date d’expiration, mois et année', 'Code de sécurité'],
  es: ['Número de tarjeta', 'Fecha de caducidad, mes y año', 'Código de seguridad'],
  pt: ['Número do cartão', 'Data de validade, mês e ano', 'Código de segurança'],
  it: ['Numero della carta', 'Data di scadenza, mese e anno', 'Codice di sicurezza'],
  nl: ['Kaartnummer', 'Vervaldatum, maand en jaar', 'Beveiligingscode'],
};
const fields = {
  cardNumber: { autocomplete: 'cc-number', name: 0, placeholder: '1234 1234 1234 1234', length: 24 },
  cardExpiry: { autocomplete: 'cc-exp', name: 1, placeholder: 'MM/YY', length: 9 },
  cardCvc: { autocomplete: 'cc-csc', name: 2, placeholder: 'CVC', length: 4 },
};
const own = fields[type];
let hasLeft = false;
let last = '';

const tell = (kind, more = {}) => parent.postMessage({ paymentSandbox: kind, element, ...more }, origin);

/** The other fields of this form. Frames of other origins cannot be read and are passed over. */
function siblings() {
  const found = [];
  for (let place = 0; place < parent.frames.length; place += 1) {
    try {
      const field = parent.frames[place].cardField;
      if (field?.group === group) found.push(field);
    } catch {
      /* another origin */
    }
  }
  return found;
}
const sibling = (wanted) => siblings().find((field) => field.type === wanted);
const kindNow = () => cardKind(onlyDigits(sibling('cardNumber')?.text() ?? ''));

function state(left = hasLeft) {
  if (type === 'cardNumber') return numberState(input.value, left);
  if (type === 'cardExpiry') return expiryState(input.value, { left, now: new Date() });
  return cvcState(input.value, { left, kind: kindNow() });
}

function show() {
  const now = state();
  input.classList.toggle('invalid', Boolean(now.error));
  input.classList.toggle('complete', now.complete);
  input.setAttribute('aria-invalid', String(Boolean(now.error)));
  if (problem.textContent !== (now.error?.message ?? '')) problem.textContent = now.error?.message ?? '';
  const event = {
    elementType: type,
    empty: now.empty,
    complete: now.complete,
    error: now.error,
    ...(type === 'cardNumber' ? { brand: cardKind(onlyDigits(input.value)) } : {}),
  };
  const text = JSON.stringify(event);
  if (text === last) return;
  last = text;
  tell('change', { event });
}

function write(text, isDeleting) {
  const before = onlyDigits(input.value.slice(0, input.selectionStart ?? 0)).length;
  const isAtEnd = input.selectionStart === input.value.length;
  const formed =
    type === 'cardNumber'
      ? groupedNumber(text)
      : type === 'cardExpiry'
        ? monthYear(text, isDeleting)
        : onlyDigits(text).slice(0, Math.max(cvcLength(kindNow()), kindNow() === 'unknown' ? 4 : 3));
  if (formed === input.value) return;
  input.value = formed;
  let caret = formed.length;
  if (!isAtEnd) {
    caret = 0;
    for (let digits = 0; caret < formed.length && digits < before; caret += 1)
      if (/\d/.test(formed[caret])) digits += 1;
  }
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

input.addEventListener('input', (event) => {
  hasLeft = false;
  write(input.value, (event.inputType ?? '').startsWith('delete'));
  show();
  if (type === 'cardNumber') sibling('cardCvc')?.refresh();
});
input.addEventListener('focus', () => tell('focus'));
input.addEventListener('blur', () => {
  hasLeft = input.value !== '';
  show();
  tell('blur');
});
input.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') tell('enter');
  if (event.key === 'Escape') tell('escape');
});

const styles = {
  color: '--color',
  fontSize: '--font-size',
  fontFamily: '--font-family',
  fontWeight: '--font-weight',
  fontStyle: '--font-style',
  lineHeight: '--line-height',
  letterSpacing: '--letter-spacing',
  textAlign: '--text-align',
};

function dress({ style = {}, placeholder, disabled, label, colorScheme, locale }) {
  const root = document.documentElement;
  for (const [name, property] of Object.entries(styles))
    if (style.base?.[name]) root.style.setProperty(property, style.base[name]);
  if (style.base?.['::placeholder']?.color)
    root.style.setProperty('--placeholder-color', style.base['::placeholder'].color);
  if (style.invalid?.color) root.style.setProperty('--invalid-color', style.invalid.color);
  if (style.complete?.color) root.style.setProperty('--complete-color', style.complete.color);
  // A frame whose colour scheme differs from its page's is painted opaque, so it follows the page.
  if (colorScheme) root.style.colorScheme = colorScheme;
  const language = String(locale ?? 'en').slice(0, 2);
  root.lang = names[language] ? language : 'en';
  input.setAttribute('aria-label', label ?? (names[language] ?? names.en)[own.name]);
  input.placeholder = placeholder ?? own.placeholder;
  input.disabled = disabled === true;
}

/** Form fields as the API reads them: `{a: {b: 1}}` becomes `a[b]=1`. */
function addTo(form, name, value) {
  if (value === undefined || value === null) return;
  if (typeof value !== 'object') form.append(name, String(value));
  else for (const [key, item] of Object.entries(value)) addTo(form, name ? `${name}[${key}]` : key, item);
}

const paths = /^v1\/(payment_methods|payment_intents\/pi_\w+\/confirm)$/;

async function send({ path, params, cardAt, key }) {
  if (!paths.test(path))
    return { error: { type: 'invalid_request_error', message: 'This call does not take a card.' } };
  const form = new URLSearchParams();
  addTo(form, '', params);
  for (const wanted of ['cardNumber', 'cardExpiry', 'cardCvc']) {
    const field = sibling(wanted);
    if (!field && wanted === 'cardCvc') continue;
    const mistake = field?.mistake() ?? {
      type: 'validation_error',
      code: wanted === 'cardNumber' ? 'incomplete_number' : 'incomplete_expiry',
      message: 'Some card details are missing.',
    };
    if (mistake.code) return { error: mistake };
    addTo(form, cardAt, field.card());
  }
  const response = await fetch(`../${path}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${key}` },
  });
  return response.json();
}

window.cardField = {
  type,
  group,
  text: () => input.value,
  refresh: () => {
    write(input.value, false);
    show();
  },
  mistake: () => {
    hasLeft = true;
    show();
    const now = state(true);
    if (now.complete) return {};
    const unfinished = {
      cardNumber: ['incomplete_number', 'Your card number is incomplete.'],
      cardExpiry: ['incomplete_expiry', 'Your card’s expiration date is incomplete.'],
      cardCvc: ['incomplete_cvc', 'Your card’s security code is incomplete.'],
    }[type];
    const error = now.error ?? { type: 'validation_error', code: unfinished[0], message: unfinished[1] };
    if (now.empty) tell('change', { event: { elementType: type, empty: true, complete: false, error } });
    return error;
  },
  card: () => {
    if (type === 'cardNumber') return { number: onlyDigits(input.value) };
    if (type === 'cardExpiry') return { exp_month: input.value.slice(0, 2), exp_year: input.value.slice(3) };
    return { cvc: input.value };
  },
};

window.addEventListener('message', async (message) => {
  if (message.source !== parent || message.origin !== origin || message.data?.element !== element) return;
  const { paymentSandbox: kind, options, call, number } = message.data;
  if (kind === 'update') dress(options);
  if (kind === 'focus') input.focus();
  if (kind === 'blur') input.blur();
  if (kind === 'clear') {
    input.value = '';
    hasLeft = false;
    show();
  }
  if (kind === 'call') {
    const answer = await send(call).catch(() => ({
      error: {
        type: 'api_connection_error',
        message: 'The payment service did not answer. No money was taken; check your connection and try again.',
      },
    }));
    tell('answer', { number, answer });
  }
});

input.autocomplete = own.autocomplete;
input.maxLength = own.length;
input.name = own.autocomplete;
dress(setup.options);
show();
tell('ready');

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { brandName } from '#web/modules/orders/card-name.ts';
import * as texts from './texts/checkout-texts.tsx';
import { language } from '#web/platform/languages/language.ts';
import { settings } from '#web/platform/settings.ts';
import './card-fields.css';

let loading: Promise<Stripe> | undefined;

/** The provider's own script, from where the settings say: card digits live in its frames and never touch this page [PAY-02]. */
function loadStripe(): Promise<Stripe> {
  loading ??= new Promise<Stripe>((resolve, reject) => {
    const { jsUrl, publishableKey } = settings().stripe;
    const script = document.createElement('script');
    script.src = jsUrl;
    const fail = (why: string): void => {
      loading = undefined;
      script.remove();
      reject(new Error(why));
    };
    script.addEventListener('load', () =>
      window.Stripe ? resolve(window.Stripe(publishableKey, { locale: language })) : fail('no payment script'),
    );
    script.addEventListener('error', () => fail('the payment script did not load'));
    document.head.append(script);
  });
  return loading;
}

export interface CardHandle {
  stripe: Stripe;
  card: StripeCardNumberElement;
  clearCode(): void;
  focus(): void;
}

type Part = 'cardNumber' | 'cardExpiry' | 'cardCvc';
const parts: Part[] = ['cardNumber', 'cardExpiry', 'cardCvc'];

const codeHint = (brand: string): string => (brand === 'amex' ? texts.codeOnFront : texts.codeOnBack);

/** The colours of the page, read where the theme was decided. */
function style() {
  const css = getComputedStyle(document.documentElement);
  const of = (name: string): string => css.getPropertyValue(name).trim();
  return {
    base: {
      fontSize: '16px',
      fontFamily: 'Figtree, Arial, sans-serif',
      color: of('--color-text'),
      '::placeholder': { color: of('--color-text-3') },
    },
    invalid: { color: of('--color-danger') },
  };
}

/** [UX-57] The provider's card fields, each in its frame. Errors stand under them in words. */
export function CardFields({ handle }: { handle: RefObject<CardHandle | null> }) {
  const boxes = useRef<Partial<Record<Part, HTMLDivElement | null>>>({});
  const elements = useRef<Partial<Record<Part, { focus(): void; clear(): void; destroy(): void }>>>({});
  const [errors, setErrors] = useState<Partial<Record<Part, string>>>({});
  const [brand, setBrand] = useState('');
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    const mounted = elements.current;
    setFailed(false);
    loadStripe()
      .then((stripe) => {
        if (gone) return;
        const group = stripe.elements();
        for (const part of parts) {
          const element = group.create(part as 'cardNumber', { style: style() });
          const box = boxes.current[part];
          if (box) element.mount(box);
          mounted[part] = element;
          element.on('change', (event) => {
            setErrors((now) => ({ ...now, [part]: event.error?.message }));
            if (part === 'cardNumber') setBrand(event.brand ?? '');
          });
        }
        handle.current = {
          stripe,
          card: mounted.cardNumber as StripeCardNumberElement,
          clearCode: () => mounted.cardCvc?.clear(),
          focus: () => mounted.cardNumber?.focus(),
        };
      })
      .catch(() => !gone && setFailed(true));
    return () => {
      gone = true;
      handle.current = null;
      for (const part of parts) mounted[part]?.destroy();
    };
  }, [tries, handle]);
  if (failed)
    return (
      <ErrorBox
        text={texts.fieldsFailed(
          <Button kind="link" onClick={() => setTries(tries + 1)}>
            {texts.tryAgain}
          </Button>,
        )}
      />
    );
  const field = (part: Part) => (
    <div className="field" key={part}>
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the field is a frame with a label of its own inside */}
      <span className="label" onClick={() => elements.current[part]?.focus()}>
        {texts.cardParts[part]}
        <span>{(part === 'cardNumber' && brandName(brand)) || texts.required}</span>
      </span>
      <div
        className="stripe-field"
        ref={(box) => {
          boxes.current[part] = box;
        }}
      />
      {errors[part] ? (
        <p className="error">
          <Icon name="error" size="s" />
          {errors[part]}
        </p>
      ) : (
        part === 'cardCvc' && <p className="field-hint">{codeHint(brand)}</p>
      )}
    </div>
  );
  return (
    <>
      {field('cardNumber')}
      <div className="two-columns">
        {field('cardExpiry')}
        {field('cardCvc')}
      </div>
    </>
  );
}

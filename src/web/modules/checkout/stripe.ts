import type { Stripe } from '@stripe/stripe-js';
import { language } from '#web/platform/languages/language.ts';
import { settings } from '#web/platform/settings.ts';

let loading: Promise<Stripe> | undefined;

/** The provider's own script, from where the settings say: card digits live in its frames and never touch this page [PAY-02]. */
export function loadStripe(): Promise<Stripe> {
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

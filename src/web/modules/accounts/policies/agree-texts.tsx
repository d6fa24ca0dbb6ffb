import { policyPaths } from '#domain/accounts/policies/policy.ts';
import type { ReactNode } from 'react';
import { say } from '#web/platform/languages/language.ts';
import { Link } from '#web/ui/link.tsx';

const linkTo = (policy: keyof typeof policyPaths, name: string): ReactNode => (
  <Link className="link" href={policyPaths[policy]}>
    {name}
  </Link>
);

/** Under the button that opens an account. */
export const bySigningUp = say({
  en: (
    <>
      With an account you accept the {linkTo('terms', 'terms of use')}. The {linkTo('privacy', 'privacy notice')} says
      what we store.
    </>
  ),
  de: (
    <>
      Mit dem Konto nimmst du die {linkTo('terms', 'Nutzungsbedingungen')} an. Was wir speichern, steht in den{' '}
      {linkTo('privacy', 'Datenschutzhinweisen')}.
    </>
  ),
});
/** Before one pays. */
export const byPaying = say({
  en: <>By paying you accept the {linkTo('terms', 'terms of use')}.</>,
  de: <>Mit der Zahlung nimmst du die {linkTo('terms', 'Nutzungsbedingungen')} an.</>,
});
/** Beside the button that publishes a listing. */
export const byPublishing = say({
  en: <>By publishing you accept the {linkTo('seller_terms', 'seller terms')}.</>,
  de: <>Mit dem Veröffentlichen nimmst du die {linkTo('seller_terms', 'Bedingungen für Werkstätten')} an.</>,
});
/** Beside the button that makes a key which lets a program publish. */
export const byMakingKey = say({
  en: <>By making a key that may publish you accept the {linkTo('seller_terms', 'seller terms')}.</>,
  de: (
    <>
      Mit einem Schlüssel, der veröffentlichen darf, nimmst du die{' '}
      {linkTo('seller_terms', 'Bedingungen für Werkstätten')} an.
    </>
  ),
});

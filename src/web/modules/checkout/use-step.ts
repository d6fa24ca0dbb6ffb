import { hrefTo } from '#domain/addresses.ts';
import { useEffect } from 'react';
import { go, useQueryParams } from '#web/platform/router/navigation.ts';

export const steps = ['contact', 'delivery', 'payment'] as const;
export type Step = (typeof steps)[number];

const addressOf = (step: Step): string =>
  step === 'contact' ? hrefTo('checkout') : `${hrefTo('checkout')}?step=${step}`;

export const goToStep = (step: Step, replace = false): void => go(addressOf(step), { stay: true, replace });

/** [UX-55] The step stands in the address, so that Back goes one step. A later one is open only once the address is right. */
export function useStep(isAddressRight: boolean): Step {
  const wanted = useQueryParams().get('step');
  const requested = steps.find((each) => each === wanted) ?? 'contact';
  const isEarly = requested !== 'contact' && !isAddressRight;
  useEffect(() => {
    if (isEarly) goToStep('contact', true);
  }, [isEarly]);
  return isEarly ? 'contact' : requested;
}

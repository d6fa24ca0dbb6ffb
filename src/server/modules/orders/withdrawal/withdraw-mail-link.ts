import type { Language } from '#domain/core/languages/language.ts';
import { withdrawHere } from '#domain/orders/withdrawal/withdrawal-texts.ts';
import type { App } from '../../../platform/calls/app.ts';

/** [LAW-01] The way to the withdrawal function in a mail about orders; none where the law does not ask for it. */
export const withdrawLink = (
  { config }: Pick<App, 'config'>,
  orders: readonly { number: string }[],
  language: Language,
): { action: string; url: string } | undefined =>
  config.LEGAL_REGION === 'eu'
    ? {
        action: withdrawHere[language],
        url: `${config.PUBLIC_URL}/withdraw${orders.length === 1 ? `?number=${orders[0]?.number}` : ''}`,
      }
    : undefined;

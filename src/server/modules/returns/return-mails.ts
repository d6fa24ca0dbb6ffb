import { countryName } from '#domain/core/countries.ts';
import { inLanguage } from '#domain/core/languages/in-language.ts';
import { postagePayer, type Return, type ReturnActor } from '#domain/returns/model.ts';
import { returnPostageTexts, returnRefusalTexts } from '#domain/returns/return-texts.ts';
import { byItself } from '#domain/returns/return-transitions.ts';
import { sellerAddress } from '#domain/shops/tax/seller-line.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { type About, mailAbout } from '../orders/mails/order-mails.ts';
import { returnMailTexts, returnMailTitles } from './return-mail-texts.ts';

const mailed = ['requested', 'approved', 'denied', 'rejected', 'received', 'swapped', 'stopped'] as const;
type Mailed = (typeof mailed)[number];
const isMailed = (state: Return['state']): state is Mailed => mailed.some((each) => each === state);

type Step = Pick<Return, 'returnId' | 'state' | 'refusal' | 'rejection' | 'lines' | 'reason' | 'swapParcel'> & {
  by: ReturnActor;
};
type Mailable = Step & { state: Mailed };

/** What the buyer gets a mail about. Of money that has gone back, the order itself writes; who stopped it knows. */
export const isWrittenOf = (step: Step): step is Mailable =>
  isMailed(step.state) && !(step.state === 'stopped' && step.by === 'buyer');

/** [ORD-04] What a step of a return means for its buyer. */
export function returnMail(
  app: Pick<App, 'config' | 'clock'>,
  { order, language, isGuest }: About,
  step: Mailable,
): Mail {
  const texts = inLanguage(returnMailTexts, language);
  const days = byItself[step.state]?.days ?? 0;
  const support = app.config.SUPPORT_EMAIL;
  const paragraphsOf: Record<Mailed, () => string[]> = {
    requested: () => [texts.requested(days)],
    approved: () => [
      texts.approved(
        days,
        sellerAddress(order.seller, (code) => countryName(code, language)),
        app.config.SHIPPING !== 'off',
      ),
      returnPostageTexts[postagePayer(step.reason)][language],
    ],
    denied: () => (step.refusal ? [returnRefusalTexts[step.refusal][language]] : []),
    rejected: () => [step.rejection, texts.rejected],
    received: () => [texts.received],
    swapped: () => [texts.swapped(step.swapParcel)],
    stopped: () => [texts.stopped(support)],
  };
  const items = step.lines.map(({ quantity, title, values }) => `${quantity} × ${[title, ...values].join(', ')}`);
  return mailAbout(
    app,
    { order, language, isGuest },
    {
      occasion: `return ${step.returnId} ${step.state}`,
      title: returnMailTitles[step.state][language](order.shopName),
      paragraphs: [...paragraphsOf[step.state](), ...items],
    },
  );
}

import { formatMoment } from '#domain/core/days/time-zone.ts';
import { inLanguage } from '#domain/core/languages/in-language.ts';
import type { Proof } from '#domain/orders/proofs/model.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { type About, mailAbout } from '../mails/order-mails.ts';
import { proofMailTexts, proofMailTitles } from './proof-mail-texts.ts';

type Site = Pick<App, 'config' | 'clock'>;
type Version = Pick<Proof, 'lineId' | 'version'>;
type Waiting = Version & { text: string; dueAt: Date };

const textsOf = ({ language }: About) => inLanguage(proofMailTexts, language);
const lineOf = ({ order }: About, { lineId }: Version) => order.lines.find(({ id }) => id === lineId);
const titleOf = (about: About, version: Version): string => lineOf(about, version)?.title ?? '';

function waitingMail(app: Site, about: About, { kind, ...proof }: Waiting & { kind: 'sent' | 'reminder' }): Mail {
  const { order, language } = about;
  const texts = textsOf(about);
  return mailAbout(app, about, {
    occasion: `proof ${kind} ${proof.lineId} ${proof.version}`,
    title: proofMailTitles[kind][language](order.shopName),
    paragraphs: [
      texts.version(proof.version, titleOf(about, proof), lineOf(about, proof)?.personalisation ?? ''),
      ...(proof.text ? [texts.writes(order.shopName, proof.text)] : []),
      texts.until(formatMoment(app.config.TIME_ZONE, proof.dueAt, language)),
    ],
    action: texts.action,
  });
}

/** [ORD-07] A version is there, and until when it is answered. */
export const proofSentMail = (app: Site, about: About, proof: Waiting): Mail =>
  waitingMail(app, about, { ...proof, kind: 'sent' });

export const proofReminderMail = (app: Site, about: About, proof: Waiting): Mail =>
  waitingMail(app, about, { ...proof, kind: 'reminder' });

/** Nobody answered in time. */
export function proofLapsedMail(app: Site, about: About, proof: Version): Mail {
  const { order, language } = about;
  const texts = textsOf(about);
  return mailAbout(app, about, {
    occasion: `proof lapsed ${proof.lineId} ${proof.version}`,
    title: proofMailTitles.lapsed[language](order.shopName),
    paragraphs: [texts.lapsed(proof.version, titleOf(about, proof)), texts.write(order.shopName)],
  });
}

/** The maker has not sent the version that was asked for. */
export function proofOverdueMail(app: Site, about: About, proof: Version): Mail {
  const { order, language } = about;
  const texts = textsOf(about);
  return mailAbout(app, about, {
    occasion: `proof overdue ${proof.lineId} ${proof.version}`,
    title: proofMailTitles.overdue[language](order.shopName),
    paragraphs: [
      texts.overdue(titleOf(about, proof)),
      order.state === 'confirmed' ? texts.cancel : texts.wait(app.config.SUPPORT_EMAIL),
    ],
  });
}

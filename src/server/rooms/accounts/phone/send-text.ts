import type { App } from '../../../platform/calls/app.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { noteTextFailure, noteTextSent, takeText } from './text-store.ts';
import { textSender, type TextSender } from './text-sender.ts';

declare module '../../../platform/calls/app.ts' {
  interface Outside {
    /** Made once of the settings; null without them. */
    texts?: TextSender | null;
  }
}

const MAX_AT_ONCE = 50;

/** [ACC-16] Who carries text messages, by the settings. Without them they stay in the outbox, which the demo shows. */
function senderOf(app: App): TextSender | null {
  const { TEXTS_URL: url, TEXTS_FROM: from } = app.config;
  app.outside.texts ??= url && from ? textSender({ url, from }) : null;
  return app.outside.texts;
}

/** Whether a code reaches a telephone here: by the sender, or by the page of the demo. */
export const canText = ({ config }: Pick<App, 'config'>): boolean => config.DEMO || Boolean(config.TEXTS_URL);

/**
 * Hands messages that are due to the sender, oldest first. Each is taken for half a minute, so that two processes send none twice and a
 * dead one's is taken over; what is of no use any more stays unsent.
 */
export async function deliverTexts(app: App): Promise<boolean> {
  const sender = senderOf(app);
  if (!sender) return false;
  for (let sent = 0; sent < MAX_AT_ONCE; sent += 1) {
    const now = app.clock.now();
    const text = await takeText(app.db, now);
    if (!text) return false;
    const secondsOfUse = (text.expires_at.getTime() - now.getTime()) / 1000;
    const outcome = await sender.send({ to: text.recipient, body: text.body, secondsOfUse });
    if (outcome.kind === 'sent')
      await noteTextSent(app.db, text.key, { now: app.clock.now(), keepsWords: app.config.DEMO });
    else {
      const { error, kind } = outcome;
      app.log.warn('a text message was not sent', { answer: error, isRefused: kind === 'refused' });
      await noteTextFailure(app.db, text.key, { now: app.clock.now(), error, isRefused: kind === 'refused' });
    }
  }
  return true;
}

/** What did not leave at once is sent again as long as it is of use. */
export const deliverWaitingTexts: Job = {
  name: 'accounts.deliver-texts',
  every: 2000,
  run: deliverTexts,
};

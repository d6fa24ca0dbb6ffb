import type { App } from '../../../platform/calls/app.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { findText, recordTextFailure, markTextSent, TEXT_QUEUE } from './text-store.ts';
import { textSender, type TextSender } from './text-sender.ts';

declare module '../../../platform/calls/app.ts' {
  interface Outside {
    /** Made once of the settings; null without them. */
    texts?: TextSender | null;
  }
}

/** [ACC-16] Who carries text messages, by the settings. Without them they stay in the outbox, which the demo shows. */
function senderOf(app: App): TextSender | null {
  const { TEXTS_URL: url, TEXTS_FROM: from } = app.config;
  app.outside.texts ??= url && from ? textSender({ url, from, circuits: app.circuits }) : null;
  return app.outside.texts;
}

/** Whether a code reaches a telephone here: by the sender, or by the page of the demo. */
export const canText = ({ config }: Pick<App, 'config'>): boolean => config.DEMO || Boolean(config.TEXTS_URL);

/** The sender did not take it now. What it said names nobody. */
class NotTaken extends Error {}

/**
 * [ACC-16] Hands messages to the sender. What it cannot take now is sent again as long as it is of use; what it refuses for good, or is of
 * no use any more, stays unsent.
 */
export const textQueue: Queue = {
  name: TEXT_QUEUE,
  // More than fit into the time in which a code works.
  tries: 100,
  firstDelay: 2,
  longestDelay: 120,
  isReady: (app) => senderOf(app) !== null && !app.circuits.isResting('text sender'),
  handle: async (app, { id, key, tries }) => {
    const now = app.clock.now();
    const text = await findText(app.db, { key, itemId: id, now });
    const sender = senderOf(app);
    if (!text || !sender) return;
    const secondsOfUse = (text.expires_at.getTime() - now.getTime()) / 1000;
    const outcome = await sender.send({ to: text.recipient, body: text.body, secondsOfUse });
    if (outcome.kind === 'sent')
      return (tx) => markTextSent(tx, key, { tries: tries + 1, now: app.clock.now(), keepsText: app.config.DEMO });
    if (outcome.kind !== 'refused') throw new NotTaken(outcome.error);
    app.log.warn('a text message was refused for good', { answer: outcome.error });
    return (tx) => recordTextFailure(tx, key, { tries: tries + 1, error: outcome.error, nextAt: null });
  },
  judge: (error) => ({ message: error instanceof NotTaken ? error.message : 'not sent' }),
  recordFailure: (tx, { key }, { tries, message, nextAt }) =>
    recordTextFailure(tx, key, { tries, error: message, nextAt }),
};

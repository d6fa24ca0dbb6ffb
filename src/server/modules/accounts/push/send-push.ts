import { createHash } from 'node:crypto';
import webpush from 'web-push';
import type { App } from '../../../platform/calls/app.ts';
import { postPublic, NotPublic } from '../../../platform/outgoing/post-public.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { deleteDevice, deletePush, type DuePush, findPush, PUSH_QUEUE } from './push-store.ts';

const DAY_SECONDS = 86_400;
const TOPIC_LENGTH = 32;

/** The push service did not take it now. */
class NotTaken extends Error {}

/** Nobody is there any more. */
const isGone = (status: number): boolean => status === 404 || status === 410;
const isForLater = (status: number): boolean => status === 429 || status === 408 || status >= 500;

/** Title and link, and nothing else of a person. The same occasion has the same tag, so what is sent again is shown once. */
async function send({ config }: App, push: DuePush): Promise<number> {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = config;
  if (!publicKey || !privateKey) throw new NotTaken('no keys');
  const { endpoint, p256dh, auth, key, title, path, isCritical } = push;
  const topic = createHash('sha256').update(key).digest('base64url').slice(0, TOPIC_LENGTH);
  const { headers, body } = webpush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ title, path, tag: topic }),
    {
      vapidDetails: { subject: `mailto:${config.SUPPORT_EMAIL}`, publicKey, privateKey },
      ...{ TTL: DAY_SECONDS, topic, urgency: isCritical ? 'high' : 'normal' },
    },
  );
  return postPublic({ url: endpoint, headers, body: body ?? Buffer.alloc(0), own: config.PUSH_OWN_SERVICE });
}

/** [ALERT-22] Hands messages to the push services of browsers. A browser that is gone is told nothing more. */
export const pushQueue: Queue = {
  name: PUSH_QUEUE,
  tries: 8,
  firstDelay: 10,
  longestDelay: 3600,
  isReady: ({ config }) => Boolean(config.PUSH_PRIVATE_KEY),
  handle: async (app, { id }) => {
    const push = await findPush(app.db, id, app.clock.now());
    if (!push) return (tx) => deletePush(tx, id);
    const status = await send(app, push);
    if (isForLater(status)) throw new NotTaken(`answered ${status}`);
    return (tx) => (isGone(status) ? deleteDevice(tx, push.userId, push.deviceId) : deletePush(tx, id));
  },
  judge: (error) => ({
    isFinal: error instanceof NotPublic,
    message: error instanceof NotTaken || error instanceof NotPublic ? error.message : 'not sent',
  }),
  recordFailure: async (tx, { id }, { nextAt }) => {
    if (!nextAt) await deletePush(tx, id);
  },
};

import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { InputOf } from '../../../platform/calls/call.ts';
import { messageFunctions } from '#domain/messages/functions.ts';
import { fail, ok } from '#domain/core/result.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { callable } from '../../../platform/functions/callable.ts';
import { beginBroadcast, writtenTexts } from './begin-broadcast.ts';
import { findBroadcast } from './broadcast-store.ts';
import { sendBatch } from './send-broadcasts.ts';

/** Another process sends the next people of it: it is looked at again after so long. */
const ELSEWHERE_MS = 200;

interface BroadcastRequest {
  app: App;
  caller: Caller;
  input: InputOf<(typeof messageFunctions.sendSystemMessage)['call']>;
}

/** The message of this id as it was begun, or begun now. */
async function ensureBroadcast({ app, caller, input: { clientId, audience, texts, announces } }: BroadcastRequest) {
  const id = `bulk_${clientId}`;
  const begun = await inTransaction(app.db, (tx) =>
    beginBroadcast({ app, tx, caller }, { id, audience, texts, announces }),
  );
  if (begun) return begun;
  const earlier = await findBroadcast(app.db, id);
  const written = writtenTexts(texts);
  const requested = [caller.session?.userId, audience, written.ok && written.value];
  return earlier && isDeepStrictEqual([earlier.createdBy.userId, earlier.audience, earlier.texts], requested)
    ? ok(earlier)
    : fail({ code: 'messages/broadcast-other' as const });
}

/**
 * [MSG-16, FN-02] The house writes to many, and whoever asked hears how far it is. Called again with the same id it goes on; who goes away
 * leaves the rest to the job.
 */
export const sendSystemMessage = callable(
  messageFunctions.sendSystemMessage,
  { policy: admin('messages.send'), limit: { times: 60, seconds: 3600 } },
  async ({ progress, signal, ...request }) => {
    const begun = await ensureBroadcast(request);
    if (!begun.ok) return begun;
    const { app } = request;
    let broadcast = begun.value;
    for (;;) {
      const { broadcastId, sent, total, finishedAt } = broadcast;
      await progress({ broadcastId, sent, total });
      if (finishedAt !== null) return ok(broadcast);
      if (!(await sendBatch(app, broadcastId))) await wait(ELSEWHERE_MS, undefined, { signal });
      broadcast = (await findBroadcast(app.db, broadcastId)) ?? broadcast;
    }
  },
);

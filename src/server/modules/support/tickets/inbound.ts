import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { checkEmail } from '#domain/accounts/credentials.ts';
import { fail, ok } from '#domain/core/result.ts';
import { ticketsContract } from '#domain/support/tickets/contract.ts';
import {
  addressOf,
  type InboundMail,
  inboundMailSchema,
  ownText,
  ticketOfAddress,
} from '#domain/support/tickets/inbound-mail.ts';
import { MAX_ANSWER_LENGTH } from '#domain/support/tickets/model.ts';
import { afterReply } from '#domain/support/tickets/move-ticket.ts';
import type { App } from '../../../platform/calls/app.ts';
import { receive } from '../../../platform/calls/call.ts';
import { anyone } from '../../../platform/calls/policy.ts';
import { inTransaction, type Transaction } from '../../../platform/database/open-database.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { nowSeconds } from '../../../platform/secrets/signature.ts';
import { ticketNumber } from '../ask-for-help.ts';
import { HOUSE_LANGUAGE, ticketMail } from '../ticket-mails.ts';
import { insertTicket } from '../ticket-store.ts';
import { replyMail } from './answer-mails.ts';
import { addAttachments, leftOutOf } from './attachments.ts';
import { hasEntry, insertEntry, lockTicket, setState } from './entry-store.ts';
import { opensTicket } from './ticket-key.ts';

const MAX_BODY = 16_000_000;
/** A signed mail may be on its way so long. */
const MAX_AGE_SECONDS = 300;

/** `t=SECONDS,v1=HEX`: the HMAC of `SECONDS.BODY` by one of our secrets. */
function isMailSigned(app: Pick<App, 'config' | 'clock'>, body: Buffer, header: string): boolean {
  const [, at = '', mac = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!at || Math.abs(nowSeconds(app) - Number(at)) > MAX_AGE_SECONDS) return false;
  const given = Buffer.from(mac, 'hex');
  return (app.config.INBOUND_MAIL_SECRET ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '')
    .some((secret) => timingSafeEqual(createHmac('sha256', secret).update(`${at}.`).update(body).digest(), given));
}

function parsed(body: Buffer): InboundMail | null {
  try {
    return inboundMailSchema.safeParse(JSON.parse(body.toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}

const hashOf = ({ messageId }: InboundMail): Buffer => createHash('sha256').update(messageId).digest();

/** What the person wrote, or that there is a file alone; what could not be kept is named. */
function bodyOf({ attachments }: InboundMail, text: string): string {
  const leftOut = leftOutOf(attachments);
  const bodyText = attachments.length > leftOut.length && text === '' ? '–' : text;
  const note = leftOut.length > 0 ? `[not kept: ${leftOut.join(', ')}]` : '';
  return [bodyText, note].filter(Boolean).join('\n\n').slice(0, MAX_ANSWER_LENGTH);
}

/** Adds a reply to its ticket, or to the one that it was merged into; null where the address opens none. */
async function addReply(app: App, tx: Transaction, mail: InboundMail): Promise<string | null> {
  const named = ticketOfAddress(mail.to);
  if (!named || !opensTicket(app, named)) return null;
  let ticket = await lockTicket(tx, named.number);
  if (ticket?.mergedInto) ticket = await lockTicket(tx, ticket.mergedInto);
  if (!ticket) return null;
  const { number } = ticket;
  const id = `mail-${hashOf(mail).toString('base64url')}`;
  const message = bodyOf(mail, ownText(mail.text));
  // The same mail again, or one without words of its own, changes nothing.
  if (message === '' || (await hasEntry(tx, { number, id }))) return number;
  const state = afterReply(ticket);
  if (!state.ok) return null;
  const now = app.clock.now();
  await insertEntry(tx, {
    ...{ number, id, at: now, kind: 'reply', body: message },
    ...{ authorId: ticket.userId, authorName: addressOf(mail.from) },
  });
  await addAttachments(app, tx, { number, entryId: id, files: mail.attachments });
  await setState(tx, { number, state: state.value, now });
  await sendMail(app, tx, replyMail(app, { ticket, id, message }, HOUSE_LANGUAGE));
  return number;
}

/** What belongs to no ticket is one of its own, so that no letter is lost. Its number is the mail's, so that a second try makes no second. */
async function openTicket(app: App, tx: Transaction, mail: InboundMail): Promise<string | null> {
  const email = checkEmail(addressOf(mail.from));
  const text = [mail.subject.trim(), ownText(mail.text)].filter(Boolean).join('\n\n');
  const message = bodyOf(mail, text);
  if (!email.ok || message.trim() === '') return null;
  const number = ticketNumber(hashOf(mail));
  if (await lockTicket(tx, number)) return number;
  const ticket = {
    ...{ number, email: email.value, message, order: '', article: null, session: null },
    language: HOUSE_LANGUAGE,
  };
  await insertTicket(tx, ticket, app.clock.now());
  await addAttachments(app, tx, { number, entryId: '', files: mail.attachments });
  await sendMail(app, tx, ticketMail(app, ticket, HOUSE_LANGUAGE));
  return number;
}

/** [SUP-04] Mails that arrived, signed, each taken once however often it is sent. */
export const receiveMail = receive(
  ticketsContract.receiveMail,
  { policy: anyone, maxBody: MAX_BODY },
  async ({ app, body, header }) => {
    if (!isMailSigned(app, body, header('x-mail-signature') ?? '')) return fail({ code: 'support/bad-signature' });
    const mail = parsed(body);
    if (!mail) return ok({ number: null });
    return ok({
      number: await inTransaction(
        app.db,
        async (tx) => (await addReply(app, tx, mail)) ?? (await openTicket(app, tx, mail)),
      ),
    });
  },
);

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { accountsContract } from '#domain/accounts/contract.ts';
import { type EndableMails, isEndableMails } from '#domain/accounts/notification-kinds.ts';
import { endedMailsText, endMails } from '#domain/accounts/notification-texts.ts';
import { hrefTo } from '#domain/addresses.ts';
import { fail, ok } from '#domain/core/result.ts';
import type { Language } from '#domain/core/languages/language.ts';
import type { App } from '../../../platform/calls/app.ts';
import { write } from '../../../platform/calls/call.ts';
import { anyone } from '../../../platform/calls/policy.ts';
import { inTransaction, type Transaction } from '../../../platform/database/open-database.ts';
import { secretKeys } from '../../../platform/secrets/secret-keys.ts';
import { dropKinds } from '../delivery/digest-store.ts';
import { endDigest } from '../delivery/change-delivery.ts';
import { upsertChoice } from '../stores/notification-store.ts';

interface Mails {
  userId: string;
  kind: EndableMails;
}

const ONE_CLICK = '/notifications/end/one-click';

const macOf = (key: Buffer, { userId, kind }: Mails): string =>
  createHmac('sha256', key).update(`end mails\n${userId}\n${kind}`).digest('base64url');

function tokenOf(app: Pick<App, 'config'>, mails: Mails): string {
  const [key] = secretKeys(app.config);
  if (!key) throw new Error('there is no key for secrets');
  return `${mails.userId}.${mails.kind}.${macOf(key.bytes, mails)}`;
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** What the token of a link names; null for one that we did not make. Whoever holds it can end these mails and nothing else. */
function readToken(app: Pick<App, 'config'>, token: string): Mails | null {
  const [, userId = '', kind = '', mac = ''] = /^([\w-]{1,128})\.(\w{1,40})\.([\w-]{43})$/.exec(token) ?? [];
  if (!isEndableMails(kind)) return null;
  return secretKeys(app.config).some(({ bytes }) => isSame(macOf(bytes, { userId, kind }), mac))
    ? { userId, kind }
    : null;
}

async function endMailsOf(app: App, tx: Transaction, { userId, kind }: Mails): Promise<void> {
  const now = app.clock.now();
  if (kind === 'digest') return endDigest(app, tx, userId);
  for (const channel of ['email', 'digest'] as const)
    await upsertChoice(tx, { userId, kind, channel, wanted: false, now });
  await dropKinds(tx, userId, [kind]);
}

async function endBy(app: App, tx: Transaction, token: string): Promise<Mails | null> {
  const mails = readToken(app, token);
  if (mails) await endMailsOf(app, tx, mails);
  return mails;
}

/** [UX-70] By the page that the link in a mail opens: opening it changes nothing, the button does. */
export const endNotificationMails = write(
  accountsContract.endNotificationMails,
  { policy: anyone, idempotency: 'none', limit: { times: 60, seconds: 3600 } },
  async ({ input, app, tx }) => {
    const mails = await endBy(app, tx, input.token);
    return mails ? ok({ kind: mails.kind }) : fail({ code: 'accounts/invalid-mail-link' });
  },
);

/** [UX-70] The headers of one press in a mail program (RFC 8058), and the link in the mail itself; nothing of what is part of a sale. */
export function mailEnding(
  app: Pick<App, 'config'>,
  { userId, kind, language }: Mails & { language: Language },
): { headers: Record<string, string>; also: { label: string; url: string } } {
  const token = tokenOf(app, { userId, kind });
  return {
    headers: {
      'List-Unsubscribe': `<${app.config.PUBLIC_URL}${ONE_CLICK}?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    also: {
      label: endMails[language](endedMailsText(kind)[language]),
      url: `${app.config.PUBLIC_URL}${hrefTo('endMails')}?token=${token}`,
    },
  };
}

/** The bare POST of mail programs. Some open the address instead: there one confirms on the page. */
export function endMailsRoute(server: FastifyInstance, app: App): void {
  server.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { bodyLimit: 1000, parseAs: 'buffer' },
      (_request, _body, done) => done(null, null),
    );
    scope.get(ONE_CLICK, (request, reply) =>
      reply.redirect(`${hrefTo('endMails')}${new URL(request.url, app.config.PUBLIC_URL).search}`),
    );
    scope.post(ONE_CLICK, async (request, reply) => {
      const { token } = request.query as Record<string, unknown>;
      const isToken = typeof token === 'string' && token.length <= 500;
      const mails = isToken ? await inTransaction(app.db, (tx) => endBy(app, tx, token)) : null;
      return reply.code(mails ? 204 : 410).send();
    });
  });
}

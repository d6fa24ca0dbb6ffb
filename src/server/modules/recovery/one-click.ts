import type { FastifyInstance } from 'fastify';
import type { App } from '../../platform/calls/app.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { hashedToken } from '../accounts/session-token.ts';
import { optOut } from './recover-store.ts';

/** [REC-14] The one-click way of mail programs (RFC 8058): a bare POST of a form to the address in the List-Unsubscribe header. */
export function oneClickRoute(server: FastifyInstance, app: App): void {
  server.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { bodyLimit: 1000, parseAs: 'buffer' },
      (_request, _body, done) => done(null, null),
    );
    // Some programs open the address instead: there one confirms on the page, as opening a link changes nothing.
    scope.get('/unsubscribe/one-click', (request, reply) =>
      reply.redirect(`/unsubscribe${new URL(request.url, app.config.PUBLIC_URL).search}`),
    );
    scope.post('/unsubscribe/one-click', async (request, reply) => {
      const { cart, token } = request.query as Record<string, unknown>;
      const isLink = typeof cart === 'string' && typeof token === 'string' && cart.length <= 100 && token.length <= 200;
      const done =
        isLink &&
        (await inTransaction(app.db, (tx) =>
          optOut(app, tx, { cartId: cart, unsubscribeHash: hashedToken(token), now: app.clock.now() }),
        ));
      return reply
        .code(done ? 200 : 410)
        .type('text/plain; charset=utf-8')
        .send(done ? 'You get no more mails about carts.' : 'This link is not valid.');
    });
  });
}

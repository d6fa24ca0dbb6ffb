import type { FastifyInstance } from 'fastify';
import type { App } from '../calls/app.ts';
import { escapedHtml } from '../escaped-html.ts';
import { randomBytes } from 'node:crypto';
import { findMailHtml, findMailReply, listNewestMails } from './mail-store.ts';
import { replyForm, replyRoute, replyScript } from './reply-page.ts';

const SHOWN = 50;

/** Mails carry inline styles, as mail programs need them, and so does the list of them: these pages allow just that and nothing else. */
const POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'`;
const STYLE = `:root{color-scheme:light dark}body{font:16px/1.55 Figtree,Arial,sans-serif;margin:0}main{max-width:640px;margin:auto;padding:24px 16px}h1,h2{font-family:Georgia,serif;line-height:1.2}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}textarea{width:100%;font:inherit;box-sizing:border-box}button{font:inherit;padding:8px 16px}hr{border:0;border-top:1px solid #8886;margin:32px 0}`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapedHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

/** To an answer, for a mail that takes one. */
const replyLink = ({ key, takesReply }: { key: string; takesReply: boolean }): string =>
  takesReply ? `, <a href="/dev/outbox/${encodeURIComponent(key)}/reply">write back</a>` : '';

/** [RUN-04] `/dev/outbox`: in demo mode only, the mails that would have been sent, newest first. */
export function outboxRoutes(server: FastifyInstance, app: App): void {
  if (!app.config.DEMO) return;
  server.get('/dev/outbox', async (_request, reply) => {
    const rows = await listNewestMails(app.db, SHOWN);
    const mails = rows
      .map(
        (mail) => `<article><h2>${escapedHtml(mail.subject)}</h2>
      <p>To ${escapedHtml(mail.recipient)}, ${mail.created_at.toISOString()}${mail.sent_at ? ', sent' : ''}. <a href="/dev/outbox/${encodeURIComponent(mail.key)}">As it looks</a>${replyLink(mail)}</p>
      <pre>${escapedHtml(mail.body_text).replace(/https?:\/\/[^\s&]+(?:&#38;[^\s&]+)*/g, (url) => `<a href="${url}">${url}</a>`)}</pre></article>`,
      )
      .join('<hr>');
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', POLICY)
      .send(
        page(
          'Outbox',
          `<h1>Outbox</h1><p>The ${SHOWN} newest mails of this demo.</p>${mails || '<p>No mail yet.</p>'}`,
        ),
      );
  });
  replyRoute(server, app);
  server.get('/dev/outbox/:key/reply', async (request, reply) => {
    const mail = await findMailReply(app.db, (request.params as { key: string }).key);
    if (!mail) return reply.code(404).type('text/plain').send('This mail takes no answer');
    const nonce = randomBytes(16).toString('base64');
    const policy = `${POLICY}; script-src 'nonce-${nonce}'; connect-src 'self'`;
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', policy)
      .send(page('Write back', `${replyForm(mail)}${replyScript(nonce)}`));
  });
  server.get('/dev/outbox/:key', async (request, reply) => {
    const html = await findMailHtml(app.db, (request.params as { key: string }).key);
    if (html === null) return reply.code(404).type('text/plain').send('No such mail');
    return reply.type('text/html; charset=utf-8').header('Content-Security-Policy', POLICY).send(html);
  });
}

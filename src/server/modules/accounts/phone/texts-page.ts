import type { FastifyInstance } from 'fastify';
import type { App } from '../../../platform/calls/app.ts';
import { escapedHtml } from '../../../platform/escaped-html.ts';
import { listNewestTexts } from './text-store.ts';

const SHOWN = 50;

/** `/dev/texts`: in demo mode only, the text messages that would have gone to telephones, newest first. */
export function textsPage(server: FastifyInstance, app: App): void {
  if (!app.config.DEMO) return;
  server.get('/dev/texts', async (_request, reply) => {
    const rows = await listNewestTexts(app.db, SHOWN);
    const list = rows
      .map(
        ({ recipient, body, created_at: at }) =>
          `<article><h2>To ${escapedHtml(recipient)}</h2><p>${at.toISOString()}</p><p>${escapedHtml(body)}</p></article>`,
      )
      .join('<hr>');
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Text messages</title></head><body><main><h1>Text messages</h1><p>The ${SHOWN} newest of this demo.</p>${list || '<p>No message yet.</p>'}</main></body></html>`,
      );
  });
}

import type { FastifyInstance } from 'fastify';
import { pictureWidths, type ServedFormat } from '#domain/core/pictures/picture-widths.ts';
import type { App } from '../../platform/calls/app.ts';
import { sizedPicture } from './picture-sizes.ts';
import { openedPicture } from './private-pictures.ts';

const YEAR = 'public, max-age=31536000, immutable';
/** As long as its address opens it, at least. */
const HALF_HOUR = 'private, max-age=1800';

/** [FILE-05, FILE-06] Pictures in the sizes that screens ask for: for everybody who knows the address, or by a signature that ends. */
export function servePictures(server: FastifyInstance, app: App): void {
  server.get('/pictures/:id/:file', async (request, reply) => {
    const { id: requested, file } = request.params as { id: string; file: string };
    const match = /^(\d{2,4})\.(avif|webp|jpeg)$/.exec(file);
    const width = Number(match?.[1]);
    const id = /^[A-Za-z0-9_-]{1,128}$/.test(requested) ? openedPicture(app, requested) : null;
    const bytes =
      id && match && (pictureWidths as readonly number[]).includes(width)
        ? await sizedPicture(app, { id, width, format: match[2] as ServedFormat })
        : null;
    if (!bytes) return reply.code(404).type('text/plain; charset=utf-8').send('No such picture');
    return reply
      .type(`image/${match?.[2]}`)
      .header('Cache-Control', id === requested ? YEAR : HALF_HOUR)
      .send(bytes);
  });
}

import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { pictureSchema } from '../core/pictures/picture.ts';
import { problem } from '../core/problem.ts';
import { fileProblemTexts as texts } from './problem-texts.ts';

const part = z.number().min(0).max(1);
/** A rectangle within a picture, in parts of its width and height. */
const cropShape = { left: part, top: part, width: part, height: part };

/** Why the bytes of a picture are not taken. */
const unreadable = {
  'files/not-a-picture': problem(415, texts['files/not-a-picture']),
  'files/heic': problem(415, texts['files/heic']),
  'files/moving-picture': problem(415, texts['files/moving-picture']),
  'files/cut-off': problem(400, texts['files/cut-off']),
};

export const filesContract = {
  uploadPicture: oc
    .route({
      method: 'POST',
      path: '/files/pictures',
      tags: ['files'],
      summary: 'Upload a picture; it is checked by content and stripped of metadata.',
    })
    .input(z.file().max(20_000_000).mime(['image/jpeg', 'image/png', 'image/webp', 'image/avif']))
    .output(pictureSchema)
    .errors({
      ...unreadable,
      'files/too-large': problem(413, texts['files/too-large']),
      'files/too-small': problem(400, texts['files/too-small']),
      'files/quota-exceeded': problem(402, texts['files/quota-exceeded']),
    }),
  takePicture: oc
    .route({
      method: 'POST',
      path: '/files/pictures/taken',
      tags: ['files'],
      summary:
        'Takes a picture from one’s folder of incoming files, as an upload of a picture would; a private one is shown to few.',
    })
    .input(z.strictObject({ name: z.string().min(1).max(1100), isPrivate: z.boolean().default(false) }))
    .output(pictureSchema)
    .errors({
      ...unreadable,
      'files/too-large': problem(413, texts['files/too-large']),
      'files/too-small': problem(400, texts['files/too-small']),
      'files/not-found': problem(404, texts['files/not-found']),
      'files/quota-exceeded': problem(402, texts['files/quota-exceeded']),
    }),
  listOwnPrivatePictures: oc
    .route({
      method: 'GET',
      path: '/files/pictures/private',
      tags: ['files'],
      summary: 'One’s own private pictures by their ids, with or without signature, each with a new one.',
    })
    /** Ids with commas between them. */
    .input(z.strictObject({ ids: z.string().max(2000).default('') }))
    .output(z.strictObject({ pictures: z.array(pictureSchema) })),
  cropPicture: oc
    .route({
      method: 'POST',
      path: '/files/pictures/{pictureId}/crop',
      tags: ['files'],
      summary: 'A part of an own picture as a picture of its own; the whole one stays.',
    })
    .input(z.strictObject({ pictureId: idSchema, ...cropShape }))
    .output(pictureSchema)
    .errors({
      'files/not-found': problem(404, texts['files/not-found']),
      'files/too-small': problem(400, texts['files/too-small']),
      'files/quota-exceeded': problem(402, texts['files/quota-exceeded']),
    }),
};

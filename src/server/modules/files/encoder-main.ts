import sharp from 'sharp';
import { encodePicture } from './encode-picture.ts';
import type { EncoderAnswer, EncoderOrder } from './separate-encoder.ts';

// One picture at a time by one thread: it works beside a server that has visitors.
sharp.concurrency(1);
sharp.cache(false);

process.on('message', ({ original, size }: EncoderOrder) => {
  encodePicture(Buffer.from(original), size).then(
    (bytes) => process.send?.({ bytes } satisfies EncoderAnswer),
    (error: Error) => process.send?.({ problem: error.message } satisfies EncoderAnswer),
  );
});
// Ctrl+C reaches every process of a terminal; the server ends this one when its picture is done.
process.on('SIGINT', () => undefined);
// The server is gone, or needs it no more.
process.on('disconnect', () => process.exit(0));

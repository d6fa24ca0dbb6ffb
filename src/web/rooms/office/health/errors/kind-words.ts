import type { ErrorGroup } from '#domain/errors/model.ts';

export const kindWords: Record<ErrorGroup['kind'], string> = {
  render: 'A screen',
  uncaught: 'In a browser',
  rejection: 'In a browser',
  chunk: 'Code that did not come',
  call: 'A call, as a browser saw it',
  console: 'Said to the console',
  request: 'A call of the server',
  job: 'A job',
  reaction: 'A reaction',
};

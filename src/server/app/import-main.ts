import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importFile } from './import-file.ts';
import { readConfig } from '../platform/config/config.ts';
import { EVERYTHING_ELSE } from '#domain/listings/import/match-category.ts';
import { startRuntime } from '../platform/start-runtime.ts';

// npm run import:listings -- FILE --shop SLUG: a seller's catalogue, also beside a running server.
const USAGE = 'npm run import:listings -- FILE --shop SLUG [--other-category SLUG] [--strict-categories] [--shorten]';
const quiet = { info: () => undefined, warn: () => undefined, error: console.error };
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      shop: { type: 'string' },
      'other-category': { type: 'string', default: EVERYTHING_ELSE },
      'strict-categories': { type: 'boolean' },
      shorten: { type: 'boolean' },
    },
  });
  const [file] = positionals;
  if (!file || !values.shop) throw new Error(`say which file and which shop: ${USAGE}`);
  const runtime = await startRuntime({ config: readConfig(process.env), beside: true, log: quiet });
  try {
    const { loaded } = await importFile(runtime.app, {
      file: resolve(process.env.INIT_CWD ?? '.', file),
      shop: values.shop,
      otherCategory: values['strict-categories'] ? null : values['other-category'],
      shorten: values.shorten ?? false,
      say: (line) => void process.stderr.write(`${line}\n`),
    });
    process.exitCode = loaded > 0 ? 0 : 1;
  } finally {
    await runtime.stop();
  }
} catch (error) {
  console.error(`The import stopped: ${(error as Error).message}.`);
  process.exitCode = 1;
}

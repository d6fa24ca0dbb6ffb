import { readFileSync } from 'node:fs';

/** The version of the product that runs. */
export const { version: productVersion } = JSON.parse(
  readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
) as { version: string };

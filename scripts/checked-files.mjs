// Which files are linted and formatted, for the check and for what puts them right.
export const linted = ['src', 'sandbox', 'demo', 'test', 'scripts', 'bench'];
export const formatted = [
  'node_modules/prettier/bin/prettier.cjs',
  '--log-level=warn',
  // Only what changed since the last time is looked at again.
  '--cache',
  '--cache-strategy=content',
  '--cache-location=node_modules/.cache/formatted',
  `{${linted.join()}}/**/*.{ts,tsx,mjs,css}`,
  '*.ts',
];

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { alertTemplates, type AlertType } from '#domain/alerts/templates.ts';
import { alertCauses } from './alert-causes.ts';

const file = join(import.meta.dirname, '../../docs/alerts.md');

const rows = (Object.keys(alertCauses) as AlertType[]).map((type) => {
  const { priority, category, links, reader = 'maker' } = alertTemplates[type];
  const paths = links.map((link) => `\`${link}\``).join('<br>');
  return `| \`${type}\` | ${alertCauses[type]} | ${reader} | ${priority} | ${category} | ${paths} |`;
});
const table = `# Alerts

Made of \`src/domain/alerts/templates.ts\` and \`test/snapshots/alert-causes.ts\` by \`npm run snapshots\`, and checked with them. Where a type has
two links, the second is taken when an id of the first is not known.

| Type | Cause | Reader | Priority | Category | Link |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;

test('[ALERT-02, ALERT-26] docs/alerts.md says what the templates say', () => {
  if (process.env.UPDATE_SNAPSHOTS) writeFileSync(file, table);
  expect(readFileSync(file, 'utf8')).toBe(table);
});

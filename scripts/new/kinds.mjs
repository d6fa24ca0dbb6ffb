import { addImport, before, behind, capital, create, insert, inSentenceCase, kebab } from './edits.mjs';

/** `payments.admin.refunds`: a section of the back office; `orders.seller.parcels`: one of the seller dashboard. */
export function newSection(wanted) {
  const [module, side, name] = wanted.split('.');
  const folder = `src/web/modules/${module}/${side}`;
  const Page = `${capital(name)}Page`;
  create(
    `${folder}/texts/${kebab(name)}-texts.ts`,
    `import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: '${inSentenceCase(name)}', de: '${inSentenceCase(name)} (in German)' });
`,
  );
  create(
    `${folder}/${kebab(name)}-page.tsx`,
    `import { DeskHead } from '#web/ui/desk/desk-parts.tsx';
import * as texts from './texts/${kebab(name)}-texts.ts';

/** ${inSentenceCase(name)}. */
export const ${Page} = () => <DeskHead title={texts.title} />;
`,
  );
  const sections = `${folder}/sections.tsx`;
  before(
    sections,
    /^export const \w+Sections/m,
    `const ${Page} = lazy(async () => ({ default: (await import('./${kebab(name)}-page.tsx')).${Page} }));\n`,
  );
  addImport(sections, `import { title as ${name}Title } from './texts/${kebab(name)}-texts.ts';`);
  if (side === 'seller')
    behind(
      sections,
      /^ {2}screens: \[$/m,
      `    { path: '${kebab(name)}', menu: { name: ${name}Title, icon: 'flag', group: 'shop' }, render: () => <${Page} /> },`,
    );
  else
    behind(
      sections,
      /^export const \w+Sections: readonly AdminSection\[\] = \[$/m,
      `  {
    path: '${kebab(name)}',
    name: ${name}Title,
    icon: 'flag',
    group: 'Figures',
    needs: 'health.view',
    render: () => <${Page} />,
  },`,
    );
}

/** `orders.noted`: what a module may publish. */
export function newEvent(wanted) {
  const [module] = wanted.split('.');
  behind(
    `src/domain/${module}/events.ts`,
    /^export interface \w+Events \{$/m,
    `  /** ${inSentenceCase(wanted.split('.')[1])}. */\n  '${wanted}': { id: string };`,
  );
}

/** `alerts.orders.noted`: what the module does when something happened below it. */
export function newReaction(wanted) {
  const [module, from, event] = wanted.split('.');
  const file = `on-${from}-${event}`;
  const name = file.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  create(
    `src/server/modules/${module}/${file}.ts`,
    `import { react } from '../../platform/events/reaction.ts';

/** ${inSentenceCase(file)}. */
export const ${name} = react({
  name: '${module}.${file}',
  to: ['${from}.${event}'],
  handle: async () => undefined,
});
`,
  );
  const manifest = `src/server/modules/${module}/module.ts`;
  addImport(manifest, `import { ${name} } from './${file}.ts';`);
  insert(manifest, /^ {2}reactions: \[/m, (match) => `${match}${name}, `);
}

/** `SHOPS_PER_IBAN`: off until it is set; the check fails until something reads it. */
export function newSetting(wanted) {
  before(
    'src/server/platform/config/settings.ts',
    /^\};\n\ntype Settings/m,
    `  ${wanted}: setting(flag(false), '${inSentenceCase(wanted.toLowerCase().replaceAll('_', '-'))}'),`,
  );
  before('src/server/platform/config/config.test.ts', /^\};\n\/\*\* Any text/m, `  ${wanted}: ['maybe'],`);
  insert(
    'README.md',
    /^(\| `[A-Z0-9_]+` .*\n)(?!\| `)/m,
    (row) => `${row}| \`${wanted}\` | \`off\` | ${inSentenceCase(wanted.toLowerCase().replaceAll('_', '-'))} |\n`,
  );
}

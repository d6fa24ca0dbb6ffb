// Who may import whom: layers, modules in their order, and no circle. Every message says what to do instead.

import { moduleOrder } from '../../src/domain/modules.ts';

/** Stands below the modules of its layer and knows none of them. */
const platformFolders = { domain: ['core'], server: ['platform'], web: ['platform', 'ui'] };
/** Stands above the modules of its layer: the app that lists the modules, and on the server its tools. */
const above = { domain: [], server: ['app'], web: ['app'] };

const isTest = (file) => /\.test\.tsx?$/.test(file);

/** The layer and the module of a file; `module` is empty for what lies in no folder. */
export function locationOf(file) {
  const [src, layer, ...rest] = file.split('/');
  if (src !== 'src') return { layer: src, module: '' };
  if (layer !== 'domain' && rest[0] === 'modules') rest.shift();
  return { layer, module: rest.length > 1 ? rest[0] : '' };
}

function heightOf({ layer, module }) {
  const below = (platformFolders[layer] ?? []).indexOf(module);
  if (below >= 0) return below - 10;
  const order = moduleOrder.indexOf(module);
  return order >= 0 ? order : moduleOrder.length;
}

function insteadOf(from, at) {
  if (from.layer === 'web' && from.module === 'platform')
    return 'The platform knows neither kit nor modules: let who uses it hand it in.';
  if (from.layer === 'web' && from.module === 'ui')
    return 'src/web/ui knows no module and no app: pass it in as a property.';
  if (from.layer === 'web' && at.module === 'app')
    return 'No module knows the app: move what both need to src/web/platform or src/web/ui.';
  if (from.layer === 'web')
    return `Modules import only downwards: leave a slot that src/web/app/fill-slots.ts fills with what ${at.module} shows, or let ${at.module} listen.`;
  if (heightOf(from) < 0) return 'The platform knows no module: let the module bring it through its module.ts.';
  if (heightOf(at) === moduleOrder.length) return 'It stands above the modules: let it hand in what the module needs.';
  return `Modules import only downwards: publish an event here and react to it in ${at.module}.`;
}

function problemsOfImport(file, target) {
  const [from, at] = [locationOf(file), locationOf(target)];
  const to = `imports ${target}.`;
  if (from.layer === 'domain' && at.layer !== 'domain')
    return [`${to} The domain lies below everything: move the rule's need into an argument.`];
  if (from.layer === 'web' && at.layer === 'server')
    return [`${to} The browser never imports the server: call it through src/web/platform/api.ts.`];
  if (from.layer === 'server' && at.layer === 'web')
    return [`${to} The server never imports the browser's code: move what both need to src/domain.`];
  const isPlatform = heightOf(from) < 0;
  if (
    isPlatform &&
    !isTest(file) &&
    from.layer !== 'domain' &&
    at.layer === 'domain' &&
    moduleOrder.includes(at.module)
  )
    return [`${to} It knows no module, on no layer: take what it needs as a type of its own, or as an argument.`];
  const isModuleOfRules =
    at.layer === 'domain' && ['server', 'web'].includes(from.layer) && moduleOrder.includes(from.module);
  if (isModuleOfRules && !isTest(file) && moduleOrder.indexOf(at.module) > moduleOrder.indexOf(from.module))
    return [
      `${to} ${at.module} stands above ${from.module}: move the rule down, take the answer of a call by CallOutput, or let ${at.module} react.`,
    ];
  if (from.layer !== at.layer || !(from.layer in platformFolders) || (isTest(file) && !isPlatform)) return [];
  return heightOf(at) > heightOf(from) ? [`${to} ${insteadOf(from, at)}`] : [];
}

/** Folders that are neither a module of the list nor one of the few others: a module that is forgotten there has no order. */
function problemsOfLocation(file) {
  const { layer, module } = locationOf(file);
  if (!(layer in platformFolders) || !file.startsWith('src/')) return [];
  const isKnown = module === '' || [...moduleOrder, ...platformFolders[layer], ...above[layer]].includes(module);
  if (!isKnown) return [`stands in ${module}, which is no module: list it in src/domain/modules.ts.`];
  if (layer === 'domain') return [];
  const isInModules = file.startsWith(`src/${layer}/modules/`);
  if (module === '' || isInModules !== moduleOrder.includes(module))
    return [
      `stands beside the layers: src/${layer} has ${platformFolders[layer].join(', ')}, modules/<module> and app.`,
    ];
  return [];
}

/** The circles of imports among files: each as the files in their order (Tarjan's strongly connected components). */
export function circlesOf(imports) {
  const circles = [];
  const at = new Map();
  const low = new Map();
  const stack = [];
  const visit = (file) => {
    at.set(file, at.size);
    low.set(file, at.get(file));
    stack.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!imports.has(next)) continue;
      if (!at.has(next)) visit(next);
      if (stack.includes(next)) low.set(file, Math.min(low.get(file), low.get(next)));
    }
    if (low.get(file) !== at.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) circles.push(circle);
  };
  for (const file of imports.keys()) if (!at.has(file)) visit(file);
  return circles;
}

/** What breaks the layers. `imports` has every file with the files that it imports, types and late ones too. */
export function problemsOfLayers(imports) {
  const problems = [];
  for (const [file, targets] of imports) {
    problems.push(...problemsOfLocation(file).map((problem) => `${file}: ${problem}`));
    for (const target of targets)
      problems.push(...problemsOfImport(file, target).map((problem) => `${file}: ${problem}`));
  }
  const sources = new Map([...imports].filter(([file]) => file.startsWith('src/') && !isTest(file)));
  for (const circle of circlesOf(sources))
    problems.push(
      `${circle[0]}: is in a circle of imports with ${circle.slice(1, 4).join(', ')}${circle.length > 4 ? ` and ${circle.length - 4} more` : ''}. Move what they share to a file of its own, or hand it in.`,
    );
  return problems;
}

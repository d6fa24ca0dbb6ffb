/** What came already, by its address: of a script the addresses that it imports. */
const loaded = new Map<string, Promise<string[]>>();

const inDocument = (href: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[href]')].some((link) => link.href === href) ||
  [...document.scripts].some(({ src }) => src === href);

/** Loads a file once; a failure is forgotten. */
function once(href: string, load: () => Promise<string[]>): Promise<string[]> {
  const loading = loaded.get(href) ?? (inDocument(href) ? Promise.resolve([]) : load());
  loaded.set(href, loading);
  loading.catch(() => loaded.delete(href));
  return loading;
}

async function fetchScript(href: string): Promise<string[]> {
  const answer = await fetch(href);
  const code = await answer.text();
  if (!answer.ok) throw new Error(href);
  return [...code.matchAll(/(?:from|import)["']\.\/([\w-]+\.js)["']/g)].map(
    ([, name = '']) => new URL(name, href).href,
  );
}

/** [ERR-06] Worded so that it is known for code that did not come. */
const notFetched = (href: string): Error => new Error(`Loading chunk ${href}`);

/** Fetches a script and all that it imports; scripts may import each other in a circle. */
async function loadScript(href: string, seen = new Set<string>()): Promise<void> {
  if (seen.has(href)) return;
  seen.add(href);
  const imports = await once(href, () => fetchScript(href).catch(() => Promise.reject(notFetched(href))));
  await Promise.all(imports.map((each) => loadScript(each, seen)));
}

const addSheet = (href: string): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
    link.addEventListener('load', () => resolve([]));
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`Loading CSS chunk ${href}`));
    });
    document.head.append(link);
  });

/**
 * Every `import()` of the build goes through this (`robustImports` in `vite.config.ts`). A browser never asks again for a script that
 * it could not fetch once, nor for what that script imports [UX-12]: so all its files are fetched before, and after a failure another
 * try is one. `sheets` are the paths of the styles that it needs, without the first slash.
 */
export async function loadCode<Code>(load: () => Promise<Code>, sheets: readonly string[] = []): Promise<Code> {
  const name = /import\(\W([^()]+?)\W\)/.exec(String(load))?.[1];
  const here = import.meta.url;
  await Promise.all([
    ...sheets.map((path) => new URL(`/${path}`, here).href).map((href) => once(href, () => addSheet(href))),
    name && loadScript(new URL(name, here).href),
  ]);
  return load();
}

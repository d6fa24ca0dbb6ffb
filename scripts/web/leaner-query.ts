import { parseAst, type Plugin } from 'vite';

/** Methods of TanStack's client that no code of ours calls; a screen that needs one takes its name out. */
const uncalled = new Set([
  ...[
    'isFetching',
    'isMutating',
    'ensureQueryData',
    'query',
    'infiniteQuery',
    'fetchInfiniteQuery',
    'prefetchInfiniteQuery',
  ],
  ...['ensureInfiniteQueryData', 'setQueryDefaults', 'setMutationDefaults', 'setDefaultOptions'],
]);

interface Method {
  start: number;
  end: number;
  key: { name?: string };
}

function methodsOf(node: unknown): Method[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'MethodDefinition') return [node as unknown as Method];
  return Object.values(node).flatMap(methodsOf);
}

function replaced(code: string, text: string, by: string): string {
  if (!code.includes(text)) throw new Error(`TanStack Query is not what leaner-query.ts knows: ${text}`);
  return code.replaceAll(text, by);
}

/**
 * The client of reads has no cache of changes (`sendingClient` brings its own), so that a visitor who only looks does without the code of
 * changes: whoever wants one names it.
 */
export function leanerClient(client: string): string {
  let code = client;
  code = replaced(code, `import { MutationCache } from "./mutationCache.js";`, '');
  code = replaced(code, 'config.mutationCache || new MutationCache()', 'config.mutationCache');
  code = replaced(code, 'this.#mutationCache.', 'this.#mutationCache?.');
  const methods = methodsOf(parseAst(code, { lang: 'js' }));
  const missing = [...uncalled].find((name) => !methods.some(({ key }) => key.name === name));
  if (missing) throw new Error(`TanStack Query is not what leaner-query.ts knows: its client has no ${missing}`);
  return methods
    .filter(({ key }) => uncalled.has(key.name ?? ''))
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

export function leanerQuery(): Plugin {
  return {
    name: 'leaner-query',
    apply: 'build',
    transform: { filter: { id: /query-core\/build\/modern\/queryClient\.js$/ }, handler: leanerClient },
  };
}

import { type Context, type Script, SourceTextModule } from 'node:vm';

/** What was compiled once in this process is not compiled again. */
const compiled = new Map<string, Buffer>();

/** Runs the modules of the build in a page: the very files that a visitor gets. */
export class Modules {
  private readonly loaded = new Map<string, Promise<SourceTextModule>>();
  private readonly context: Context;
  private readonly read: (url: string) => Promise<string>;
  private linking: Promise<unknown> = Promise.resolve();

  constructor(context: Context, read: (url: string) => Promise<string>) {
    this.context = context;
    this.read = read;
  }

  async run(url: string): Promise<SourceTextModule> {
    const module = await this.withAllBelow(url);
    // One after the other: two that share a file would link it twice.
    const linked = this.linking.then(async () => {
      if (module.status === 'unlinked')
        await module.link((specifier, from) => this.load(new URL(specifier, from.identifier).href));
    });
    this.linking = linked.catch(() => undefined);
    await linked;
    await module.evaluate();
    return module;
  }

  private async withAllBelow(url: string, seen = new Set<string>()): Promise<SourceTextModule> {
    const module = await this.load(url);
    const below = module.moduleRequests.map(({ specifier }) => new URL(specifier, url).href);
    const fresh = below.filter((each) => !seen.has(each) && seen.add(each));
    await Promise.all(fresh.map((each) => this.withAllBelow(each, seen)));
    return module;
  }

  private load(url: string): Promise<SourceTextModule> {
    const known = this.loaded.get(url);
    if (known) return known;
    const loading = this.read(url).then((source) => {
      const cachedData = compiled.get(url);
      const module = new SourceTextModule(source, {
        context: this.context,
        identifier: url,
        ...(cachedData ? { cachedData } : {}),
        initializeImportMeta: (meta) =>
          Object.assign(meta, { url, resolve: (path: string) => new URL(path, url).href }),
        importModuleDynamically: (specifier: string) => this.run(new URL(specifier, url).href),
      });
      if (!cachedData) compiled.set(url, (module as unknown as Script).createCachedData());
      return module;
    });
    this.loaded.set(url, loading);
    return loading;
  }
}

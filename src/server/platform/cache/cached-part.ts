import type { App } from '../calls/app.ts';
import type { ReadStart, ResponseCache } from './response-cache.ts';

interface Read<Part> {
  part: Part;
  tags: readonly string[];
}

interface Saved<Part> {
  start: ReadStart;
  reading: Promise<Read<Part>>;
}

/**
 * A part of public answers that changes more rarely than the rest of them: read once, and kept until something that it shows changes,
 * by the same tags as whole answers [CAT-02].
 */
export function cachedPart<Part>(
  read: (app: App) => Promise<Part>,
  tagsOf: (part: Part) => readonly string[],
): (app: App) => Promise<Part> {
  const parts = cachedParts((app: App) => read(app), tagsOf, 1);
  return (app) => parts(app, '');
}

/** Such parts by what is asked for, at most `max` of them: when another comes, the one that was read longest ago goes. */
export function cachedParts<Key extends string | object, Part>(
  read: (app: App, key: Key) => Promise<Part>,
  tagsOf: (part: Part) => readonly string[],
  max: number,
): (app: App, key: Key) => Promise<Part> {
  const savedBy = new WeakMap<ResponseCache, Map<string, Saved<Part>>>();
  const savedIn = (cache: ResponseCache): Map<string, Saved<Part>> => {
    const saved = savedBy.get(cache) ?? new Map<string, Saved<Part>>();
    savedBy.set(cache, saved);
    return saved;
  };
  const readAnew = async (app: App, key: Key, name: string): Promise<Part> => {
    const saved = savedIn(app.cache);
    const start = app.cache.begin();
    const reading = read(app, key).then((part) => ({ part, tags: tagsOf(part) }));
    saved.delete(name);
    saved.set(name, { start, reading });
    for (const oldest of saved.keys()) {
      if (saved.size <= max) break;
      saved.delete(oldest);
    }
    reading.catch(() => saved.delete(name));
    return (await reading).part;
  };
  const current = async (app: App, key: Key): Promise<Part> => {
    const name = typeof key === 'string' ? key : JSON.stringify(key);
    const saved = savedIn(app.cache).get(name);
    if (!saved) return readAnew(app, key, name);
    const { part, tags } = await saved.reading;
    if (app.cache.holds(tags, saved.start)) return part;
    // Whoever asked at the same time may be reading it already.
    return savedIn(app.cache).get(name) === saved ? readAnew(app, key, name) : current(app, key);
  };
  return current;
}

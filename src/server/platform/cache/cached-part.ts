import type { App } from '../calls/app.ts';
import type { ReadStart, ResponseCache } from './response-cache.ts';

interface Read<Part> {
  part: Part;
  tags: readonly string[];
}

/**
 * A part of public answers that changes more rarely than the rest of them: read once, and kept until something that it shows changes,
 * by the same tags as whole answers [CAT-02].
 */
export function cachedPart<Part>(
  read: (app: App) => Promise<Part>,
  tagsOf: (part: Part) => readonly string[],
): (app: App) => Promise<Part> {
  const keptBy = new WeakMap<ResponseCache, { start: ReadStart; reading: Promise<Read<Part>> }>();
  const readAnew = async (app: App): Promise<Part> => {
    const start = app.cache.begin();
    const reading = read(app).then((part) => ({ part, tags: tagsOf(part) }));
    keptBy.set(app.cache, { start, reading });
    reading.catch(() => keptBy.delete(app.cache));
    return (await reading).part;
  };
  const current = async (app: App): Promise<Part> => {
    const saved = keptBy.get(app.cache);
    if (!saved) return readAnew(app);
    const { part, tags } = await saved.reading;
    if (app.cache.holds(tags, saved.start)) return part;
    // Whoever asked at the same time may be reading it already.
    return keptBy.get(app.cache) === saved ? readAnew(app) : current(app);
  };
  return current;
}

import type { App } from '../calls/app.ts';
import type { ReadStart, ResponseCache } from './response-cache.ts';

interface Kept<Part> {
  start: ReadStart;
  part: Promise<Part>;
}

/**
 * A part of public answers that changes more rarely than the rest of them: read once, and kept until something that it shows changes,
 * by the same tags as whole answers [CAT-02].
 */
export function keptPart<Part>(
  read: (app: App) => Promise<Part>,
  tagsOf: (part: Part) => readonly string[],
): (app: App) => Promise<Part> {
  const keptBy = new WeakMap<ResponseCache, Kept<Part>>();
  const readAnew = (app: App): Promise<Part> => {
    const start = app.cache.begin();
    const part = read(app);
    keptBy.set(app.cache, { start, part });
    part.catch(() => keptBy.delete(app.cache));
    return part;
  };
  return async (app) => {
    const kept = keptBy.get(app.cache);
    if (!kept) return readAnew(app);
    const part = await kept.part;
    return app.cache.holds(tagsOf(part), kept.start) ? part : readAnew(app);
  };
}

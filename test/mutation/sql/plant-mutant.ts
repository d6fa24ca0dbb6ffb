import pg from 'pg';
import { keyOfMutant, mutantsOf } from './mutants.ts';

interface Config {
  text: string;
  name?: string;
}

/** Sends every statement that has this condition without it, as if the product had forgotten it. */
export function plantMutant(key: string): void {
  const send = pg.Client.prototype.query as unknown as (this: pg.Client, ...args: unknown[]) => unknown;
  const texts = new Map<string, string | null>();
  const planted = (text: string): string | null => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    const its = mutantsOf(text).mutants.find((mutant) => keyOfMutant(mutant) === key)?.text ?? null;
    texts.set(text, its);
    return its;
  };
  pg.Client.prototype.query = function (this: pg.Client, config: string | Config, ...more: unknown[]) {
    const text =
      typeof config === 'object' && /^\s*(select|insert|update|delete|with)\b/i.test(config.text ?? '')
        ? planted(config.text)
        : null;
    return send.call(this, text && typeof config === 'object' ? { ...config, text } : config, ...more);
  } as unknown as typeof pg.Client.prototype.query;
}

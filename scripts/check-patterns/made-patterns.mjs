/** The patterns that rules, contracts and schemas put together from parts when they are loaded. */
export async function madePatterns() {
  const made = [];
  const Native = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Native, {
    construct(target, given, newTarget) {
      const pattern = Reflect.construct(target, given, newTarget);
      made.push({ source: pattern.source, flags: pattern.flags });
      return pattern;
    },
  });
  await import('../../src/domain/modules.ts');
  globalThis.RegExp = Native;
  return made;
}

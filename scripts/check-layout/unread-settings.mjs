// A setting that nothing reads is a promise in README that nothing keeps.

const SETTINGS = 'src/server/platform/config/settings.ts';
const SETTING = /^ {2}([A-Z][A-Z0-9_]*): setting\(/gm;

/**
 * @param {Map<string, string>} texts source by file
 * @returns {{ file: string, message: string }[]}
 */
export function unreadSettings(texts) {
  const code = [...texts]
    .filter(([file]) => file.startsWith('src/') && file !== SETTINGS && !/\.test\.tsx?$/.test(file))
    .map(([, text]) => text)
    .join('\n');
  return [...(texts.get(SETTINGS) ?? '').matchAll(SETTING)]
    .filter(([, name]) => !new RegExp(`[.{,]\\s*${name}\\b`).test(code))
    .map(([, name]) => ({ file: SETTINGS, message: `nothing reads ${name}: read it where it decides, or remove it.` }));
}

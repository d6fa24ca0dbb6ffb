/** The first name that an object of this valid JSON has twice, by the key that `keyOf` makes of names of the outermost one: `JSON.parse` keeps the last without a word. */
export function repeatedName(json: string, keyOf = (name: string): string => name): string | null {
  const objects: (Set<string> | null)[] = [];
  let text = '""';
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"?|[{}[\]:]/g)) {
    if (token === '{') objects.push(new Set());
    else if (token === '[') objects.push(null);
    else if (token === '}' || token === ']') objects.pop();
    else if (token === ':') {
      const name = JSON.parse(text) as string;
      const key = objects.length === 1 ? keyOf(name) : name;
      if (objects.at(-1)?.has(key)) return name;
      objects.at(-1)?.add(key);
    } else text = token;
  }
  return null;
}

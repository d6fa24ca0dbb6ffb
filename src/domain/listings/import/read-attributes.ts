/** Attributes as foreign catalogues write them, as pairs of a name and its words, in the order of the file. */
export type Attribute = [name: string, values: string[]];

const MAX_ATTRIBUTES = 200;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One line of words of a single value; null when it says nothing. */
function textOf(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim() || null;
  if (isRecord(value))
    return (
      attributesOfObject(value)
        .map(([name, values]) => `${name} ${values.join(' ')}`)
        .join(', ') || null
    );
  return null;
}

const valuesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => textOf(one) ?? []).filter((word) => word !== '');

/** `{"colour": "red", "size": ["S", "M"]}` */
const attributesOfObject = (object: Record<string, unknown>): Attribute[] =>
  Object.entries(object)
    .slice(0, MAX_ATTRIBUTES)
    .map(([name, value]): Attribute => [name.trim(), valuesOf(value)])
    .filter(([, values]) => values.length > 0);

/** `[{"name": "colour", "value": "red"}, …]`, or bare words. */
function attributesOfList(list: readonly unknown[]): Attribute[] {
  return list
    .slice(0, MAX_ATTRIBUTES)
    .flatMap((one): Attribute[] => {
      if (typeof one === 'string') return attributesOfText(one);
      if (!isRecord(one)) return [];
      const name = one.name ?? one.key ?? one.label;
      return typeof name === 'string' ? [[name.trim(), valuesOf(one.value ?? one.values)]] : attributesOfObject(one);
    })
    .filter(([, values]) => values.length > 0);
}

/** `colour: red; size: S` or `colour:red|size:S`; a part without a name is words alone. */
function attributesOfText(text: string): Attribute[] {
  const parts = text.split(/[|;\n]/).slice(0, MAX_ATTRIBUTES);
  return parts.flatMap((part): Attribute[] => {
    const match = /^([^:=]{1,60})[:=](.*)$/s.exec(part);
    const phrase = textOf(match ? match[2] : part);
    return phrase ? [[match?.[1]?.trim() ?? '', [phrase]]] : [];
  });
}

/** Whatever a file gives as attributes: an object, a list of pairs, JSON in a cell, or `name: value; …`. */
export function readAttributes(written: unknown): Attribute[] {
  if (Array.isArray(written)) return attributesOfList(written);
  if (isRecord(written)) return attributesOfObject(written);
  if (typeof written !== 'string') return [];
  const text = written.trim();
  if (/^[{[]/.test(text)) {
    try {
      return readAttributes(JSON.parse(text));
    } catch {
      // Not JSON after all: words in brackets.
    }
  }
  return attributesOfText(text);
}

/** The window of a screen: its size, and what its person prefers. */
export interface View {
  width: number;
  height: number;
}

const feature = (text: string, { width, height }: View): boolean => {
  const range = /^(width|height)(<=|>=|<|>)([\d.]+)px$/.exec(text);
  const bound = /^(min|max)-(width|height):([\d.]+)px$/.exec(text);
  const size = (name?: string): number => (name === 'height' ? height : width);
  if (range) {
    const [, name, sign, value] = range;
    const [is, than] = [size(name), Number(value)];
    if (sign === '<=') return is <= than;
    if (sign === '>=') return is >= than;
    return sign === '<' ? is < than : is > than;
  }
  if (bound) return bound[1] === 'min' ? size(bound[2]) >= Number(bound[3]) : size(bound[2]) <= Number(bound[3]);
  // A mouse, no finger; light; nothing reduced.
  return ['hover:hover', 'pointer:fine', 'prefers-color-scheme:light', 'any-hover:hover'].includes(text);
};

/** Whether a media query holds in a window. */
export const mediaHolds = (query: string, view: View): boolean =>
  query.split(',').some((part) =>
    part
      .trim()
      .split(/\s+and\s+/)
      .every((word) =>
        word.startsWith('(') ? feature(word.slice(1, -1).replaceAll(' ', ''), view) : word !== 'print',
      ),
  );

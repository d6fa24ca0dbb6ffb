/** Node and browsers have it alike. */
declare const TextDecoder: new (
  encoding: string,
  options: { fatal: boolean },
) => { decode(bytes?: Uint8Array, options?: { stream: boolean }): string };

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** By the mark at the beginning, or by the empty halves of letters where it is left out. */
function utf16Of([first, second]: Uint8Array): TextEncoding | null {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : null;
}

/** [CAT-01] What a text is written in, by all of its bytes in portions: what is not UTF-8 throughout is what older table programs write. */
export function encodingFinder(): { add(bytes: Uint8Array): void; encoding(): TextEncoding } {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let match: TextEncoding | null = null;
  let isFirst = true;
  const decode = (bytes?: Uint8Array): void => {
    try {
      utf8.decode(bytes, { stream: bytes !== undefined });
    } catch {
      match = 'windows-1252';
    }
  };
  return {
    add: (bytes) => {
      if (isFirst) match = utf16Of(bytes);
      isFirst = false;
      if (match === null) decode(bytes);
    },
    encoding: () => {
      if (match === null) decode();
      return match ?? 'utf-8';
    },
  };
}

/** The text of a whole file that is at hand. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: TextEncoding } {
  const finder = encodingFinder();
  finder.add(bytes);
  const encoding = finder.encoding();
  return { text: new TextDecoder(encoding, { fatal: false }).decode(bytes), encoding };
}

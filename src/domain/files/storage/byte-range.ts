/** First and last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

const FORM = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part of a file that a Range header asks for (RFC 9110, 14.1.2): null is the whole, also for what is not understood or asks for several
 * parts; `unsatisfiable` begins behind the end.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const [, from = '', to = ''] = FORM.exec(header ?? '') ?? [];
  if ((from === '' && to === '') || size === 0) return null;
  if (from === '')
    return Number(to) === 0 ? 'unsatisfiable' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  if (to !== '' && Number(to) < Number(from)) return null;
  if (Number(from) >= size) return 'unsatisfiable';
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

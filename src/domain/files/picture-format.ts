export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const starts = (bytes: Uint8Array, at: number, text: string): boolean => {
  for (let index = 0; index < text.length; index += 1) if (bytes[at + index] !== text.charCodeAt(index)) return false;
  return true;
};

/** What telephones take by default: no browser but one shows it. */
export const isHeic = (bytes: Uint8Array): boolean =>
  ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].some((brand) => starts(bytes, 4, `ftyp${brand}`));

/** [FILE-05] What a file is by its first bytes, whatever it is called; null for everything that is no accepted picture. */
export function pictureFormatOf(bytes: Uint8Array): PictureFormat | null {
  if (starts(bytes, 0, '\u00ff\u00d8\u00ff')) return 'jpeg';
  if (starts(bytes, 0, '\u0089PNG\r\n\u001a\n')) return 'png';
  if (starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP')) return 'webp';
  if (starts(bytes, 4, 'ftypavif')) return 'avif';
  return null;
}

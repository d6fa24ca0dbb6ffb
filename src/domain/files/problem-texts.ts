import type { Sentence } from '../core/languages/sentence-of.ts';
import type { WrongPart } from './wrong-part.ts';

const wrongPartEn: Record<WrongPart, string> = {
  kind: 'its bytes are another kind of file',
  short: 'it ends too early',
  long: 'something hangs behind its end',
  pixels: 'it has more than 50 megapixels',
  text: 'it is no text in UTF-8',
  ending: 'its name ends like another kind of file',
};
const wrongPartDe: Record<WrongPart, string> = {
  kind: 'ihre Bytes sind eine andere Art von Datei',
  short: 'sie endet zu früh',
  long: 'hinter ihrem Ende hängt noch etwas',
  pixels: 'sie hat mehr als 50 Megapixel',
  text: 'sie ist kein Text in UTF-8',
  ending: 'ihr Name endet wie der einer anderen Art von Datei',
};

export const fileProblemTexts = {
  'files/not-a-picture': {
    en: 'This file is not a picture we can read. Use JPEG, PNG, WebP or AVIF.',
    de: 'Diese Datei ist kein Bild, das wir lesen können. Nimm JPEG, PNG, WebP oder AVIF.',
  },
  'files/heic': {
    en: 'This is a HEIC picture, which most browsers cannot show. Save it as JPEG, then upload it again.',
    de: 'Das ist ein HEIC-Bild, das die meisten Browser nicht anzeigen. Speichere es als JPEG und lade es dann noch einmal hoch.',
  },
  'files/moving-picture': {
    en: 'This picture moves. Upload a still one.',
    de: 'Das ist ein bewegtes Bild. Lade ein unbewegtes hoch.',
  },
  'files/cut-off': {
    en: 'This picture is cut off: its end is missing. Upload the whole file again.',
    de: 'Dieses Bild ist abgeschnitten: Das Ende fehlt. Lade die ganze Datei noch einmal hoch.',
  },
  'files/too-large': {
    en: 'This picture is too large. Use one of up to 20 MB and 50 megapixels.',
    de: 'Dieses Bild ist zu groß. Es darf bis zu 20 MB und 50 Megapixel haben.',
  },
  'files/too-small': {
    en: 'This picture is too small. Use one of at least 200 by 200 pixels.',
    de: 'Dieses Bild ist zu klein. Es braucht mindestens 200 mal 200 Pixel.',
  },
  'files/not-found': {
    en: 'This picture is not in your picture store any more. Upload it again.',
    de: 'Dieses Bild liegt nicht mehr in deiner Bildablage. Lade es noch einmal hoch.',
  },
  'files/quota-exceeded': {
    en: 'Your picture store is full. Remove pictures you no longer use, then try again.',
    de: 'Deine Bildablage ist voll. Entferne Bilder, die du nicht mehr brauchst, und versuche es noch einmal.',
  },
  'files/bad-name': {
    en: 'A file has a plain name in its folder: no empty parts, no steps up, no control characters, at most 1024 bytes.',
    de: 'Eine Datei hat einen einfachen Namen in ihrem Ordner: keine leeren Teile, keine Schritte nach oben, keine Steuerzeichen, höchstens 1024 Byte.',
  },
  'files/type-not-taken': {
    en: 'Files of this type are not taken. Send pictures as JPEG, PNG, WebP or AVIF, documents as PDF, or plain text; SVG and web pages can carry scripts.',
    de: 'Dateien dieser Art werden nicht angenommen. Schicke Bilder als JPEG, PNG, WebP oder AVIF, Dokumente als PDF oder reinen Text; SVG und Webseiten können Skripte enthalten.',
  },
  'files/not-what-it-says': {
    en: ({ part }) => `This file is not what it says: ${wrongPartEn[part as WrongPart]}.`,
    de: ({ part }) => `Diese Datei ist nicht, was sie zu sein angibt: ${wrongPartDe[part as WrongPart]}.`,
  },
  'files/script-inside': {
    en: 'This file carries a web page, a script or a program inside and was refused.',
    de: 'In dieser Datei steckt eine Webseite, ein Skript oder ein Programm; sie wurde abgelehnt.',
  },
  'files/file-too-large': {
    en: 'This file is too large. Send one of up to 1 GB.',
    de: 'Diese Datei ist zu groß. Schicke eine von höchstens 1 GB.',
  },
  'files/too-many-uploads': {
    en: 'Too many of your uploads are under way. Finish or cancel some, then try again.',
    de: 'Zu viele deiner Dateien werden gerade hochgeladen. Beende einige oder brich sie ab, dann versuche es noch einmal.',
  },
  'files/wrong-checksum': {
    en: 'The bytes that arrived are not those that were meant: the checksum differs. Send the file again.',
    de: 'Was ankam, ist nicht, was gemeint war: Die Prüfsumme weicht ab. Schicke die Datei noch einmal.',
  },
  'files/shared': {
    en: 'This file is attached somewhere and stays as it is.',
    de: 'Diese Datei ist irgendwo angehängt und bleibt, wie sie ist.',
  },
  'files/upload-over': {
    en: 'This upload is over. Send the file again.',
    de: 'Dieses Hochladen ist vorbei. Schicke die Datei noch einmal.',
  },
} satisfies Record<string, Sentence>;

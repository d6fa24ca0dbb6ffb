export const fileProblemTexts = {
  'files/not-a-picture': {
    en: 'This file is not a picture we can read. Use JPEG, PNG, WebP or AVIF.',
    de: 'Diese Datei ist kein Bild, das wir lesen können. Nimm JPEG, PNG, WebP oder AVIF.',
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
};

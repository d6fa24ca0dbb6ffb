export const fileProblemTexts = {
  'files/not-a-picture': 'This file is not a picture we can read. Use JPEG, PNG, WebP or AVIF.',
  'files/too-large': 'This picture is too large. Use one of up to 20 MB and 50 megapixels.',
  'files/too-small': 'This picture is too small. Use one of at least 200 by 200 pixels.',
  'files/not-found': 'This picture is not in your picture store any more. Upload it again.',
  'files/quota-exceeded': 'Your picture store is full. Remove pictures you no longer use, then try again.',
};

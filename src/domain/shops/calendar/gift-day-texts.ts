import type { Text } from '../../core/languages/language.ts';
import type { GiftDayId } from './gift-days.ts';

/** [DASH-04] What the days on which people give presents are called. */
export const giftDayTexts: Record<GiftDayId, Text> = {
  nicholas: { en: 'St Nicholas', de: 'Nikolaus' },
  christmas: { en: 'Christmas', de: 'Weihnachten' },
  epiphany: { en: 'Epiphany', de: 'Dreikönigstag' },
  valentine: { en: 'Valentine’s Day', de: 'Valentinstag' },
  easter: { en: 'Easter', de: 'Ostern' },
  mother: { en: 'Mother’s Day', de: 'Muttertag' },
  father: { en: 'Father’s Day', de: 'Vatertag' },
};

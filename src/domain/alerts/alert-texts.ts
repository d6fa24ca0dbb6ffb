import type { Text } from '../core/languages/language.ts';
import { buyerTexts } from './texts/buyer-texts.ts';
import { growthTexts } from './texts/growth-texts.ts';
import { moneyTexts } from './texts/money-texts.ts';
import { orderTexts } from './texts/order-texts.ts';
import { returnTexts } from './texts/return-texts.ts';
import { shopTexts } from './texts/shop-texts.ts';
import { systemTexts } from './texts/system-texts.ts';

/** [ALERT-03] What each type of alert says, with its facts in braces. */
export const alertTexts = {
  ...orderTexts,
  ...moneyTexts,
  ...returnTexts,
  ...shopTexts,
  ...growthTexts,
  ...systemTexts,
  ...buyerTexts,
};

/** What the button says of an alert that leads nowhere special. */
export const openIt: Text = { en: 'Open it', de: 'Öffnen' };

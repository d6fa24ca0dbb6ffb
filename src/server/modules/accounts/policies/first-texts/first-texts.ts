import type { Policy } from '#domain/accounts/policies/policy.ts';
import type { Text } from '#domain/core/languages/language.ts';
import { privacyText } from './privacy.ts';
import { sellerTermsText } from './seller-terms.ts';
import { termsText } from './terms.ts';

/** The policies as they come with the product. `{marketplace}` and `{support}` are its name and its address for letters. */
export const firstTexts: Record<Policy, Text> = {
  terms: termsText,
  privacy: privacyText,
  seller_terms: sellerTermsText,
};

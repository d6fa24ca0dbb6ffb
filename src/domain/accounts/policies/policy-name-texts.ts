import type { Text } from '../../core/languages/language.ts';
import type { Policy } from './policy.ts';

export const policyNames: Record<Policy, Text> = {
  terms: { en: 'Terms of use', de: 'Nutzungsbedingungen' },
  privacy: { en: 'Privacy notice', de: 'Datenschutzhinweise' },
  seller_terms: { en: 'Seller terms', de: 'Bedingungen für Werkstätten' },
};

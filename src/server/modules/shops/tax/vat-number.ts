import { checkVAT, countries } from 'jsvat-next';

/** [PAY-06] A VAT number as it is written in the Union, where its form and check digits are those of the country; otherwise null. */
export function vatNumberOf(country: string, typed: string): string | null {
  const { isValid, value, country: of } = checkVAT(typed, countries);
  return isValid && value && of?.isoCode.short === country ? value : null;
}

import { type VatSeller, untoldParts, vatBasis } from '#domain/shops/tax/vat-basis.ts';
import { listed } from '#web/platform/languages/formats.ts';
import { language } from '#web/platform/languages/language.ts';
import * as texts from './tax-texts.ts';

interface Props {
  /** Null where the maker has not said how they sell. */
  seller: VatSeller | null | undefined;
  country: string;
}

/** [OPS-02] Parts of the country whose VAT only the postcode tells; nothing where there is none. */
export function UntoldVat({ seller, country }: Props) {
  const parts = seller ? untoldParts(seller, country, new Date().toISOString().slice(0, 10)) : [];
  return (
    parts.length > 0 && (
      <span className="tiny-text muted">{texts.untold(listed(parts.map((part) => part[language])))}</span>
    )
  );
}

/** [PAY-06, OPS-02] What VAT a price contains for whoever has it sent to a country. */
export function VatNote({ seller, country }: Props) {
  const basis = seller ? vatBasis(seller, { country }, new Date().toISOString().slice(0, 10)).basis : 'unknown';
  return (
    <>
      <span>{texts.inPrice[basis]}</span>
      <UntoldVat seller={seller} country={country} />
    </>
  );
}

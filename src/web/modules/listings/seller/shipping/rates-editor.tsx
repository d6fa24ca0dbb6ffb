import { zones } from '#domain/core/countries.ts';
import { postedWays } from '#domain/listings/delivery/ways.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError, DeskField, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { countryOptions } from '#web/ui/fields/country-options.ts';
import { deliveryNames } from '#web/modules/listings/texts/delivery-texts.ts';
import { newRate, type ProfileErrors, type RateDraft } from './profile-draft.ts';
import * as texts from './profile-form-texts.ts';

const areaOptions = [
  {
    group: texts.zonesGroup,
    options: (['home', ...zones] as const).map((area): [string, string] => [area, texts.areas[area]]),
  },
  { group: texts.countriesGroup, options: countryOptions },
];

interface RowProps {
  rate: RateDraft;
  index: number;
  errors: ProfileErrors;
  onChange: (edit: Partial<RateDraft>) => void;
  onRemove: () => void;
}

function RateRow({ rate, index, errors, onChange, onRemove }: RowProps) {
  const bind = (field: 'first' | 'more' | 'from' | 'to' | 'maxGrams', error = field as string) => ({
    id: `rate-${index}-${error}`,
    error: errors.get(`rate-${index}-${error}`),
    value: rate[field],
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  return (
    <fieldset className="d-rate">
      <legend className="visually-hidden">{texts.rate(index + 1)}</legend>
      <DeskSelectField
        id={`rate-${index}-area`}
        label={texts.area}
        error={errors.get(`rate-${index}-area`)}
        options={areaOptions}
        value={rate.area}
        onChoose={(area) => onChange({ area })}
      />
      <DeskSelectField
        label={texts.way}
        options={postedWays.map((way) => [way, deliveryNames[way]] as const)}
        value={rate.way}
        onChoose={(way) => onChange({ way })}
      />
      <DeskSelectField
        label={texts.by}
        options={[
          ['weight', texts.bys.weight],
          ['item', texts.bys.item],
        ]}
        value={rate.by}
        onChoose={(by) => onChange({ by })}
      />
      <DeskField label={texts.first[rate.by]} unit="€" inputMode="decimal" {...bind('first')} />
      <DeskField label={texts.more[rate.by]} unit="€" inputMode="decimal" {...bind('more')} />
      <DeskField label={texts.fromDays} inputMode="numeric" {...bind('from')} />
      <DeskField label={texts.toDays} inputMode="numeric" {...bind('to')} />
      <DeskField
        label={texts.maxGrams}
        unit="g"
        inputMode="numeric"
        placeholder={texts.noLimit}
        {...bind('maxGrams', 'max')}
      />
      <DeskButton kind="soft" isSmall isAlwaysShown onClick={onRemove}>
        {texts.removeRate}
        <span className="visually-hidden"> {index + 1}</span>
      </DeskButton>
    </fieldset>
  );
}

interface Props {
  rates: RateDraft[];
  errors: ProfileErrors;
  onChange: (rates: RateDraft[]) => void;
}

/** [DASH-04] A maker's own rates: where to, by which way, for how much and how long. */
export function RatesEditor({ rates, errors, onChange }: Props) {
  const wrong = errors.get('rates');
  return (
    <>
      {rates.map((rate, index) => (
        <RateRow
          key={index}
          rate={rate}
          index={index}
          errors={errors}
          onChange={(edit) => onChange(rates.map((each, at) => (at === index ? { ...each, ...edit } : each)))}
          onRemove={() => onChange(rates.filter((_, at) => at !== index))}
        />
      ))}
      {wrong && <DeskError>{wrong}</DeskError>}
      <p className="d-croprow d-rateadd">
        <DeskButton
          id="rates"
          isAlwaysShown
          onClick={() => onChange([...rates, newRate(rates.length === 0 ? 'home' : 'eu')])}
        >
          {texts.addRate}
        </DeskButton>
      </p>
    </>
  );
}

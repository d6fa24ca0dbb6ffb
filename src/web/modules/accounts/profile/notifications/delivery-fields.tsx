import {
  type DeliverySettings,
  type DigestRhythm,
  digestRhythms,
} from '#domain/accounts/delivery/delivery-settings.ts';
import { cityOfZone } from '#domain/core/days/time-zone.ts';
import { language } from '#web/platform/languages/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field, SelectField } from '#web/ui/fields/field.tsx';
import * as texts from './texts.ts';

const NIGHT = { from: '22:00', to: '07:00' };

const zoneOptions = (chosen: string): [string, string][] =>
  [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
    .map((zone): [string, string] => [zone, cityOfZone(zone, language)])
    .toSorted(([, one], [, other]) => one.localeCompare(other, language));

interface Props {
  delivery: DeliverySettings;
  onChange: (delivery: DeliverySettings) => void;
  /** Mistakes are said once somebody wanted to save. */
  isChecked: boolean;
}

export const mistakeOf = ({ quiet }: DeliverySettings): 'from' | 'to' | null => {
  if (!quiet) return null;
  if (!quiet.from) return 'from';
  return !quiet.to || quiet.from === quiet.to ? 'to' : null;
};

function QuietHours({ delivery, onChange, isChecked }: Props) {
  const { quiet } = delivery;
  const mistake = isChecked ? mistakeOf(delivery) : null;
  const errorOf = (field: 'from' | 'to'): string | undefined => {
    if (mistake !== field) return undefined;
    return quiet?.[field] ? texts.sameTime : texts.noTime;
  };
  return (
    <>
      <Checkbox checked={quiet !== null} onCheck={(isOn) => onChange({ ...delivery, quiet: isOn ? NIGHT : null })}>
        {texts.quietHours}
      </Checkbox>
      <p className="field-hint">{texts.quietHint}</p>
      {quiet && (
        <div className="delivery__row">
          {(['from', 'to'] as const).map((field) => (
            <Field
              key={field}
              label={texts.ends[field]}
              type="time"
              required
              value={quiet[field]}
              error={errorOf(field)}
              onChange={({ target }) => onChange({ ...delivery, quiet: { ...quiet, [field]: target.value } })}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** [UX-70] Quiet hours, the rhythm of the digest, and whose clock they follow. */
export function DeliveryFields(props: Props) {
  const { delivery, onChange } = props;
  const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className="delivery">
      <QuietHours {...props} />
      <div className="delivery__row delivery__row--wide">
        <SelectField
          label={texts.digest}
          options={digestRhythms.map((rhythm): [DigestRhythm, string] => [rhythm, texts.rhythms[rhythm]])}
          value={delivery.digest}
          onChoose={(digest) => onChange({ ...delivery, digest })}
        />
        <SelectField
          label={texts.timeZone}
          options={zoneOptions(delivery.timeZone)}
          value={delivery.timeZone}
          onChoose={(timeZone) => onChange({ ...delivery, timeZone })}
        />
      </div>
      {deviceZone && deviceZone !== delivery.timeZone && (
        <Button onClick={() => onChange({ ...delivery, timeZone: deviceZone })}>
          {texts.useDeviceZone(cityOfZone(deviceZone, language))}
        </Button>
      )}
    </div>
  );
}

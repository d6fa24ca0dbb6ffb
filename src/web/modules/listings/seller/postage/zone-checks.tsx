import { type Zone, zones } from '#domain/core/countries.ts';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskFieldset } from '#web/ui/desk/desk-field.tsx';
import * as texts from './profile-texts.ts';

/** [UX-23] Where parcels go beside the maker's own country. */
export function ZoneChecks({ chosen, onChange }: { chosen: readonly Zone[]; onChange: (chosen: Zone[]) => void }) {
  return (
    <DeskFieldset legend={texts.sendsTo}>
      <DeskCheckbox checked disabled>
        {texts.ownCountry}
      </DeskCheckbox>
      {zones.map((zone) => (
        <DeskCheckbox
          key={zone}
          checked={chosen.includes(zone)}
          onCheck={(isSent) => onChange(zones.filter((each) => (each === zone ? isSent : chosen.includes(each))))}
        >
          {texts.zoneNames[zone]}
        </DeskCheckbox>
      ))}
    </DeskFieldset>
  );
}

import { type Zone, zones } from '#domain/core/countries.ts';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';

export const zoneWords: Record<Zone, string> = {
  eu: 'European Union',
  europe: 'Rest of Europe',
  world: 'Rest of the world',
};

/** [UX-23] Where parcels go beside the maker's own country. */
export function ZoneChecks({ chosen, onChange }: { chosen: readonly Zone[]; onChange: (chosen: Zone[]) => void }) {
  return (
    <fieldset className="d-field">
      <legend className="d-label">Sends to</legend>
      <DeskCheckbox checked disabled>
        Your own country
      </DeskCheckbox>
      {zones.map((zone) => (
        <DeskCheckbox
          key={zone}
          checked={chosen.includes(zone)}
          onCheck={(isSent) => onChange(zones.filter((each) => (each === zone ? isSent : chosen.includes(each))))}
        >
          {zoneWords[zone]}
        </DeskCheckbox>
      ))}
    </fieldset>
  );
}

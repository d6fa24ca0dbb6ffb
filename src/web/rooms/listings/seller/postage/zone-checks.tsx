import { type Zone, zones } from '#domain/core/countries.ts';

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
      <label className="d-check">
        <input type="checkbox" checked disabled readOnly />
        Your own country
      </label>
      {zones.map((zone) => (
        <label key={zone} className="d-check">
          <input
            type="checkbox"
            checked={chosen.includes(zone)}
            onChange={(event) =>
              onChange(zones.filter((each) => (each === zone ? event.target.checked : chosen.includes(each))))
            }
          />
          {zoneWords[zone]}
        </label>
      ))}
    </fieldset>
  );
}

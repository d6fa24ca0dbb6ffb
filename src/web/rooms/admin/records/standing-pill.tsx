import type { PersonRow } from '#domain/office/model.ts';

export const StandingPill = ({ standing }: { standing: PersonRow['standing'] }) => (
  <span className={`d-pill ${standing === 'active' ? 'd-ok' : standing === 'suspended' ? 'd-warn' : 'd-bad'}`}>
    {standing === 'active' ? 'Active' : standing === 'suspended' ? 'Suspended' : 'Banned'}
  </span>
);

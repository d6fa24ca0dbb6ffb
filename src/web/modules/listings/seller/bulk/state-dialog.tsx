import { canTransitionListing } from '#domain/listings/listing-transitions.ts';
import { states } from '../texts/list-texts.ts';
import type { MyListing } from '../use-listing-move.ts';
import type { ChangeDialogProps } from './change-dialog-props.ts';
import { ChangeForm } from './change-form.tsx';
import * as texts from './bulk-texts.ts';

/** A piece that is sold out is published already. */
function stateAfter({ state }: MyListing, to: 'active' | 'inactive'): string {
  if (to === 'active' && state === 'sold_out') return states.sold_out;
  return canTransitionListing(state, to) ? states[to] : texts.notPossible;
}

/** [DASH-02] Shows what publishing or pausing many listings makes of each before it is done. */
export const StateDialog = ({ onApply, state, ...form }: ChangeDialogProps & { state: 'active' | 'inactive' }) => (
  <ChangeForm
    {...form}
    title={state === 'active' ? texts.publishListings : texts.pauseListings}
    preview={{ now: ({ state }) => states[state], after: (listing) => stateAfter(listing, state) }}
    onSubmit={() => onApply({ kind: 'state', state })}
  >
    <p className="d-hint">{state === 'active' ? texts.publishHint : texts.pauseHint}</p>
  </ChangeForm>
);

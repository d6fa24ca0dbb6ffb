import { useState } from 'react';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskError, DeskField } from '#web/ui/desk/desk-field.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import type { Profile } from './profile-draft.ts';
import * as texts from './shipping-texts.ts';
import '../postage/profile-dialog.css';

/** [DASH-04] Gives a profile to many listings at once; the list is cut by words of their titles. */
export function AssignDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState('');
  const call = useCall('listings.listMine', { limit: 100, ...(query.trim() && { q: query.trim() }) });
  const assign = useSend('listings.assignProfile', 'listings.listProfiles', 'listings.getMine', 'listings.getListing');
  const items = call.data?.items ?? [];
  const shown = items.map(({ listingId }) => listingId);
  const isAll = shown.length > 0 && shown.every((id) => chosen.includes(id));
  const give = (): void =>
    assign.send(
      { profileId: profile.profileId, listingIds: [...chosen] },
      {
        onSuccess: ({ assigned }) => {
          showToast(texts.isAssigned(profile.name, assigned), { type: 'success' });
          onClose();
        },
        onError: (problem) => setWrong(problem.message),
      },
    );
  return (
    <Dialog label={texts.assignTitle(profile.name)} className="dialog d-profile" onClose={onClose}>
      <h2>{texts.assignTitle(profile.name)}</h2>
      <DeskField label={texts.findListings} value={query} onChange={(event) => setQuery(event.target.value)} />
      {call.data ? (
        <fieldset className="d-assign">
          <legend className="visually-hidden">{texts.listings}</legend>
          {items.length === 0 && <p className="d-hint">{texts.noListing}</p>}
          {items.length > 1 && (
            <DeskCheckbox
              checked={isAll}
              isMixed={!isAll && chosen.length > 0}
              onCheck={(isOn) =>
                setChosen(isOn ? [...new Set([...chosen, ...shown])] : chosen.filter((id) => !shown.includes(id)))
              }
            >
              {texts.allShown(items.length)}
            </DeskCheckbox>
          )}
          {items.map(({ listingId, title }) => (
            <DeskCheckbox
              key={listingId}
              look="tight"
              checked={chosen.includes(listingId)}
              onCheck={(isOn) => setChosen(isOn ? [...chosen, listingId] : chosen.filter((each) => each !== listingId))}
            >
              {title}
            </DeskCheckbox>
          ))}
        </fieldset>
      ) : (
        <NotYet
          call={call}
          what={texts.listingsWhat}
          safe={texts.profilesSafe}
          loading={texts.loading}
          skeleton={{ height: 320 }}
        />
      )}
      {wrong && <DeskError role="alert">{wrong}</DeskError>}
      <div className="confirm__acts">
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button kind="primary" disabled={chosen.length === 0 || assign.isSending} onClick={give}>
          {texts.assignTo(chosen.length)}
        </Button>
      </div>
    </Dialog>
  );
}

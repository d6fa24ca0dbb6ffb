import { useState } from 'react';
import { countryName, formatMoney } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { zoneNames } from '../postage/profile-texts.ts';
import { AssignDialog } from './assign-dialog.tsx';
import type { Profile } from './profile-draft.ts';
import * as formTexts from './profile-form-texts.ts';
import * as texts from './shipping-texts.ts';

const areaName = (area: string): string =>
  area in formTexts.areas ? formTexts.areas[area as keyof typeof formTexts.areas] : countryName(area);

/** What a profile is, in a line. */
const factsOf = ({ rates, zones, extraCents, freeFromCents, pickup }: Profile): string =>
  [
    rates.length > 0
      ? texts.ownRates([...new Set(rates.map(({ area }) => areaName(area)))])
      : texts.plainRates(zones.map((zone) => zoneNames[zone])),
    extraCents > 0 && texts.packing(formatMoney(extraCents)),
    freeFromCents !== null && texts.freeFrom(formatMoney(freeFromCents)),
    pickup && texts.pickup,
  ]
    .filter(Boolean)
    .join(' · ');

type OpenDialog = { kind: 'assign' | 'remove'; profile: Profile };

const columnsWith = (
  onAsk: (dialog: OpenDialog) => void,
  onCopy: (profile: Profile) => void,
): DeskColumn<Profile>[] => [
  {
    head: texts.profile,
    cell: (profile) => (
      <>
        <b>{profile.name}</b>
        <br />
        <span className="d-t2 d-small">{factsOf(profile)}</span>
      </>
    ),
  },
  { head: texts.listings, isNumber: true, cell: ({ listings }) => listings },
  {
    head: texts.actions,
    isHeadHidden: true,
    isNumber: true,
    cell: (profile) => (
      <span className="d-acts">
        <DeskButtonLink
          kind="soft"
          isSmall
          isAlwaysShown
          href={`${sellerHref('shipping-settings')}?profile=${profile.profileId}`}
        >
          {texts.edit}
          <span className="visually-hidden"> {profile.name}</span>
        </DeskButtonLink>
        {(
          [
            [texts.assign, () => onAsk({ kind: 'assign', profile })],
            [texts.copy, () => onCopy(profile)],
            [texts.remove, () => onAsk({ kind: 'remove', profile })],
          ] as const
        ).map(([label, press]) => (
          <DeskButton key={label} kind="soft" isSmall isAlwaysShown onClick={press}>
            {label}
            <span className="visually-hidden"> {profile.name}</span>
          </DeskButton>
        ))}
      </span>
    ),
  },
];

const MAX_NAME_LENGTH = 60;

/** `Copy of Fragile`, and `Copy of Fragile 2` where the shop has one already. */
function copyName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((each) => each.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` ${number}`;
    const copy = `${texts.copyOf(name).slice(0, MAX_NAME_LENGTH - end.length)}${end}`;
    if (!used.has(copy.toLowerCase())) return copy;
  }
}

/** [DASH-04] The shop's shipping profiles: edited, duplicated, given to listings, removed. */
export function ProfilesPart() {
  const call = useCall('listings.listProfiles');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const copy = useSend('listings.copyProfile', 'listings.listProfiles');
  const remove = useSend('listings.removeProfile', 'listings.listProfiles', 'listings.getListing');
  const failed = (problem: Error): void => void showToast(problem.message, { type: 'error' });
  const close = (): void => setDialog(null);
  const duplicate = ({ profileId, name }: Profile): void =>
    copy.send(
      {
        profileId,
        name: copyName(
          name,
          (call.data?.profiles ?? []).map((each) => each.name),
        ),
      },
      { onSuccess: (made) => showToast(texts.isCopied(made.name), { type: 'success' }), onError: failed },
    );
  const make = (
    <DeskButtonLink kind="primary" isAlwaysShown href={`${sellerHref('shipping-settings')}?profile=new`}>
      {texts.newProfile}
    </DeskButtonLink>
  );
  return (
    <>
      {call.data && call.data.profiles.length > 0 && <p className="d-acts d-shipnew">{make}</p>}
      <DeskTable
        caption={texts.tabs.profiles}
        columns={columnsWith(setDialog, duplicate)}
        rows={call.data?.profiles}
        keyOf={({ profileId }) => profileId}
        unread={{ call, what: texts.profilesWhat, safe: texts.profilesSafe, loading: texts.loading }}
        empty={
          <DeskEmpty title={texts.noProfile} actions={make}>
            {texts.noProfileWhy}
          </DeskEmpty>
        }
      />
      {dialog?.kind === 'assign' && <AssignDialog profile={dialog.profile} onClose={close} />}
      {dialog?.kind === 'remove' && (
        <ConfirmDialog
          title={texts.removeOne(dialog.profile.name)}
          message={texts.removeMessage(dialog.profile.listings)}
          confirmText={texts.removeProfile}
          type="danger"
          onConfirm={() => {
            close();
            remove.send({ profileId: dialog.profile.profileId }, { onError: failed });
          }}
          onCancel={close}
        />
      )}
    </>
  );
}

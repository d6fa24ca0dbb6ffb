import { useRef, useState } from 'react';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskRadioGroup } from '#web/ui/desk/desk-radio-group.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { StarChoice } from '#web/ui/fields/star-choice.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { Part, State } from './part.tsx';
import * as texts from './texts/box-texts.ts';

const ways = [
  ['post', texts.tracked],
  ['express', texts.express],
] as const;
type Way = (typeof ways)[number][0];

function StoreBoxes() {
  const [isOn, turn] = useState(true);
  const [way, choose] = useState<Way>('post');
  const [stars, setStars] = useState<number | null>(4);
  const first = useRef<HTMLInputElement>(null);
  return (
    <>
      <State name={texts.withCount}>
        <Checkbox checked={isOn} note="27" onCheck={turn}>
          {texts.ceramics}
        </Checkbox>
      </State>
      <State name={texts.disabled}>
        <Checkbox disabled note="0">
          {texts.nothing}
        </Checkbox>
      </State>
      <State name={texts.asCards}>
        <RadioGroup
          legend={texts.howItTravels}
          options={ways.map(([each, text]) => [each, <b key={each}>{text}</b>])}
          value={way}
          onChoose={choose}
        />
      </State>
      <State name={texts.asLines}>
        <RadioGroup look="lines" legend={texts.inLines} options={ways} value={way} onChoose={choose} />
      </State>
      <State name={texts.starsBoth}>
        <StarChoice stars={stars} title={texts.theMug} first={first} onChoose={setStars} />
        <Stars mean={4.3} />
      </State>
    </>
  );
}

function CloseBoxes() {
  const [isOn, turn] = useState(true);
  const [way, choose] = useState<Way>('post');
  return (
    <>
      <State name={texts.inLongList}>
        <DeskCheckbox checked={isOn} onCheck={turn}>
          {texts.canBePersonal}
        </DeskCheckbox>
        <DeskCheckbox look="tight" checked={isOn} onCheck={turn}>
          {'orders.view'}
        </DeskCheckbox>
        <DeskCheckbox checked={isOn} hint={texts.offWhereDictated} onCheck={turn}>
          {texts.singleKeys}
        </DeskCheckbox>
      </State>
      <State name={texts.someOfIt}>
        <DeskCheckbox isMixed checked={false} onCheck={turn}>
          {texts.pickAll}
        </DeskCheckbox>
        <DeskCheckbox checked disabled>
          {texts.ownCountry}
        </DeskCheckbox>
      </State>
      <State name={texts.atRow}>
        <DeskCheckbox look="bare" aria-label={texts.pickMug} checked={isOn} onCheck={turn} />
      </State>
      <State name={texts.oneOf}>
        <DeskRadioGroup legend={texts.howItGoes} options={ways} value={way} onChoose={choose} />
      </State>
    </>
  );
}

/** What is ticked. */
export const KitBoxes = () => (
  <Part name={texts.boxes} note={texts.boxesNote} store={<StoreBoxes />} close={<CloseBoxes />} />
);

import { useRef, useState } from 'react';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskRadioGroup } from '#web/ui/desk/desk-radio-group.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { StarChoice } from '#web/ui/fields/star-choice.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { Part, State } from './part.tsx';

const ways = [
  ['post', 'Tracked post'],
  ['express', 'Express'],
] as const;
type Way = (typeof ways)[number][0];

function StoreBoxes() {
  const [isOn, turn] = useState(true);
  const [way, choose] = useState<Way>('post');
  const [stars, setStars] = useState<number | null>(4);
  const first = useRef<HTMLInputElement>(null);
  return (
    <>
      <State name="Rest, with a count">
        <Checkbox checked={isOn} note="27" onCheck={turn}>
          Ceramics
        </Checkbox>
      </State>
      <State name="Disabled">
        <Checkbox disabled note="0">
          Nothing of this
        </Checkbox>
      </State>
      <State name="One of several, as cards">
        <RadioGroup
          legend="How the parcel travels"
          options={ways.map(([each, words]) => [each, <b key={each}>{words}</b>])}
          value={way}
          onChoose={choose}
        />
      </State>
      <State name="One of several, as lines">
        <RadioGroup look="lines" legend="How it travels, in lines" options={ways} value={way} onChoose={choose} />
      </State>
      <State name="Stars to choose, stars to read">
        <StarChoice stars={stars} title="the mug" first={first} onChoose={setStars} />
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
      <State name="Rest, in a long list, with what follows from it">
        <DeskCheckbox checked={isOn} onCheck={turn}>
          Buyers can have it personalised
        </DeskCheckbox>
        <DeskCheckbox look="tight" checked={isOn} onCheck={turn}>
          orders.view
        </DeskCheckbox>
        <DeskCheckbox checked={isOn} hint="Turn it off where you dictate." onCheck={turn}>
          Decide with single keys
        </DeskCheckbox>
      </State>
      <State name="Some of it; disabled">
        <DeskCheckbox isMixed checked={false} onCheck={turn}>
          Pick all that are here
        </DeskCheckbox>
        <DeskCheckbox checked disabled>
          Your own country
        </DeskCheckbox>
      </State>
      <State name="At the head of a row, without words">
        <DeskCheckbox look="bare" aria-label="Pick: Two-tone mug" checked={isOn} onCheck={turn} />
      </State>
      <State name="One of several">
        <DeskRadioGroup legend="How it goes" options={ways} value={way} onChoose={choose} />
      </State>
    </>
  );
}

/** What is ticked. */
export const KitBoxes = () => (
  <Part
    name="Boxes and radio buttons"
    note="A box stands in its label; radio buttons in their group, through which the arrow keys go."
    store={<StoreBoxes />}
    close={<CloseBoxes />}
  />
);

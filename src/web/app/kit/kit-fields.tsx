import { useState } from 'react';
import {
  DeskAreaField,
  DeskField,
  DeskInlineSelect,
  DeskInput,
  DeskSelect,
  DeskSelectField,
} from '#web/ui/desk/desk-field.tsx';
import { DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { AreaField, Field, PasswordField, SelectField, SliderField } from '#web/ui/fields/field.tsx';
import { FileButton } from '#web/ui/fields/file-button.tsx';
import { InlineSelect, Select } from '#web/ui/fields/select.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { Part, State } from './part.tsx';

const WRONG = 'Fill in the town.';

function useText() {
  const [value, setValue] = useState('Lisbon');
  return { value, onChange: (event: { target: { value: string } }) => setValue(event.target.value) };
}

function StoreFields() {
  const text = useText();
  const [count, setCount] = useState(2);
  return (
    <div className="stack">
      <State name="Rest, with a note and a hint">
        <Field label="Town" note="Optional" hint="As buyers read it." {...text} />
      </State>
      <State name="Invalid">
        <Field label="Town, wrong" error={WRONG} {...text} />
      </State>
      <State name="Disabled">
        <Field label="Town, off" disabled {...text} />
      </State>
      <State name="Several lines, rest and invalid">
        <AreaField label="Your message" note="412 left" rows={2} {...text} />
        <AreaField label="Your message, wrong" error="Say in a sentence what you need." rows={2} {...text} />
      </State>
      <State name="Password">
        <PasswordField label="Password" hint="Twelve characters or more." autoComplete="off" {...text} />
      </State>
      <State name="A slider, a file, a number">
        <SliderField label="Size of the part" min={0} max={100} defaultValue={60} />
        <div className="kit__row">
          <FileButton>Choose a picture</FileButton>
          <Stepper value={count} max={5} onChange={setCount} />
        </div>
      </State>
      <State name="A form that failed">
        <ErrorBox text="The shop did not answer. What you wrote is still here." />
      </State>
    </div>
  );
}

function CloseFields() {
  const text = useText();
  const [words, setWords] = useState('');
  return (
    <>
      <State name="Rest, with a note and a hint">
        <DeskField label="Shop name" note="6 of 60" hint="The address of the shop stays as it is." {...text} />
      </State>
      <State name="Invalid">
        <DeskField label="Shop name, wrong" error="Give the shop a name." {...text} />
      </State>
      <State name="Disabled">
        <DeskField label="Shop name, off" disabled {...text} />
      </State>
      <State name="Several lines, rest and invalid">
        <DeskAreaField label="Reason" note="They read it" rows={2} {...text} />
        <DeskAreaField label="Reason, wrong" error="Write why the money goes back." rows={2} {...text} />
      </State>
      <State name="With a unit; without a label of its own">
        <DeskField label="Packing, once a parcel" unit="€" defaultValue="3.50" />
        <DeskInput aria-label="Price, Large" unit="€" className="d-num" defaultValue="52.00" />
      </State>
      <State name="Search">
        <DeskSearch label="Search orders" placeholder="Number, buyer or piece" words={words} onWords={setWords} />
      </State>
    </>
  );
}

const sorts = [
  ['near', 'Most relevant'],
  ['new', 'Newest'],
  ['gone', 'Not now', true],
] as const;
type Sort = (typeof sorts)[number][0];

function Lists() {
  const [sort, choose] = useState<Sort>('near');
  const list = { options: sorts, value: sort, onChoose: choose };
  return (
    <Part
      name="Lists"
      note="The browser's own list: phones show theirs. It gives back what was chosen in its own type."
      store={
        <>
          <State name="Rest, with a label; one choice is off">
            <SelectField label="Order of the list" hint="It is kept in the address." {...list} />
          </State>
          <State name="Named elsewhere; beside its label">
            <Select aria-label="Order" {...list} />
            <InlineSelect label="Sort" {...list} />
          </State>
          <State name="Invalid">
            <SelectField label="Order, wrong" error="Choose one first." {...list} />
          </State>
          <State name="Disabled">
            <SelectField label="Order, off" disabled {...list} />
          </State>
        </>
      }
      close={
        <>
          <State name="Rest, with a label; in groups">
            <DeskSelectField label="Order of the list" note="Optional" {...list} />
            <DeskSelectField
              {...list}
              label="In groups"
              options={[{ group: 'By time', options: sorts.slice(1) }, sorts[0]]}
            />
          </State>
          <State name="Named elsewhere; beside its label">
            <DeskSelect aria-label="Order of the rows" {...list} />
            <DeskInlineSelect label="Sort by" {...list} />
          </State>
          <State name="Invalid">
            <DeskSelectField label="Order, wrong" error="Choose one first." {...list} />
          </State>
          <State name="Disabled">
            <DeskSelectField label="Order, off" disabled {...list} />
          </State>
        </>
      }
    />
  );
}

/** What is typed and chosen from. */
export const KitFields = () => (
  <>
    <Part
      name="Fields"
      note="Label, hint and mistake belong to their control: readers hear them with it, and a mistake takes the place of the hint."
      store={<StoreFields />}
      close={<CloseFields />}
    />
    <Lists />
  </>
);

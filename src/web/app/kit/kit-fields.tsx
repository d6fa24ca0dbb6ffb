import { useState } from 'react';
import {
  DeskAreaField,
  DeskField,
  DeskFieldRow,
  DeskFieldset,
  DeskInlineSelect,
  DeskInput,
  DeskSelect,
  DeskSelectField,
} from '#web/ui/desk/desk-field.tsx';
import { DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { AreaField, Field, PasswordField, SelectField, SliderField } from '#web/ui/fields/field.tsx';
import { FileButton } from '#web/ui/fields/file-button.tsx';
import { InlineSelect, Select } from '#web/ui/fields/select.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { Part, State } from './part.tsx';
import * as texts from './texts/field-texts.ts';

const WRONG = texts.fillTown;

function useText() {
  const [value, setValue] = useState('Lisbon');
  return { value, onChange: (event: { target: { value: string } }) => setValue(event.target.value) };
}

function StoreFields() {
  const text = useText();
  const [count, setCount] = useState(2);
  return (
    <div className="stack">
      <State name={texts.restNote}>
        <Field label={texts.town} note={texts.optional} hint={texts.asRead} {...text} />
      </State>
      <State name={texts.invalid}>
        <Field label={texts.townWrong} error={WRONG} {...text} />
      </State>
      <State name={texts.disabled}>
        <Field label={texts.townOff} disabled {...text} />
      </State>
      <State name={texts.severalLines}>
        <AreaField label={texts.message} note={texts.left} rows={2} {...text} />
        <AreaField label={texts.messageWrong} error={texts.sayNeed} rows={2} {...text} />
      </State>
      <State name={texts.password}>
        <PasswordField label={texts.password} hint={texts.twelve} autoComplete="off" {...text} />
      </State>
      <State name={texts.otherFields}>
        <SliderField label={texts.sizeOfPart} min={0} max={100} defaultValue={60} />
        <div className="kit__row">
          <FileButton>{texts.choosePicture}</FileButton>
          <Stepper value={count} max={5} onChange={setCount} />
        </div>
      </State>
      <State name={texts.formFailed}>
        <ErrorBox text={texts.stillHere} />
      </State>
    </div>
  );
}

function CloseFields() {
  const text = useText();
  const [phrase, setText] = useState('');
  return (
    <>
      <State name={texts.restNote}>
        <DeskField label={texts.shopName} note={texts.written} hint={texts.addressStays} {...text} />
      </State>
      <State name={texts.invalid}>
        <DeskField label={texts.shopNameWrong} error={texts.giveName} {...text} />
      </State>
      <State name={texts.disabled}>
        <DeskField label={texts.shopNameOff} disabled {...text} />
      </State>
      <State name={texts.severalLines}>
        <DeskAreaField label={texts.reason} note={texts.theyRead} rows={2} {...text} />
        <DeskAreaField label={texts.reasonWrong} error={texts.whyBack} rows={2} {...text} />
      </State>
      <State name={texts.withUnit}>
        <DeskField label={texts.packing} unit="€" defaultValue="3.50" />
        <DeskInput aria-label={texts.priceLarge} unit="€" className="d-num" defaultValue="52.00" />
      </State>
      <State name={texts.otherFields}>
        <DeskFieldset legend={texts.shopName}>
          <DeskInput aria-label={texts.packing} unit="€" className="d-num" defaultValue="3.50" />
        </DeskFieldset>
        <DeskFieldRow label={texts.reason}>
          <FileButton>{texts.choosePicture}</FileButton>
        </DeskFieldRow>
      </State>
      <State name={texts.search}>
        <DeskSearch label={texts.searchOrders} placeholder={texts.searchExample} value={phrase} onSearch={setText} />
      </State>
    </>
  );
}

const sorts = [
  ['near', texts.relevant],
  ['new', texts.newest],
  ['gone', texts.notNow, true],
] as const;
type Sort = (typeof sorts)[number][0];

function Lists() {
  const [sort, choose] = useState<Sort>('near');
  const list = { options: sorts, value: sort, onChoose: choose };
  return (
    <Part
      name={texts.lists}
      note={texts.listsNote}
      store={
        <>
          <State name={texts.restChoice}>
            <SelectField label={texts.orderOfList} hint={texts.inAddress} {...list} />
          </State>
          <State name={texts.namedElsewhere}>
            <Select aria-label={texts.order} {...list} />
            <InlineSelect label={texts.sort} {...list} />
          </State>
          <State name={texts.invalid}>
            <SelectField label={texts.orderWrong} error={texts.chooseFirst} {...list} />
          </State>
          <State name={texts.disabled}>
            <SelectField label={texts.orderOff} disabled {...list} />
          </State>
        </>
      }
      close={
        <>
          <State name={texts.restGroups}>
            <DeskSelectField label={texts.orderOfList} note={texts.optional} {...list} />
            <DeskSelectField
              {...list}
              label={texts.inGroups}
              options={[{ group: texts.byTime, options: sorts.slice(1) }, sorts[0]]}
            />
          </State>
          <State name={texts.namedElsewhere}>
            <DeskSelect aria-label={texts.orderOfRows} {...list} />
            <DeskInlineSelect label={texts.sortBy} {...list} />
          </State>
          <State name={texts.invalid}>
            <DeskSelectField label={texts.orderWrong} error={texts.chooseFirst} {...list} />
          </State>
          <State name={texts.disabled}>
            <DeskSelectField label={texts.orderOff} disabled {...list} />
          </State>
        </>
      }
    />
  );
}

/** What is typed and chosen from. */
export const KitFields = () => (
  <>
    <Part name={texts.fields} note={texts.fieldsNote} store={<StoreFields />} close={<CloseFields />} />
    <Lists />
  </>
);

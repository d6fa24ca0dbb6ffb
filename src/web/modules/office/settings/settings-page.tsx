import { Fragment, useEffect, useState } from 'react';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { Setting } from '#domain/office/settings/settings-contract.ts';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { useLocation } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { AlertSchemaPanel } from '#web/modules/alerts/admin/alert-schema-panel.tsx';
import { FlagsPanel } from '../flags/flags-panel.tsx';
import { PostagePanel } from '../postage/postage-panel.tsx';
import { ChangeSetting } from './change-setting.tsx';
import * as texts from './settings-texts.ts';
import { VatRatesPanel } from './vat-rates-panel.tsx';
import '../office.css';
import './settings.css';

function originOf({ isSecret, isDefault, changed }: Setting): string {
  if (isSecret) return texts.from.secret;
  if (changed?.isSet) return texts.setBy(changed.by, timeText(changed.at));
  return isDefault ? texts.from.default : texts.from.environment;
}

const columns: DeskColumn<Setting>[] = [
  {
    head: texts.heads.setting,
    style: { minWidth: 180 },
    cell: ({ name }) => (
      <span className="d-code d-code--breaks">
        {name.split('_').map((part, index) => (
          <Fragment key={part}>
            {index > 0 && (
              <>
                _<wbr />
              </>
            )}
            {part}
          </Fragment>
        ))}
      </span>
    ),
  },
  // Those of the environment stand in the documents of the server, in its language.
  {
    head: texts.heads.does,
    className: 'd-t2',
    cell: ({ name, meaning }) => texts.effects[name] ?? <span lang="en">{meaning}</span>,
  },
  {
    head: texts.heads.inForce,
    style: { minWidth: 200 },
    cell: (setting) => (
      <span className="d-two d-breaks">
        {setting.value === '' ? (
          <span className="d-t3">{texts.notSet}</span>
        ) : (
          <b>{setting.form ? (texts.options[setting.value] ?? setting.value) : setting.value}</b>
        )}
        <small>{originOf(setting)}</small>
      </span>
    ),
  },
];

/** [OFFICE-01, SHELL-16, REC-13] Every setting with what it does and what is in force; some are changed here, the others in the environment. */
export function SettingsPage() {
  const call = useCall('office.listSettings');
  const items = call.data?.items;
  const mayEdit = hasPermission(useAdmin(), 'settings.edit');
  const [edited, setEdited] = useState('');
  const wanted = useLocation().hash.slice(1);
  const isThere = items !== undefined;
  useEffect(() => {
    if (isThere && wanted) document.getElementById(wanted)?.scrollIntoView({ block: 'center' });
  }, [isThere, wanted]);
  const change: DeskColumn<Setting> = {
    head: texts.change,
    isHeadHidden: true,
    cell: ({ name }) => (
      <DeskButton isSmall isAlwaysShown aria-label={texts.changeOf(name)} onClick={() => setEdited(name)}>
        {texts.change}
      </DeskButton>
    ),
  };
  const table = (caption: string, rows: Setting[] | undefined, more: DeskColumn<Setting>[]) => (
    <div className="d-part">
      <DeskSection title={caption} />
      <DeskTable
        caption={caption}
        columns={[...columns, ...more]}
        rows={rows}
        keyOf={({ name }) => name}
        rowProps={({ name }) => ({ id: name, className: name === wanted ? 'd-wanted' : undefined })}
        unread={{ call, what: texts.theSettings, safe: texts.nothingChanged }}
      />
    </div>
  );
  const setting = items?.find(({ name }) => name === edited);
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={texts.sub} />
      {!mayEdit && <p className="d-hint">{texts.readOnly}</p>}
      {table(
        texts.views.here,
        items?.filter(({ form }) => form),
        mayEdit ? [change] : [],
      )}
      <div className="d-part">
        <FlagsPanel mayEdit={mayEdit} />
      </div>
      <div className="d-part">
        <VatRatesPanel />
      </div>
      <div className="d-part">
        <PostagePanel />
      </div>
      {items &&
        table(
          texts.views.environment,
          items.filter(({ form }) => !form),
          [],
        )}
      <div className="d-part">
        <AlertSchemaPanel />
      </div>
      {setting && <ChangeSetting key={setting.version} setting={setting} onClose={() => setEdited('')} />}
    </main>
  );
}

import { UploadRow, type ShownUploadState, type UploadActions } from '#web/ui/upload/upload-row.tsx';
import { Part, State } from './part.tsx';
import * as texts from './texts/upload-texts.ts';

const nothing = (): void => undefined;
const rows: [ShownUploadState, number, UploadActions & { problem?: string }][] = [
  ['running', 0.42, { onPause: nothing, onCancel: nothing }],
  ['pausing', 0.42, { onResume: nothing, onCancel: nothing }],
  ['paused', 0.42, { onResume: nothing, onCancel: nothing }],
  ['canceling', 0.42, {}],
  ['canceled', 0.42, { onRetry: nothing, onPutAway: nothing }],
  [
    'error',
    0.42,
    {
      onRetry: nothing,
      onPutAway: nothing,
      problem: texts.notArrived,
    },
  ],
  ['checking', 1, {}],
  ['success', 1, {}],
];

/** [FILE-02] An upload in each of its states. */
export const KitUploads = () => (
  <Part
    name={texts.uploads}
    note={texts.uploadsNote}
    store={rows.map(([state, part, actions]) => (
      <State key={state} name={state}>
        <UploadRow name="workshop.jpg" state={state} part={part} {...actions} />
      </State>
    ))}
  />
);

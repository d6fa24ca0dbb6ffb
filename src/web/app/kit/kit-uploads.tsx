import { UploadRow, type ShownUploadState, type UploadActs } from '#web/ui/upload/upload-row.tsx';
import { Part, State } from './part.tsx';

const nothing = (): void => undefined;
const rows: [ShownUploadState, number, UploadActs & { problem?: string }][] = [
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
      problem: 'The file did not arrive. Check your connection and try again: it goes on where it stopped.',
    },
  ],
  ['checking', 1, {}],
  ['success', 1, {}],
];

/** [FILE-02] An upload in each of its states. */
export const KitUploads = () => (
  <Part
    name="Uploads"
    note="One file on its way. What cannot be done now has no button."
    store={rows.map(([state, part, acts]) => (
      <State key={state} name={state}>
        <UploadRow name="workshop.jpg" state={state} part={part} {...acts} />
      </State>
    ))}
  />
);

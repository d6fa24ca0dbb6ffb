import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterEvent, canAsk, type UploadEvent, uploadStates } from './upload-state.ts';

const events: UploadEvent[] = ['pause', 'resume', 'cancel', 'retry', 'halted', 'failed', 'arrived'];

test('[FILE-02] an upload has the seven states of its model', () => {
  expect(uploadStates).toEqual(['running', 'pausing', 'paused', 'canceling', 'canceled', 'error', 'success']);
});

test('[FILE-02] whatever happens: success stays, only a person brings back what ended', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (happened) => {
      let state = afterEvent('running', 'halted');
      expect(state).toBe('running');
      for (const event of happened) {
        const next = afterEvent(state, event);
        if (state === 'success') expect(next).toBe('success');
        if (['error', 'canceled'].includes(state) && next !== state) expect(['retry', 'cancel']).toContain(event);
        if (state === 'paused' && next !== 'paused') expect(['resume', 'cancel']).toContain(event);
        if (next === 'success' && state !== 'success') expect(event).toBe('arrived');
        if (!canAsk(state, event)) expect(next).toBe(state);
        // An upload that is called off never succeeds.
        if (state === 'canceling') expect(['canceling', 'canceled']).toContain(next);
        state = next;
      }
    }),
  );
});

test('[FILE-02] a pause and a cancel take hold when the request under way has ended', () => {
  expect(afterEvent(afterEvent('running', 'pause'), 'halted')).toBe('paused');
  expect(afterEvent(afterEvent('running', 'cancel'), 'halted')).toBe('canceled');
  expect(afterEvent(afterEvent('running', 'pause'), 'resume')).toBe('running');
  expect(afterEvent(afterEvent('running', 'pause'), 'arrived')).toBe('success');
});

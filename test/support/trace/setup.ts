import { afterEach, beforeEach } from 'vitest';
import { checkTrace } from './check-trace.ts';
import { takeTrace } from './trace.ts';

// What a part of a screen shows, sends and keeps is compared with what it was when it was recorded.
beforeEach(() => void takeTrace());
afterEach(({ task }) => checkTrace(task, 'rules'));

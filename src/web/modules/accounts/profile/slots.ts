import type { ComponentType } from 'react';
import { createSlots } from '#web/platform/slots.ts';

/** What messages and alerts bring to the profile. */
export const accountSlots = createSlots<{ MessagesTab: ComponentType; UpdatesTab: ComponentType }>();

import type { ComponentType } from 'react';
import { createSlots } from '#web/platform/slots.ts';

/** What messages, alerts and support bring to the profile. */
export const accountSlots = createSlots<Record<'MessagesTab' | 'UpdatesTab' | 'SupportTab', ComponentType>>();

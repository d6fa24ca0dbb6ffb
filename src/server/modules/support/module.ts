import type { Module } from '../../platform/calls/module.ts';
import { askForHelp } from './ask-for-help.ts';
import { onDisputedReturn } from './on-returns.ts';
import { onUnmatchedWithdrawal } from './on-withdrawals.ts';
import { supportScreens } from './support-screens.ts';
import { getVote, vote } from './vote.ts';
import { supportTables } from './tagged-tables.ts';

export const support: Module = {
  name: 'support',
  personalData: supportTables,
  calls: { getVote, vote, askForHelp },
  reactions: [onUnmatchedWithdrawal, onDisputedReturn],
  screens: supportScreens,
};

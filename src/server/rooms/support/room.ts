import type { Room } from '../../platform/calls/room.ts';
import { askForHelp } from './ask-for-help.ts';
import { onUnmatchedWithdrawal } from './on-withdrawals.ts';
import { supportScreens } from './support-screens.ts';
import { getVote, onAccountDeleted, vote } from './vote.ts';

export const support: Room = {
  name: 'support',
  personalData: {
    article_votes: { of: 'voter', notCopied: 'they are counted' },
    support_tickets: { of: 'user_id' },
  },
  calls: { getVote, vote, askForHelp },
  reactions: [onAccountDeleted, onUnmatchedWithdrawal],
  screens: supportScreens,
};

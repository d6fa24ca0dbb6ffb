import type { Module } from '../../platform/calls/module.ts';
import { askForHelp } from './ask-for-help.ts';
import { advanceCases } from './cases/advance-cases.ts';
import { decideCase } from './cases/decide-case.ts';
import { onBankDispute, onDisputedReturn } from './cases/on-causes.ts';
import { listOrderCases, listShopCases, writeInCase, writeInShopCase } from './cases/party-cases.ts';
import { getCase, listOrderCasesForAdmin } from './cases/read-cases.ts';
import { askInCase, assignCase, escalateCase, addCaseNote, openCase } from './cases/work-on-cases.ts';
import { onUnmatchedWithdrawal } from './on-withdrawals.ts';
import { supportScreens } from './support-screens.ts';
import { listMacros, removeMacro, saveMacro } from './tickets/macros.ts';
import { getAttachment, getOwnAttachment } from './tickets/attachments.ts';
import { getOwnTicket, listOwnTickets, replyToTicket } from './tickets/own-tickets.ts';
import { receiveMail } from './tickets/inbound.ts';
import { getTicket, getTicketFigures, listTickets, showTicketEmail } from './tickets/read-tickets.ts';
import { answerTicket, changeTicket, mergeTicket, addTicketNote } from './tickets/work-on-tickets.ts';
import { getVote, vote } from './vote.ts';
import { supportTables } from './tagged-tables.ts';

export const support: Module = {
  name: 'support',
  personalData: supportTables,
  calls: {
    ...{ getVote, vote, askForHelp, listOwnTickets, getOwnTicket, replyToTicket, receiveMail },
    ...{
      listTickets,
      getTicketFigures,
      getTicket,
      answerTicket,
      noteTicket: addTicketNote,
      changeTicket,
      mergeTicket,
      showTicketEmail,
    },
    ...{ getOwnAttachment, getAttachment },
    ...{ listMacros, saveMacro, removeMacro },
    ...{ listOrderCases, writeInCase, listShopCases, writeInShopCase },
    ...{
      getCase,
      listOrderCasesForAdmin,
      openCase,
      askInCase,
      noteCase: addCaseNote,
      assignCase,
      escalateCase,
      decideCase,
    },
  },
  reactions: [onUnmatchedWithdrawal, onDisputedReturn, onBankDispute],
  jobs: [advanceCases],
  screens: supportScreens,
};

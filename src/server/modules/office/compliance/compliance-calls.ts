import type { Language } from '#domain/core/languages/language.ts';
import { complianceContract, type RetentionRule } from '#domain/office/privacy/compliance-contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { checkAuditChain, findAuditChainCheck } from '../../admin/audit-chain-store.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { endRetentions } from '../../../platform/personal-data/end-retention.ts';
import { findRetentionRun, listEnded } from './compliance-store.ts';

/** [SUP-03] The rules as the registry of personal data has them: they are carried out by what is read here. */
const rulesOf = ({ outside }: App, language: Language): Omit<RetentionRule, 'ended30' | 'lastDay'>[] =>
  outside.personalData.flatMap(({ tables }) =>
    Object.entries(tables).flatMap(([table, { called, retention = [] }]) =>
      retention.map(({ from, only, blank, minutes = 0, hours = 0, days = 0, years = 0 }) => ({
        table,
        name: called?.[language] ?? '',
        from,
        minutes: minutes + hours * 60 + days * 24 * 60,
        years,
        isPart: only !== undefined,
        becomes: blank ? ('blanked' as const) : ('deleted' as const),
      })),
    ),
  );

/** [OFFICE-01, UX-99] */
export const getCompliance = read(
  complianceContract.getCompliance,
  { policy: admin('compliance.view') },
  async ({ app, caller }) => {
    const now = app.clock.now();
    const [chain, ended, run] = await Promise.all([
      findAuditChainCheck(app.db),
      listEnded(app.db, now),
      findRetentionRun(app.db, endRetentions.name),
    ]);
    const endedOf = new Map(ended.map((each) => [each.table, each]));
    const retention = rulesOf(app, caller.language)
      .map((rule) => ({
        ...rule,
        ended30: endedOf.get(rule.table)?.ended30 ?? 0,
        lastDay: endedOf.get(rule.table)?.lastDay ?? null,
      }))
      .toSorted((one, other) => (one.table < other.table ? -1 : 1));
    return ok({
      at: now.toISOString(),
      chain,
      retention,
      retentionRanAt: run?.ranAt ?? null,
      retentionFailures: run?.failures ?? 0,
    });
  },
);

/** [INV-22, UX-99] Going through the chain is an act itself; it is checked before that act is added to it. */
export const verifyAuditChain = write(
  complianceContract.verifyAuditChain,
  { policy: admin('compliance.manage'), idempotency: 'none', limit: { times: 20, seconds: 3600 } },
  async ({ app, tx, caller }) => {
    await checkAuditChain(tx, app.clock.now());
    const chain = await findAuditChainCheck(tx);
    if (!chain) return fail({ code: 'request/unavailable' });
    const subject = { kind: 'audit log', id: 'chain', name: '' };
    const after = { acts: chain.acts, breaches: chain.breaches.length };
    await appendAuditLog({ app, tx, caller }, { action: 'office.verifyAuditChain', subject, after });
    return ok(chain);
  },
);

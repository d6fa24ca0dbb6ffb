import { createHash } from 'node:crypto';
import { type FlagRule, isOn } from '#domain/core/flags/flag-rule.ts';
import { type FlagName, flagNames } from '#domain/core/flags/flags.ts';
import type { App } from '../calls/app.ts';
import type { Caller, Session } from '../calls/caller.ts';
import { networkOf } from '../rate-limit/network-of.ts';
import type { Config } from './config.ts';
import type { SettingChange } from './setting-store.ts';

type Rules = Partial<Record<FlagName, FlagRule>>;
type Asker = Pick<Session, 'userId' | 'shopSlug' | 'adminRole' | 'seenAs'>;

/** Flags are kept among the changes of settings, under this name. */
export const settingOfFlag = (flag: FlagName): string => `flag ${flag}`;

/** Rules were checked when they were set, and are kept as JSON. */
const storedRule = (value: string | null | undefined): FlagRule | undefined =>
  value ? (JSON.parse(value) as FlagRule) : undefined;

/** The rules that this process goes by, for each configuration. */
const rulesOf = new WeakMap<Config, Rules>();

/** [OFFICE-01] Called with the newest changes of all settings whenever one of them changed. */
export function followFlags(config: Config, changes: readonly SettingChange[]): void {
  const rules: Rules = {};
  for (const flag of flagNames) {
    const rule = storedRule(changes.find(({ name }) => name === settingOfFlag(flag))?.value);
    if (rule) rules[flag] = rule;
  }
  rulesOf.set(config, rules);
}

const BUCKETS = 10_000;
/** From 0 to below 100, the same each time: who had a feature at 20 % has it at 30 %. */
const bucketOf = (flag: FlagName, subject: string): number =>
  ((createHash('sha256').update(`${flag} ${subject}`).digest().readUInt32BE() % BUCKETS) * 100) / BUCKETS;

interface Asking {
  subject: string;
  session: Asker | null;
}

function isFlagOn(app: Pick<App, 'config' | 'clock'>, flag: FlagName, { subject, session }: Asking): boolean {
  const rule = rulesOf.get(app.config)?.[flag];
  if (!rule) return true;
  return isOn(rule, {
    bucket: bucketOf(flag, subject),
    role: session?.seenAs ?? session?.adminRole ?? null,
    shop: session?.shopSlug ?? null,
    now: app.clock.now(),
  });
}

/** Persons are known by their account, visitors by the cookie of their cart, or where they are and what they look with. */
const subjectOf = ({
  session,
  ip,
  userAgent,
  cookie,
}: Pick<Caller, 'session' | 'ip' | 'userAgent' | 'cookie'>): string =>
  session?.userId ?? cookie('cart') ?? `${networkOf(ip)} ${userAgent}`;

/** [OFFICE-01] Whether a feature is switched off for whoever calls. */
export const isSwitchedOff = (
  app: Pick<App, 'config' | 'clock'>,
  flag: FlagName,
  caller: Pick<Caller, 'session' | 'ip' | 'userAgent' | 'cookie'>,
): boolean => !isFlagOn(app, flag, { subject: subjectOf(caller), session: caller.session });

/** What the browser is told with the session; nothing where everything is on. */
export function switchedOffFor(app: Pick<App, 'config' | 'clock'>, session: Asker): { switchedOff?: FlagName[] } {
  const switchedOff = flagNames.filter((flag) => !isFlagOn(app, flag, { subject: session.userId, session }));
  return switchedOff.length > 0 ? { switchedOff } : {};
}

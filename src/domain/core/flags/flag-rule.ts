/** Whom a feature is on for. */
export interface FlagRule {
  /** Percent of people and visitors, each of whom stays on one side of it. */
  share: number;
  /** Roles of administrators that always have it. */
  roles: readonly string[];
  /** Shops that always have it, by the names in their addresses. */
  shops: readonly string[];
  /** From this moment on the rule is over, and everybody has the feature; null has no end. */
  until: string | null;
}

/** Who asks: `bucket` is from 0 to below 100 and stays the same for one flag and one person. */
export interface FlagAsker {
  bucket: number;
  role: string | null;
  shop: string | null;
  now: Date;
}

/** [OFFICE-01] Whether a feature is on for somebody: without a rule, or after its end, it is. */
export function isOn(rule: FlagRule | undefined, { bucket, role, shop, now }: FlagAsker): boolean {
  if (!rule || (rule.until !== null && now >= new Date(rule.until))) return true;
  return (
    bucket < rule.share || (role !== null && rule.roles.includes(role)) || (shop !== null && rule.shops.includes(shop))
  );
}

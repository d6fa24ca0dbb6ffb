const versionOf = (typed: string | null | undefined): number | undefined =>
  typed && /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : undefined;

/** `?version=2&against=1` of a policy's address. */
export function policyQuery({ version, against }: Partial<Record<'version' | 'against', string | null>>): {
  version?: number;
  against?: number;
} {
  const [shown, earlier] = [versionOf(version), versionOf(against)];
  return { ...(shown && { version: shown }), ...(earlier && { against: earlier }) };
}

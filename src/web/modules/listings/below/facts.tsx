/** Names and values in rows; what has no value takes no room. */
export function Facts({ rows }: { rows: [name: string, value: string][] }) {
  return (
    <dl className="facts">
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

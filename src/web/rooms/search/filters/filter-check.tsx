import type { ReactNode } from 'react';

interface CheckProps {
  name: ReactNode;
  count: number;
  checked: boolean;
  onToggle: () => void;
}

/** [UX-21] One value with its count. One that would show nothing is off, but stands where it stood. */
export function Check({ name, count, checked, onToggle }: CheckProps) {
  const isOff = count === 0 && !checked;
  return (
    <label className={`check ${isOff ? 'is-off' : ''}`}>
      <input type="checkbox" checked={checked} disabled={isOff} onChange={onToggle} />
      <span>{name}</span>
      <span className="amount">{count.toLocaleString('en-GB')}</span>
    </label>
  );
}

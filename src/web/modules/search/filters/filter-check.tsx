import { formatNumber } from '#web/platform/languages/formats.ts';
import type { ReactNode } from 'react';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

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
    <Checkbox checked={checked} disabled={isOff} note={formatNumber(count)} onCheck={onToggle}>
      {name}
    </Checkbox>
  );
}

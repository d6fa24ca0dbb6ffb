import { useMemo } from 'react';
import { encode } from 'uqr';
import './qr-code.css';

/** Modules of white around a code, from ISO/IEC 18004. */
const QUIET_ZONE = 4;

/** A text as a QR code, black on white in light and dark, so that every scanner reads it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data: rows, size } = useMemo(() => encode(text, { ecc: 'M', border: QUIET_ZONE }), [text]);
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

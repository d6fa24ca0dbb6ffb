import { firstSign } from '#domain/core/visible-text.ts';
import './makers-mark.css';

const shapes = [
  [<circle key="a" cx="24" cy="24" r="20" />, <circle key="b" cx="24" cy="24" r="17" />],
  [
    <rect key="a" x="5" y="5" width="38" height="38" rx="3" />,
    <rect key="b" x="8" y="8" width="32" height="32" rx="2" />,
  ],
  [
    <path key="a" d="M15.500 4h17L44 15.500v17L32.500 44h-17L4 32.500v-17L15.500 4Z" />,
    <path key="b" d="M16.800 7.200h14.400l9.600 9.600v14.400l-9.600 9.600H16.800l-9.600-9.600V16.800l9.600-9.600Z" />,
  ],
  [<ellipse key="a" cx="24" cy="24" rx="21" ry="17" />, <ellipse key="b" cx="24" cy="24" rx="18" ry="14" />],
  [
    <path key="a" d="M6 6h36v20c0 9-8 15-18 18C14 41 6 35 6 26V6Z" />,
    <path key="b" d="M9 9h30v17c0 7.500-6.500 12.500-15 15.200C15.500 38.500 9 33.500 9 26V9Z" />,
  ],
];

const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);

const initialsOf = (name: string): string =>
  name
    .split(/[\s&]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map(firstSign)
    .join('')
    .toUpperCase();

/** A shop's stamp: its initials in one of five shapes, the same for the same shop. */
export function MakersMark({ name, slug, size = 40 }: { name: string; slug: string; size?: number }) {
  return (
    <svg className="makers-mark" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      {shapes[seedOf(slug) % shapes.length]}
      <text x="24" y="30">
        {initialsOf(name)}
      </text>
    </svg>
  );
}

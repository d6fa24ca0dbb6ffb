import { makersMark } from '#domain/core/pictures/makers-mark.ts';
import './makers-mark.css';

/** A shop's stamp where it shows no portrait. */
export function MakersMark({ name, slug, size = 40 }: { name: string; slug: string; size?: number }) {
  const { paths, initials } = makersMark({ name, slug });
  return (
    <svg className="makers-mark" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
      <text x="24" y="30">
        {initials}
      </text>
    </svg>
  );
}

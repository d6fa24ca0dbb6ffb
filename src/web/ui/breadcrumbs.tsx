import { Link } from './link.tsx';
import * as texts from './texts.ts';
import './breadcrumbs.css';

export function Breadcrumbs({ items }: { items: { name: string; href: string }[] }) {
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className="crumbs">
        {items.map((item) => (
          <li key={item.href}>
            <Link href={item.href} aria-current={item.href === location.pathname ? 'page' : undefined}>
              {item.name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

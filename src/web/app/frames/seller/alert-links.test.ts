import '#test/support/markup/mount.ts';
import { expect, test } from 'vitest';
import { alertTemplates } from '#domain/alerts/templates.ts';
import { matchRoute } from '#web/app/modules.ts';
import { matchSellerScreen } from './seller-modules.ts';

test.each(Object.entries(alertTemplates))(
  '[ALERT-04, UX-90] the link of %s opens a screen that exists',
  (_, { links }) => {
    for (const link of links) {
      const path = link.replace(/[?#].*$/, '').replace(/\{\w+\}/g, 'x1');
      expect(matchRoute(path), link).not.toBeNull();
      if (path.startsWith('/seller-dashboard/')) expect(matchSellerScreen(path.slice(18)), link).not.toBeNull();
    }
  },
);

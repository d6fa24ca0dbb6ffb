// Styles stand in sheets. An element takes only what is measured or comes from data: a share, a size, the colour of a picture.

/** How many objects of styles a file writes. This list only shrinks. */
const ALLOWED = {
  'src/web/modules/admin/age-mark.tsx': 1,
  'src/web/modules/files/crop/crop-dialog.tsx': 2,
  'src/web/modules/listings/admin/listing-detail.tsx': 2,
  'src/web/modules/listings/reviews-and-questions.tsx': 1,
  'src/web/modules/listings/seller/listing-preview.tsx': 1,
  'src/web/modules/listings/seller/photos/photo.tsx': 2,
  'src/web/modules/messages/composer/attachments.tsx': 1,
  'src/web/modules/reviews/rating-summary.tsx': 1,
  'src/web/modules/search/filters/colour-swatch.tsx': 1,
  'src/web/modules/search/filters/price-filter.tsx': 1,
  'src/web/modules/search/more-results.tsx': 1,
  'src/web/modules/shops/shop-face.tsx': 1,
  'src/web/ui/desk/desk-parts.tsx': 2,
  'src/web/ui/desk/desk-skeleton.tsx': 1,
  'src/web/ui/lazy/skeleton.tsx': 1,
  'src/web/ui/picture.tsx': 1,
  'src/web/ui/stars.tsx': 1,
  'src/web/ui/tables/table.tsx': 2,
};

/** An object that is written into the attribute, whether always or on a condition. */
const WRITTEN = /\bstyle=\{[^{}()]*\{/g;

/**
 * @param {Map<string, string>} texts source by file @param {Record<string, number>} allowed
 * @returns {{ file: string, message: string }[]}
 */
export function inlineStyleProblems(texts, allowed = ALLOWED) {
  const problems = [];
  for (const [file, text] of texts) {
    if (!/^src\/web\/.*(?<!\.test)\.tsx$/.test(file)) continue;
    const count = text.match(WRITTEN)?.length ?? 0;
    const most = allowed[file] ?? 0;
    if (count > most)
      problems.push({
        file,
        message: `writes ${count} inline styles, ${most} may stay: give them a class in its sheet.`,
      });
    if (count < most)
      problems.push({ file, message: `writes ${count} inline styles: lower its ${most} in inline-styles.mjs.` });
  }
  for (const file of Object.keys(allowed))
    if (!texts.has(file)) problems.push({ file, message: 'is no more: take it from the list of inline-styles.mjs.' });
  return problems;
}

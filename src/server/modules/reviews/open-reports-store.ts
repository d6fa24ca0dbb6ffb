/** The reports about a review `r` that wait: a decision leaves the rows and counts from none, so those that came since are the newest. */
export const openReportsSql =
  '(SELECT * FROM review_reports n WHERE n.seller_id = r.seller_id AND n.review_id = r.id ORDER BY n.at DESC LIMIT r.reports)';

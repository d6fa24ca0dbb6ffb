/** The reports about a review `r` that wait: a decision leaves the rows and counts from none, so those that came since are the newest. */
export const openReportsSql = `(SELECT * FROM review_reports n WHERE n.seller_id = r.seller_id AND n.review_id = r.id
   ORDER BY n.at DESC
   LIMIT r.reports)`;

/** Whether a review `r` waits as spam: it is held, or somebody reported it as advertising. */
export const reviewIsSpamSql = `(r.state = 'pending' OR (r.reports > 0 AND EXISTS (SELECT 1 FROM ${openReportsSql} p
  WHERE p.reason = 'advertising')))`;

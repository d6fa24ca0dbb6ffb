/** The fact of the database that says how far the demo shop is: `begun` or `filled`. */
export const DEMO_FACT = 'demo';

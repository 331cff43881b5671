/** Section 8. */
export const LOAD_FAILED = 'could not load your subscription details. please try again later.';

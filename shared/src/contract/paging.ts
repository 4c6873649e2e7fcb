// Limits of every list, in both dialects.

/** Page size choices offered by every table; the first is the default. */
export const PAGE_SIZES = [10, 20, 50, 100] as const
/** What the choice "All" asks for at most. */
export const ALL_ROWS = 1000
/** Pages shown to either side of the current one by the pager. */
export const PAGER_RANGE = 3

// Limits of every list, in both dialects.

/** Page size choices offered by every table; the first is the default. */
export const PAGE_SIZES = [10, 20, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]
/** What the choice "All" asks for at most. */
export const ALL_ROWS = 1000
/** Pages shown to either side of the current one by the pager. */
export const PAGER_RANGE = 3
/** Rows are counted up to here; of more it is said that there are at least so many. */
export const COUNTED = 1000

/** How the total of a list stands to the rows there are: equal to them, or not greater. */
export const TOTAL_RELATIONS = ['eq', 'gte'] as const
/** Behind a total in `Content-Range`: there are at least so many. */
export const AT_LEAST = '+'
export type TotalRelation = (typeof TOTAL_RELATIONS)[number]

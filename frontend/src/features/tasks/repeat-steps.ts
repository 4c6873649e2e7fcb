// How long it is from one task of a series to the next, as people say it: in weeks where it is whole ones.

/** In days. */
export const WEEK = 7

/** Steps that are offered. */
export const USUAL_WEEKS = [1, 2, 4] as const

/** Key and count of its words: those of weeks stand beside those of days. */
export const stepWords = (key: string, days: number): readonly [key: string, count: number] =>
  days > 0 && days % WEEK === 0 ? [`${key}_weeks`, days / WEEK] : [key, days]

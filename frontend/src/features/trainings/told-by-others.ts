// What else a training tells of: its placements, and whether insurance is required and a proof covers it.

export const TOLD_BY_OTHERS = { alsoOn: ['placements', 'insurances', 'organizations'] } as const

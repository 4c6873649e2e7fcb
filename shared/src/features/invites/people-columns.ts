// Which columns a file of people to invite must have.
const needed = { required: true } as const

export const PEOPLE_COLUMNS = { email: needed, first_name: needed, last_name: needed, role: needed } as const

/** As many as an organization can have. */
export const PEOPLE_MAX_ROWS = 10_000

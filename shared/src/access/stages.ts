// How far somebody has come in signing in. A session that is not `full` opens the rows that name its stage, and nothing else.

export const SESSION_STAGES = ['full', 'second-step', 'setup'] as const

/** `second-step`: the password was right, the code is still to come. `setup`: it was right, and a second step has to be set up first. */
export type SessionStage = (typeof SESSION_STAGES)[number]

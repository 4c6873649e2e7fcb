// The steps of signing up, in order: which there are, what leads from one to the next, and which buttons each has. Pure; the screen shows what this says.
import type { UserStatus } from '@practicum/shared/access/roles'

export type Step =
  | { readonly kind: 'account' | 'details' | 'verify' | 'confirm' }
  | { readonly kind: 'experience'; readonly section: number; readonly of: number }

export type Steps = readonly Step[]

/** `sections`: how many of the survey are asked, each a step of its own directly after the details. */
export const stepsOf = (sections = 0): Steps => [
  { kind: 'account' },
  { kind: 'details' },
  ...Array.from({ length: sections }, (_none, index) => ({
    ...{ kind: 'experience' as const, section: index + 1, of: sections },
  })),
  { kind: 'verify' },
  { kind: 'confirm' },
]

export const indexOf = (steps: Steps, kind: Step['kind']): number => steps.findIndex(step => step.kind === kind)

/** One after the other: nothing is skipped, and nothing follows the last. */
export const stepAfter = (steps: Steps, at: number): number => Math.min(at + 1, steps.length - 1)

export const stepBefore = (at: number): number => Math.max(at - 1, 0)

/** Somebody who is active has proved their address already, by the mail that led here. */
export const stepAfterCreation = (steps: Steps, status: UserStatus): number =>
  indexOf(steps, status === 'active' ? 'confirm' : 'verify')

export interface StepButtons {
  readonly back: boolean
  /** Submit creates the account. Where a step would have both, it stands in the place of Next: one button leads on. */
  readonly forward: 'next' | 'submit' | undefined
}

/** `failed`: what this step asked of the server was refused. */
export function buttonsOf(steps: Steps, at: number, failed: boolean): StepButtons {
  const verify = indexOf(steps, 'verify')
  const waiting = at === verify && !failed
  return {
    back: at > 0 && at < steps.length - 1 && !waiting,
    forward: at < verify - 1 ? 'next' : at === verify - 1 ? 'submit' : undefined,
  }
}

/** Of a section, where it stands among them; any other step has none. */
export const sectionOf = (step: Step): { readonly section: number; readonly of: number } | undefined =>
  step.kind === 'experience' ? { section: step.section, of: step.of } : undefined

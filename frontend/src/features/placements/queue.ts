// Where a reviewer stands in the queue and what has become of each placement, as a pure machine.

export type Outcome =
  /** With the version that it left. */
  | { readonly kind: 'approved'; readonly version: number }
  | { readonly kind: 'denied' }
  | { readonly kind: 'undone' }
  | { readonly kind: 'refused'; readonly message: string }

export interface Queue {
  /** The placement looked at; as many as there are placements: the end. */
  readonly at: number
  readonly outcomes: Readonly<Record<string, Outcome>>
  /** The placement told of last. */
  readonly last?: string
}

export type Move =
  | { readonly type: 'next'; readonly length: number }
  | { readonly type: 'previous' }
  | { readonly type: 'told'; readonly id: string; readonly outcome: Outcome; readonly length: number }
  /** Its approval was taken back: it is the `at`th of the round. */
  | { readonly type: 'undone'; readonly id: string; readonly at: number }

export const QUEUE_START: Queue = { at: 0, outcomes: {} }

/** What was decided leads on; what was refused stays, so that the reason can be read. */
export function move(queue: Queue, step: Move): Queue {
  switch (step.type) {
    case 'next':
      return { ...queue, at: Math.min(queue.at + 1, step.length) }
    case 'previous':
      return { ...queue, at: Math.max(queue.at - 1, 0) }
    case 'undone':
      return { at: step.at, outcomes: { ...queue.outcomes, [step.id]: { kind: 'undone' } }, last: step.id }
    case 'told': {
      const outcomes = { ...queue.outcomes, [step.id]: step.outcome }
      const decided = { ...queue, outcomes, last: step.id }
      return step.outcome.kind === 'refused' ? decided : move(decided, { type: 'next', length: step.length })
    }
  }
}

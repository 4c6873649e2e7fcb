// The rule of what somebody has answered of what is asked of whoever signs up, and may answer anew.
import type { Decision } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { StoredAnswer, StoredLicense } from './signup-response.events'
import type { UserEvent } from './user.events'

export interface GivenResponse {
  readonly answers: readonly StoredAnswer[]
  readonly licenses: readonly StoredLicense[]
}

/** `version`: how often it was given. */
export type HeldResponse = GivenResponse & { readonly version: number }

export const NOTHING_ANSWERED: HeldResponse = { answers: [], licenses: [], version: 0 }

export type ResponseCommand =
  /** As whoever signs up does. */
  | ({ readonly type: 'GiveResponse' } & GivenResponse)
  /** `version`: the one that was seen. `asked`: the questions that are spoken of, answered or not. Without licences: these are not asked for, and stay. */
  | {
      readonly type: 'ChangeResponse'
      readonly version?: number | undefined
      readonly asked: readonly string[]
      readonly answers: readonly StoredAnswer[]
      readonly licenses?: readonly StoredLicense[] | undefined
    }

export function decideResponse(
  command: ResponseCommand,
  { id: userId, response: held }: { readonly id: string; readonly response: HeldResponse },
): Decision<UserEvent> {
  const { answers, licenses = held.licenses } = command
  const given = (said: readonly StoredAnswer[]): UserEvent => ({
    type: 'SignupResponseGiven',
    data: { userId, answers: [...said], licenses: [...licenses] },
  })
  if (command.type === 'GiveResponse') return [given(answers)]
  const { version: expected, asked } = command
  if (expected !== undefined && expected !== held.version)
    return refuse('version_conflict', { expected, actual: held.version }, { kind: 'conflict' })
  // What was asked in another role, is asked no more, or is not spoken of, stays answered.
  const all = [...answers, ...held.answers.filter(({ questionId }) => !asked.includes(questionId))]
  return isSame({ answers: all, licenses }, held) ? [] : [given(all)]
}

export const evolveResponse = (
  { version }: HeldResponse,
  { data: { answers, licenses } }: Extract<UserEvent, { type: 'SignupResponseGiven' }>,
): HeldResponse => ({ answers, licenses, version: version + 1 })

/** Both are in the order of the event's schema. */
const isSame = (one: GivenResponse, { answers, licenses }: HeldResponse): boolean =>
  JSON.stringify([one.answers, one.licenses]) === JSON.stringify([answers, licenses])

// The rules of passkeys: what becomes of them is recorded with the person. What opens stands beside the log.
import { PASSKEYS_MOST, type PasskeyUse } from '../../access/second-step'
import { assertNever, type Decision, isOneOf } from '../../kernel/decider'
import { type Refusal, refuse } from '../../kernel/refusal'
import type { UserEvent } from './user.events'

export type PasskeyCommand =
  | { readonly type: 'AddPasskey'; readonly passkeyId: string; readonly name: string; readonly synced: boolean }
  | { readonly type: 'RenamePasskey'; readonly passkeyId: string; readonly name: string }
  | { readonly type: 'RemovePasskey'; readonly passkeyId: string }
  | { readonly type: 'UsePasskey'; readonly passkeyId: string; readonly use: PasskeyUse }
  | { readonly type: 'RefusePasskey'; readonly passkeyId: string; readonly use: PasskeyUse; readonly code: string }

export const isPasskeyCommand = isOneOf<PasskeyCommand>({
  AddPasskey: true,
  RenamePasskey: true,
  RemovePasskey: true,
  UsePasskey: true,
  RefusePasskey: true,
})

/** Name by id. */
export type Passkeys = Readonly<Record<string, string>>

export interface Holder {
  readonly id: string
  readonly passkeys: Passkeys
}

export const passkeysRefusal = (count: number): Refusal | undefined =>
  count >= PASSKEYS_MOST ? refuse('passkeys.most', {}, { kind: 'conflict' }) : undefined

const missing = (): Refusal => refuse('not_found', {}, { kind: 'missing' })

export function decidePasskeys(command: PasskeyCommand, { id: userId, passkeys }: Holder): Decision<UserEvent> {
  switch (command.type) {
    case 'AddPasskey': {
      const { type: _type, ...added } = command
      return passkeysRefusal(Object.keys(passkeys).length) ?? [{ type: 'PasskeyAdded', data: { userId, ...added } }]
    }
    case 'RenamePasskey': {
      const { passkeyId, name } = command
      if (passkeys[passkeyId] === undefined) return missing()
      return passkeys[passkeyId] === name ? [] : [{ type: 'PasskeyRenamed', data: { userId, passkeyId, name } }]
    }
    case 'RemovePasskey':
      return passkeys[command.passkeyId] === undefined
        ? missing()
        : [{ type: 'PasskeyRemoved', data: { userId, passkeyId: command.passkeyId, by: 'person', reason: null } }]
    case 'UsePasskey':
      return use(command, { userId, passkeys })
    case 'RefusePasskey': {
      const { passkeyId, use, code } = command
      return [{ type: 'PasskeyRefused', data: { userId, passkeyId, use, code } }]
    }
    default:
      return assertNever(command)
  }
}

/** What is not on record opens nothing. */
const use = (
  { passkeyId, use: asked }: Extract<PasskeyCommand, { type: 'UsePasskey' }>,
  { userId, passkeys }: { readonly userId: string; readonly passkeys: Passkeys },
): Decision<UserEvent> =>
  passkeys[passkeyId] === undefined
    ? refuse('passkeys.failed')
    : [{ type: 'PasskeyUsed', data: { userId, passkeyId, use: asked } }]

/** By an admin, for somebody who has lost everything: with the second step, all that stands in its place goes. */
export const allRemoved = ({ id: userId, passkeys }: Holder, reason: string | null): readonly UserEvent[] =>
  Object.keys(passkeys).map(passkeyId => ({
    type: 'PasskeyRemoved',
    data: { userId, passkeyId, by: 'admin', reason },
  }))

type Changed = Extract<UserEvent, { type: 'PasskeyAdded' | 'PasskeyRenamed' | 'PasskeyRemoved' }>

export const isPasskeyChange = isOneOf<Changed>({ PasskeyAdded: true, PasskeyRenamed: true, PasskeyRemoved: true })

export function evolvePasskeys(passkeys: Passkeys, { type, data }: Changed): Passkeys {
  if (type !== 'PasskeyRemoved') return { ...passkeys, [data.passkeyId]: data.name }
  const { [data.passkeyId]: _removed, ...left } = passkeys
  return left
}

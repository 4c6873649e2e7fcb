// The rules of passkeys.
import { PASSKEYS_MOST } from '../../access/second-step'
import { givenOf } from '../../kernel/given-when-then'
import { userDecider } from './user.decider'
import { type UserEvent, userEvents } from './user.events'

const given = givenOf(userDecider)
const registered: UserEvent = { type: 'UserRegistered', data: userEvents.definitions.UserRegistered.sample }
const { userId } = registered.data
const idOf = (number: number): string => `0192f0c0-0000-7000-8000-${String(number).padStart(12, '0')}`
const passkeyId = idOf(1)
const added = (id = passkeyId): UserEvent => ({
  type: 'PasskeyAdded',
  data: { userId, passkeyId: id, name: 'Laptop', synced: false },
})
const renamed: UserEvent = { type: 'PasskeyRenamed', data: { userId, passkeyId, name: 'Phone' } }
const removed = (by: 'person' | 'admin', reason: string | null = null, id = passkeyId): UserEvent => ({
  type: 'PasskeyRemoved',
  data: { userId, passkeyId: id, by, reason },
})

test('as many are added as one can have', () => {
  const add = { type: 'AddPasskey', passkeyId, name: 'Laptop', synced: false } as const
  given(registered).when(add).thenEmits(added())
  const many = Array.from({ length: PASSKEYS_MOST }, (_one, index) => added(idOf(index + 2)))
  given(registered, ...many)
    .when(add)
    .thenRefused('passkeys.most')
  given().when(add).thenRefused('not_found')
})

test('one that is there is renamed, once', () => {
  const rename = { type: 'RenamePasskey', passkeyId, name: 'Phone' } as const
  given(registered, added()).when(rename).thenEmits(renamed)
  given(registered, added(), renamed).when(rename).thenNothing()
  given(registered).when(rename).thenRefused('not_found')
})

test('one that is there is removed, once', () => {
  const remove = { type: 'RemovePasskey', passkeyId } as const
  given(registered, added()).when(remove).thenEmits(removed('person'))
  given(registered, added(), removed('person')).when(remove).thenRefused('not_found')
})

test('an admin who takes the second step away takes all of them, also where there is nothing else; their person does not', () => {
  const reason = 'Has lost the phone'
  const reset = { type: 'RemoveTwoFactor', by: 'admin', reason } as const
  given(registered, added(), added(idOf(2)))
    .when(reset)
    .thenEmits(removed('admin', reason), removed('admin', reason, idOf(2)))
  given(registered, added(), removed('person')).when(reset).thenNothing()
  given(registered, added()).when({ type: 'RemoveTwoFactor', by: 'person', reason: null }).thenNothing()
})

test('every use and every refusal is a fact', () => {
  const told = { userId, passkeyId, use: 'second_step' } as const
  given(registered, added())
    .when({ type: 'UsePasskey', passkeyId, use: 'second_step' })
    .thenEmits({ type: 'PasskeyUsed', data: told })
  // What is not on record opens nothing.
  given(registered).when({ type: 'UsePasskey', passkeyId, use: 'second_step' }).thenRefused('passkeys.failed')
  const code = 'passkeys.counter'
  given(registered, added())
    .when({ type: 'RefusePasskey', passkeyId, use: 'second_step', code })
    .thenEmits({ type: 'PasskeyRefused', data: { ...told, code } })
})

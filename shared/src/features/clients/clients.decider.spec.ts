// The rules of clients, as given, when, then.
import { givenOf } from '../../kernel/given-when-then'
import { clientCodeDecider, clientCodeId, clientDecider, UNSUPERVISED } from './clients.decider'
import { type ClientEvent, clientCodeEvents, clientEvents } from './clients.events'
import { codeOf, isCode } from './clients.fields'

const given = givenOf(clientDecider)
const samples = clientEvents.definitions
const data = samples.ClientAdded.sample
const { clientId, traineeId } = data
const { supervisorId, supervisorPositionId } = samples.ClientSupervisorNamed.sample
const supervision = { supervisorId: supervisorId as string, supervisorPositionId: supervisorPositionId as string }

const added: ClientEvent = { type: 'ClientAdded', data }
const named: ClientEvent = { type: 'ClientSupervisorNamed', data: { clientId, ...supervision } }
const told = (type: Exclude<ClientEvent['type'], 'ClientAdded' | 'ClientCodeChanged' | 'ClientSupervisorNamed'>) =>
  ({ type, data: { clientId } }) as ClientEvent
const adding = (code = data.code) => ({ type: 'AddClient' as const, data: { ...data, code }, supervision })
const editing = (code: string, next: typeof supervision | typeof UNSUPERVISED = supervision) => ({
  type: 'EditClient' as const,
  code,
  supervision: next,
})

test('it is added once, with whoever supervises it or nobody', () => {
  given().when(adding()).thenEmits(added, named)
  given()
    .when({ ...adding(), supervision: UNSUPERVISED })
    .thenEmits(added)
  given(added).when(adding()).thenNothing()
})

test.each(['Marisol', 'MO', 'M O 7', 'MARISOL', '-7', 'A--7', 'A_7', 'É7'])(
  'a code is no name, and nothing else but capitals, digits and single dashes: %s',
  code => {
    expect(isCode(code)).toBe(false)
    given().when(adding(code)).thenRefused('client.code_form')
    given(added).when(editing(code)).thenRefused('client.code_form')
  },
)

test('a code is not too long when its letters are capitals', () => {
  const long = codeOf(`${'ß'.repeat(19)}7`)
  expect([long.length, isCode(long)]).toEqual([39, false])
  given().when(adding(long)).thenRefused('client.code_form')
})

test('small letters are capitals', () => {
  expect([codeOf(' ab-104 '), isCode(codeOf('ab-104')), isCode('7')]).toEqual(['AB-104', true, true])
})

test('code and supervision change each for itself, and the same again changes nothing', () => {
  const recoded: ClientEvent = { type: 'ClientCodeChanged', data: { clientId, traineeId, code: 'AB-9' } }
  given(added, named).when(editing('AB-9')).thenEmits(recoded)
  given(added, named, recoded).when(editing('AB-9')).thenNothing()
  const nobody: ClientEvent = { type: 'ClientSupervisorNamed', data: { clientId, ...UNSUPERVISED } }
  given(added, named).when(editing(data.code, UNSUPERVISED)).thenEmits(nobody)
})

test('uploads are asked for once, of somebody', () => {
  given(added).when({ type: 'RequestUploads' }).thenRefused('client.without_supervisor')
  given(added, named).when({ type: 'RequestUploads' }).thenEmits(told('ClientUploadsRequested'))
  given(added, named, told('ClientUploadsRequested')).when({ type: 'RequestUploads' }).thenNothing()
  given(added, named, told('ClientUploadsAllowed')).when({ type: 'RequestUploads' }).thenNothing()
})

test('CLIENT3-001 uploads are allowed with or without being asked for, and forbidden again', () => {
  given(added, named).when({ type: 'AllowUploads' }).thenEmits(told('ClientUploadsAllowed'))
  given(added, named, told('ClientUploadsAllowed')).when({ type: 'AllowUploads' }).thenNothing()
  given(added, named, told('ClientUploadsAllowed'))
    .when({ type: 'ForbidUploads' })
    .thenEmits(told('ClientUploadsForbidden'))
  given(added, named, told('ClientUploadsRequested'))
    .when({ type: 'ForbidUploads' })
    .thenEmits(told('ClientUploadsForbidden'))
  given(added, named).when({ type: 'ForbidUploads' }).thenNothing()
})

test('archived, it stays as it is until it is brought back', () => {
  const archived = told('ClientArchived')
  given(added, named).when({ type: 'ArchiveClient' }).thenEmits(archived)
  given(added, named, archived).when({ type: 'ArchiveClient' }).thenNothing()
  given(added, named, archived).when(editing('AB-9')).thenRefused('client.archived')
  given(added, named, archived).when({ type: 'RequestUploads' }).thenRefused('client.archived')
  given(added, named, archived).when({ type: 'AllowUploads' }).thenRefused('client.archived')
  given(added, named, archived).when({ type: 'UnarchiveClient' }).thenEmits(told('ClientUnarchived'))
  given(added, named).when({ type: 'UnarchiveClient' }).thenNothing()
})

test('what does not exist is missing', () => {
  expect(given().when({ type: 'ArchiveClient' }).thenRefused('not_found').kind).toBe('missing')
})

test('a code is held by one client of a trainee', () => {
  const of = givenOf(clientCodeDecider)
  const other = '0192f0c0-0000-7000-8000-0000000000b9'
  const claimed = { type: 'ClientCodeClaimed' as const, data: clientCodeEvents.definitions.ClientCodeClaimed.sample }
  of().when({ type: 'Claim', holderId: clientId, atRevision: 0 }).thenEmits(claimed)
  of(claimed).when({ type: 'Claim', holderId: other, atRevision: 0 }).thenRefused('client.code_taken')
  of(claimed)
    .when({ type: 'Release', holderId: clientId, atRevision: 3 })
    .thenEmits({ type: 'ClientCodeReleased', data: { holderId: clientId, atRevision: 3 } })
  const keyed = (text: string) => `key ${text}`
  expect(clientCodeId(data, keyed)).not.toBe(clientCodeId({ ...data, traineePositionId: other }, keyed))
  expect(clientCodeId(data, keyed)).not.toBe(clientCodeId(data, text => text))
})

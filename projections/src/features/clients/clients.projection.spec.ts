// Events of clients, and the rows they become.
import { clientEvents } from '@practicum/shared/features/clients/clients.events'
import { eventsOf, rowAfter } from '../../runner/given-events'
import { clientProjection } from './clients.projection'

const samples = clientEvents.definitions
const { sample } = samples.ClientAdded
const event = eventsOf(clientEvents, sample.clientId)
const added = event('ClientAdded', 0)

test('what was added knows its trainee and its code, and nobody else', () => {
  expect(rowAfter(clientProjection, [added])).toEqual({
    client_id: sample.clientId,
    organization_id: sample.organizationId,
    trainee_id: sample.traineeId,
    trainee_position_id: sample.traineePositionId,
    supervisor_id: null,
    supervisor_position_id: null,
    code: sample.code,
    can_upload: false,
    upload_requested: false,
    documents: [],
    archived_at: null,
    created_at: '2026-09-01T10:00:00.000Z',
    revision: 0,
  })
})

test('code and supervision are replaced', () => {
  const after = rowAfter(clientProjection, [
    added,
    event('ClientSupervisorNamed', 1),
    event('ClientCodeChanged', 2, { code: 'AB-9' }),
  ])
  const { supervisorId, supervisorPositionId } = samples.ClientSupervisorNamed.sample
  const named = { supervisor_id: supervisorId, supervisor_position_id: supervisorPositionId }
  expect(after).toMatchObject({ ...named, code: 'AB-9', revision: 2 })
  const nobody = event('ClientSupervisorNamed', 2, { supervisorId: null, supervisorPositionId: null })
  expect(rowAfter(clientProjection, [added, event('ClientSupervisorNamed', 1), nobody])).toMatchObject({
    ...{ supervisor_id: null, supervisor_position_id: null },
  })
})

test('uploads are asked for, allowed and forbidden', () => {
  const asked = event('ClientUploadsRequested', 1)
  const allowed = event('ClientUploadsAllowed', 2)
  expect(rowAfter(clientProjection, [added, asked])).toMatchObject({ can_upload: false, upload_requested: true })
  expect(rowAfter(clientProjection, [added, asked, allowed])).toMatchObject({
    can_upload: true,
    upload_requested: false,
  })
  expect(rowAfter(clientProjection, [added, asked, event('ClientUploadsForbidden', 2)])).toMatchObject({
    ...{ can_upload: false, upload_requested: false },
  })
})

test('it is put away with its time, and brought back', () => {
  const archived = event('ClientArchived', 1)
  expect(rowAfter(clientProjection, [added, archived])).toMatchObject({ archived_at: '2026-09-02T10:00:00.000Z' })
  expect(rowAfter(clientProjection, [added, archived, event('ClientUnarchived', 2)])).toMatchObject({
    archived_at: null,
  })
})

test('no event is left out', () => {
  expect(Object.keys(clientProjection.on)).toEqual(expect.arrayContaining(Object.keys(samples)))
})

// Samples on the pages of a plan and of a person.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import PersonSamples from './PersonSamples'
import { PlanSamples } from './PlanSamples'

const PLAN = idOf(7000)
const LIST = 'GET /api/samples'
const MARK = `PUT /api/samples/plans/${PLAN}`
const listed = (ids: readonly string[]) => ({ json: { data: ids.map(id => ({ id, kind: 'plan' })) } })

test('a plan says that it is a sample, and a coordinator says otherwise', async () => {
  const { server } = renderScreen(<PlanSamples id={PLAN} />, {
    routes: { [LIST]: listed([PLAN]), [MARK]: { json: { id: PLAN, sample: false } } },
    state: aState(aUser('coordinator')),
  })
  const mark = await screen.findByRole('switch', { name: 'A sample plan', checked: true })
  server.answer({ [LIST]: listed([]) })
  await userEvent.click(mark)
  await waitFor(() => expect(server.calls(MARK).map(({ body }) => body)).toEqual([{ sample: false }]))
  expect(await screen.findByText('It is no sample any more.')).toBeTruthy()
  expect(await screen.findByRole('switch', { name: 'A sample plan', checked: false })).toBeTruthy()
})

test('each position of a trainee or a supervisor has a switch of its own', async () => {
  const positions = (['trainee', 'coordinator'] as const).map((role_keyname, index) => ({
    ...{ position_id: idOf(7100 + index), role_keyname, role_name: role_keyname, organization_name: 'Harbor' },
    ...{ standing: 'active' as const, available: true },
  }))
  const ana = { id: idOf(7001), name: 'Ana Ruiz' }
  const card = { ...ana, positions, profile_image_url: null }
  const MARK_PERSON = 'PUT /api/samples/people'
  const { server } = renderScreen(<PersonSamples person={ana} />, {
    routes: {
      [LIST]: listed([]),
      [`GET /api/people/${ana.id}`]: { json: card },
      [MARK_PERSON]: { json: { id: idOf(7100), sample: true } },
    },
    state: aState(aUser('coordinator')),
  })
  await userEvent.click(await screen.findByRole('switch', { name: /sample/i }))
  const sent = { person: { id: ana.id, position_id: idOf(7100) }, sample: true }
  await waitFor(() => expect(server.calls(MARK_PERSON).map(({ body }) => body)).toEqual([sent]))
  expect(screen.getAllByRole('switch')).toHaveLength(1)
})

test('of whoever has ended a mark is shown to be taken off, and nothing else', async () => {
  const ended = (['trainee', 'supervisor'] as const).map((role_keyname, index) => ({
    ...{ position_id: idOf(7200 + index), role_keyname, role_name: role_keyname, organization_name: 'Harbor' },
    ...{ standing: 'archived' as const, available: false },
  }))
  const ben = { id: idOf(7002), name: 'Ben Castellan' }
  const { server } = renderScreen(<PersonSamples person={ben} />, {
    routes: {
      [LIST]: listed([idOf(7201)]),
      [`GET /api/people/${ben.id}`]: { json: { ...ben, positions: ended, profile_image_url: null } },
    },
    state: aState(aUser('coordinator')),
  })
  expect(await screen.findByRole('switch', { name: /supervisor/i, checked: true })).toBeTruthy()
  expect(screen.getAllByRole('switch')).toHaveLength(1)
  expect(server.calls(LIST)).toHaveLength(1)
})

test('marks that could not be read are asked for again', async () => {
  const { server } = renderScreen(<PlanSamples id={PLAN} />, {
    routes: { [LIST]: { status: 500, json: {} } },
    state: aState(aUser('coordinator')),
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.answer({ [LIST]: listed([]) })
  await userEvent.click(again)
  expect(await screen.findByRole('switch', { name: 'A sample plan', checked: false })).toBeTruthy()
})

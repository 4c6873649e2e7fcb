// Integrations on the page of their organization, and the page of one.
import type {
  IntegrationDelivery,
  IntegrationView,
} from '@practicum/shared/features/integrations/integrations.contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import type { FakeRoutes } from '../../testing/fake-server'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import IntegrationsPanel from './IntegrationsPanel'

const [ID, ORGANIZATION, DELIVERY] = [idOf(900), idOf(901), idOf(902)]
const LIST = 'GET /api/integrations'
const CREATE = 'POST /api/integrations'
const ONE = `GET /api/integrations/${ID}`
const EDIT = `PUT /api/integrations/${ID}`
const DELETE = `DELETE /api/integrations/${ID}`
const DELIVERIES = `GET /api/integrations/${ID}/deliveries`
const on = (verb: string) => `POST /api/integrations/${ID}/${verb}`
const AGAIN = on(`deliveries/${DELIVERY}/send-again`)
const SECRET = 'whsec_0123'
const KINDS = [
  { kind: 'placement.approved', text: 'A placement is approved' },
  { kind: 'task.completed', text: 'A task is completed' },
]

const anIntegration = (more: Partial<IntegrationView> = {}): IntegrationView => ({
  ...{ id: ID, organization_id: ORGANIZATION, organization_name: 'Harbor University', name: 'Registrar' },
  ...{ address: 'https://hooks.example.org/practicum', hears: ['task.completed'], status: 'active' },
  ...{ paused_because: null, former_secret_until: null, created_at: '2026-03-02T10:00:00.000Z', version: 3 },
  ...more,
})
const aDelivery = (more: Partial<IntegrationDelivery> = {}): IntegrationDelivery => ({
  ...{ id: DELIVERY, kind: 'task.completed', status: 'failed', attempts: 10, answer: 503, failure: null },
  ...{ queued_at: '2026-03-02T10:00:00.000Z', attempted_at: '2026-03-05T10:00:00.000Z', due_at: null, ...more },
})

function panel(had: readonly IntegrationView[], { role = 'coordinator' as const, acting = false, routes = {} } = {}) {
  let data = [...had]
  const made = () => {
    data = [anIntegration()]
    return { json: { id: ID, secret: SECRET, version: 0 } }
  }
  return renderScreen(<IntegrationsPanel organizationId={ORGANIZATION} />, {
    state: aState(aUser(role, { is_impersonating: acting })),
    routes: { [LIST]: () => ({ json: { data, kinds: KINDS } }), [CREATE]: made, ...routes },
  })
}

const page = (integration = anIntegration(), routes: FakeRoutes = {}, deliveries = [aDelivery()]) =>
  renderScreen(<Routes>{screenRoutes(features)}</Routes>, {
    at: `/organization/integrations/${ID}`,
    state: aState(aUser('coordinator')),
    routes: {
      [LIST]: { json: { data: [integration], kinds: KINDS } },
      [ONE]: { json: integration },
      [DELIVERIES]: { json: { data: deliveries } },
      ...routes,
    },
  })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))

test('the first one is added with what it hears, and its secret is shown once, to be copied', async () => {
  const user = userEvent.setup()
  const { server } = panel([])
  expect(await screen.findByText(/^There is no integration yet\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add an integration' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByLabelText(/^Name/), 'Registrar')
  await user.type(form.getByLabelText(/^Address/), 'https://hooks.example.org/practicum')
  await user.click(form.getByRole('checkbox', { name: 'A task is completed' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect((await screen.findByLabelText('Secret')).textContent).toBe(SECRET)
  expect(server.calls(CREATE).map(({ body }) => body)).toEqual([
    { name: 'Registrar', address: 'https://hooks.example.org/practicum', hears: ['task.completed'] },
  ])
  await user.click(screen.getByRole('button', { name: 'Copy secret' }))
  expect(await navigator.clipboard.readText()).toBe(SECRET)
  await user.click(screen.getByRole('button', { name: 'I have kept it' }))
  await waitFor(() => expect(screen.queryByLabelText('Secret')).toBeNull())
  expect((await screen.findByRole('link', { name: 'Registrar' })).getAttribute('href')).toBe(
    `/organization/integrations/${ID}`,
  )
})

test('what is missing or refused stands beside its field', async () => {
  const user = userEvent.setup()
  const errors = [{ code: 'integration.address_not_public', field: 'address', message: 'leads to no public server' }]
  const refused = { status: 422, json: { errors } }
  panel([], { routes: { [CREATE]: refused } })
  await user.click(await screen.findByRole('button', { name: 'Add an integration' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByLabelText(/^Name/), 'Registrar')
  await user.type(form.getByLabelText(/^Address/), 'https://10.0.0.7/')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('needs at least 1 entry')).toBeTruthy()
  await user.click(form.getByRole('checkbox', { name: 'A task is completed' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('leads to no public server')).toBeTruthy()
})

test('who acts as somebody adds and changes nothing', async () => {
  const { unmount } = panel([anIntegration()], { acting: true })
  const add = await screen.findByRole('button', { name: 'Add an integration' })
  expect((add as HTMLButtonElement).disabled).toBe(true)
  unmount()
})

test('its page says where it is told, of what and what became of it, and sends again what has failed', async () => {
  const { server } = page(undefined, { [AGAIN]: { json: {} }, [on('test')]: { json: {} } }, [
    aDelivery(),
    aDelivery({ id: idOf(903), kind: 'integration.test', status: 'sent', attempts: 1, answer: 204 }),
    aDelivery({
      ...{ id: idOf(904), status: 'waiting', attempts: 2, answer: null, failure: 'timeout' },
      due_at: '2099-03-05T10:00:00.000Z',
    }),
  ])
  expect(await screen.findByText('https://hooks.example.org/practicum')).toBeTruthy()
  const items = await screen.findAllByRole('listitem')
  const texts = items.map(({ textContent }) => textContent)
  expect(texts.find(text => text?.includes('Not arrived'))).toContain('10 tries · answered 503')
  expect(texts.find(text => text?.includes('A test'))).toContain('1 try · answered 204')
  expect(texts.find(text => text?.includes('Next try'))).toContain('2 tries · no answer within 10 seconds')
  expect(screen.getAllByRole('button', { name: /^Send again/ })).toHaveLength(1)
  await press('Send again: A task is completed')
  expect(await screen.findByText('It is sent again.')).toBeTruthy()
  await press('Send a test')
  expect(await screen.findByText('The test is on its way.')).toBeTruthy()
  expect([AGAIN, on('test')].map(route => server.calls(route).length)).toEqual([1, 1])
})

test('it is changed on the version that was seen, paused and given another secret after a question', async () => {
  const user = userEvent.setup()
  const { server } = page(undefined, {
    [EDIT]: { json: { id: ID, version: 4 } },
    [on('pause')]: { json: { id: ID, version: 5 } },
    [on('renew-secret')]: { json: { secret: SECRET, former_secret_until: '2099-03-02T10:00:00.000Z' } },
  })
  await press('Change')
  const form = within(await screen.findByRole('dialog'))
  await user.click(form.getByRole('checkbox', { name: 'A placement is approved' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls(EDIT).map(({ body }) => body)).toEqual([
    expect.objectContaining({ hears: ['task.completed', 'placement.approved'], version: 3 }),
  ])
  await press('Pause')
  expect(server.calls(on('pause'))).toHaveLength(0)
  await confirm('Pause')
  expect(await screen.findByText('The integration is paused.')).toBeTruthy()
  await press('New secret')
  await confirm('New secret')
  expect((await screen.findByLabelText('Secret')).textContent).toBe(SECRET)
})

test('one that paused itself says why, is sent nothing, and is resumed', async () => {
  const paused = anIntegration({ status: 'paused', paused_because: 'gone' })
  const { server } = page(paused, { [on('resume')]: { json: { id: ID, version: 4 } } })
  expect(await screen.findByText(/the address answered that it is gone \(410\)/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send a test' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull()
  await press('Resume')
  await waitFor(() => expect(server.calls(on('resume'))).toHaveLength(1))
})

test('deleted after a question, one is led back to the organization', async () => {
  const { server, address } = page(undefined, { [DELETE]: { json: {} } }, [])
  expect(await screen.findByText(/^Nothing has been sent yet\./)).toBeTruthy()
  await press('Delete')
  await confirm('Delete')
  await waitFor(() => expect(address()).toContain('#integrations'))
  expect(server.calls(DELETE)).toHaveLength(1)
})

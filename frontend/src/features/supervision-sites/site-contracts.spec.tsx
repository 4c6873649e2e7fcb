// The contracts with a site on its page: how each stands, its form, how it is ended and removed, and who is shown none.
import type { ActingRole } from '@practicum/shared/access/roles'
import type { SiteContractView } from '@practicum/shared/features/supervision-sites/site-contracts.contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import { type FakeRoutes, listOf } from '../../testing/fake-server'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { aSite, simone } from '../../testing/sites'

const ID = idOf(9000)
const CONTRACTS = `/api/supervision-sites/${ID}/contracts`
const ONE = `/api/site-contracts/${idOf(1)}`
const LIST = 'GET /api/supervision-sites'

const proof = {
  ...{ id: idOf(5), name: 'Signed', filename: 'signed.pdf', url: `/api/attachments/${idOf(5)}/content` },
  upload: { type: 'documents', mimetype: 'application/pdf', size: 2000, scan: 'passed' },
  ...{ owner_id: simone.id, owner: simone, created_at: '2026-11-20T18:00:00.000Z' },
} as const

const contract = (changes: Partial<SiteContractView> = {}): SiteContractView => ({
  ...{ id: idOf(1), name: 'Agreement 2026', start_at: '2026-09-01', end_at: '2028-08-31', standing: 'running' },
  ...{ recorder: simone, recorded_at: '2026-11-20T18:00:00.000Z', documents: [], version: 4, ...changes },
})

const show = (contracts: readonly SiteContractView[], role: ActingRole = 'coordinator', routes: FakeRoutes = {}) =>
  renderScreen(<Routes>{screenRoutes(features)}</Routes>, {
    at: `/supervisionsites/${ID}`,
    routes: {
      [`GET /api/supervision-sites/${ID}`]: { json: aSite() },
      [`GET /api/supervision-sites/${ID}/slots`]: { json: { data: [] } },
      [`GET /api/supervision-sites/${ID}/insurance`]: { json: { documents: [] } },
      [`GET ${CONTRACTS}`]: { json: { data: contracts } },
      ...routes,
    },
    state: aState(aUser(role)),
  })
const section = async () => within(await screen.findByRole('region', { name: 'Contracts' }))
const dialog = async () => within(await screen.findByRole('dialog'))

test('what runs stands first, then what is to come and what has ended, each with its days and documents', async () => {
  show([
    contract({ id: idOf(3), name: 'Agreement 2030', standing: 'future', start_at: '2030-09-01', end_at: null }),
    contract({ id: idOf(2), name: 'Agreement 2020', standing: 'ended' }),
    contract({ standing: 'ending', documents: [proof] }),
  ])
  const region = await section()
  expect((await region.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual([
    ...['Agreement 2026', 'Agreement 2030', 'Agreement 2020'],
  ])
  for (const standing of ['Ends soon', 'To come', 'Ended']) expect(region.getByText(standing)).toBeTruthy()
  expect(region.getByText('Since 09/01/2030, without an end')).toBeTruthy()
  expect(region.getByRole('link', { name: 'Signed' })).toBeTruthy()
  expect(region.getAllByText(/^Recorded by/)).toHaveLength(3)
  // What is over is not ended again.
  expect(region.queryByRole('button', { name: 'End the contract Agreement 2020' })).toBeNull()
  expect(region.getByRole('button', { name: 'End the contract Agreement 2026' })).toBeTruthy()
})

test('one is recorded with its name and days', async () => {
  const record = `POST ${CONTRACTS}`
  const { server } = show([], 'coordinator', { [record]: { json: { id: idOf(1), version: 0 } } })
  const region = await section()
  expect(await region.findByText(/No contract with this site is recorded/)).toBeTruthy()
  await userEvent.click(region.getByRole('button', { name: 'Record a contract' }))
  const form = await dialog()
  await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Agreement 2026')
  const first = form.getByRole('group', { name: /^First day/ })
  await userEvent.click(first.querySelector('[role=spinbutton]') as Element)
  await userEvent.keyboard('09012026')
  await userEvent.click(form.getByRole('button', { name: 'Record a contract' }))
  await waitFor(() => expect(server.calls(record)).toHaveLength(1))
  expect(server.calls(record)[0]?.body).toEqual({ name: 'Agreement 2026', start_at: '2026-09-01', end_at: null })
  expect(await screen.findByText('The contract was recorded.')).toBeTruthy()
})

test('a correction that is refused says so at its field, and keeps what was typed', async () => {
  const text = 'the last day is before the first one'
  const refused = { errors: [{ field: 'end_at', code: 'site_contract.ends_before', message: text }] }
  const { server } = show([contract()], 'coordinator', { [`PUT ${ONE}`]: { status: 422, json: refused } })
  await userEvent.click(await screen.findByRole('button', { name: 'Correct the contract Agreement 2026' }))
  const form = await dialog()
  const name = form.getByRole<HTMLInputElement>('textbox', { name: /^Name/ })
  await userEvent.clear(name)
  await userEvent.type(name, 'Agreement')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(text)).toBeTruthy()
  expect(name.value).toBe('Agreement')
  const [call] = server.calls(`PUT ${ONE}`)
  expect(call?.body).toEqual({ name: 'Agreement', start_at: '2026-09-01', end_at: '2028-08-31', version: 4 })
})

test('what was signed is withdrawn after a question, and stays to be read', async () => {
  const [route, at] = [`DELETE /api/attachments/${idOf(5)}`, '2026-11-21T18:00:00.000Z']
  const withdrawn = { ...proof, id: idOf(6), name: 'Replaced', withdrawn_at: at }
  const { server } = show([contract({ documents: [{ ...proof, owner_id: simone.id }, withdrawn] })], 'coordinator', {
    [route]: { json: {} },
  })
  const region = await section()
  expect(await region.findByRole('link', { name: 'Replaced' })).toBeTruthy()
  expect(region.getAllByText(/^Withdrawn/)).toHaveLength(1)
  for (const name of ['Withdraw Replaced', 'Rename Replaced']) expect(region.queryByRole('button', { name })).toBeNull()
  await userEvent.click(region.getByRole('button', { name: 'Withdraw Signed' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/stays on record/)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Withdraw document' }))
  expect(await screen.findByText('The document was withdrawn.')).toBeTruthy()
  expect(server.calls(route)).toHaveLength(1)
})

test('one is removed after a question', async () => {
  const { server } = show([contract()], 'coordinator', { [`DELETE ${ONE}`]: { json: {} } })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the contract Agreement 2026' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('The contract was removed.')).toBeTruthy()
  expect(server.calls(`DELETE ${ONE}`)).toHaveLength(1)
})

test.each(['trainee', 'faculty', 'supervisor'] as const)('a %s is shown none and asks for none', async role => {
  const { server } = show([contract()], role)
  expect(await screen.findByRole('region', { name: 'Places' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Contracts' })).toBeNull()
  expect(server.calls(`GET ${CONTRACTS}`)).toEqual([])
})

describe('in the directory', () => {
  const directory = (role: ActingRole) =>
    renderScreen(<Routes>{screenRoutes(features)}</Routes>, {
      at: '/supervisionsites',
      routes: {
        [LIST]: listOf([
          aSite({ contract_status: 'ended' }),
          aSite({ id: idOf(9001), name: 'Harbor', contract_status: 'running' }),
        ]),
        'GET /api/supervision-sites/areas': { json: { states: [], counties: [] } },
        'GET /api/site-tags': { json: { data: [] } },
      },
      state: aState(aUser(role)),
    })

  test('a coordinator reads where one has ended, and narrows the list by it', async () => {
    const { server } = directory('coordinator')
    const row = (await screen.findByRole('link', { name: 'Bayview Clinic' })).closest('tr') as HTMLElement
    expect(within(row).getByText('Contract ended')).toBeTruthy()
    expect(screen.queryByText('Contract runs')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Contract' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'No contract' }))
    await waitFor(() => expect(server.calls(LIST).at(-1)?.query.get('filter')).toBe('{"contract_status":"none"}'))
  })

  test('others are offered no such filter', async () => {
    directory('faculty')
    await screen.findByRole('link', { name: 'Harbor' })
    expect(screen.queryByRole('button', { name: 'Contract' })).toBeNull()
  })
})

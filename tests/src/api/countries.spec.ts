// Countries and their states over the whole API, for those who have no account yet as for all others.
import { listCountries, listStates } from '@practicum/shared/features/countries/countries.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { enrol, foundOrganization } from './harness/program'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.close())

const states = (iso2: string) => app.visitor().get(listStates, { params: { iso2 } })

test('GEO-001 GEO-002 GEO-003 a visitor reads the countries, the United States first, and the states of one', async () => {
  const { status, body } = await app.visitor().get(listCountries)
  expect(status).toBe(200)
  expect(body[0]).toEqual({ iso2: 'US', name: 'United States' })
  expect(body).toContainEqual({ iso2: 'CA', name: 'Canada' })
  const { body: provinces } = await states('CA')
  expect(provinces).toHaveLength(13)
  expect(provinces).toContainEqual({ id: 'CA-BC', name: 'British Columbia' })
  expect(await states('HK')).toMatchObject({ status: 200, body: [] })
})

test('GEO-002 whoever is signed in reads the same', async () => {
  const member = await enrol(app, { role: 'trainee', organizationId: await foundOrganization(app) })
  for (const row of [listCountries, listStates] as const) {
    const sent = { params: { iso2: 'NZ' } }
    expect((await member.browser.get(row, sent)).body).toEqual((await app.visitor().get(row, sent)).body)
  }
})

test('countries are named in the language of the caller', async () => {
  const { body } = await app.visitor().get(listCountries, { headers: { 'Accept-Language': 'es-US' } })
  expect(body[0]).toEqual({ iso2: 'US', name: 'Estados Unidos' })
  expect(body).toContainEqual({ iso2: 'DE', name: 'Alemania' })
})

test('what is no country has no states', async () => {
  const unknown = await states('ZZ')
  expect([unknown.status, codesOf(unknown)]).toEqual([404, ['not_found']])
  for (const wrong of ['us', 'USA', newId(), '%00', '__proto__'])
    expect([400, 404, 422]).toContain((await states(wrong)).status)
})

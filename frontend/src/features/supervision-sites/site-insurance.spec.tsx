// The liability insurance of a site on its page: shown to those who answer for the site, and asked for by nobody else.
import type { ActingRole } from '@practicum/shared/access/roles'
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { screen, within } from '@testing-library/react'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import { aPerson, aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { aSite } from '../../testing/sites'

const ID = idOf(9000)
const INSURANCE = `GET /api/supervision-sites/${ID}/insurance`
const owner = aPerson(12, 'Simone Okafor', 'supervisor')
const proof = {
  ...{ id: idOf(5), name: 'Policy 2027', filename: 'policy.pdf', url: `/api/attachments/${idOf(5)}/content` },
  upload: { type: 'documents', mimetype: 'application/pdf', size: 2000 },
  ...{ owner_id: owner.id, owner, created_at: '2026-11-20T18:00:00.000Z' },
}

const show = (role: ActingRole, site: Partial<SiteView> = {}) =>
  renderScreen(<Routes>{screenRoutes(features)}</Routes>, {
    at: `/supervisionsites/${ID}`,
    routes: {
      [`GET /api/supervision-sites/${ID}`]: { json: aSite(site) },
      [`GET /api/supervision-sites/${ID}/slots`]: { json: { data: [] } },
      [INSURANCE]: { json: { documents: [proof] } },
    },
    state: aState(aUser(role)),
  })

test('a coordinator reads the proofs that are there, and can send more', async () => {
  show('coordinator')
  const region = within(await screen.findByRole('region', { name: 'Liability insurance' }))
  expect(await region.findByRole('link', { name: 'Policy 2027' })).toBeTruthy()
})

test.each(['trainee', 'faculty', 'supervisor'] as const)(
  'a %s who does not supervise there is not shown any',
  async role => {
    const { server } = show(role, { supervisors: [] })
    expect(await screen.findByRole('region', { name: 'Places' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Liability insurance' })).toBeNull()
    expect(server.calls(INSURANCE)).toEqual([])
  },
)

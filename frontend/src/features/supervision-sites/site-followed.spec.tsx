// The open page of a site follows what others do with it.
import { act, screen } from '@testing-library/react'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import { meOf } from '../../providers/me'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { aSite, simone } from '../../testing/sites'
import { isToldOfSite } from './site-rights'

const ID = idOf(9000)
const ONE = `GET /api/supervision-sites/${ID}`
const CHANGED = { channel: `private-site-${ID}`, event: 'changed', payload: {} }

test.each(['faculty', 'trainee'] as const)('a %s sees how it stands now, and that it is there no more', async role => {
  const { server, push } = renderScreen(<Routes>{screenRoutes(features)}</Routes>, {
    at: `/supervisionsites/${ID}`,
    routes: { [ONE]: { json: aSite() } },
    state: aState(aUser(role)),
  })
  await screen.findByText('Approved')
  server.answer({ [ONE]: { json: aSite({ status: 'on_hold', version: 4 }) } })
  act(() => push(CHANGED))
  expect(await screen.findByText('On hold')).toBeTruthy()
  server.answer({ [ONE]: { status: 404, json: { errors: [] } } })
  act(() => push(CHANGED))
  expect(await screen.findByText('No longer here')).toBeTruthy()
})

test('whoever decides about it, and its own people, have it from their own channel', () => {
  const supervisor = meOf(aUser('supervisor'))
  const own = aSite({ creator: null, supervisors: [{ ...simone, position_id: supervisor.position.id }] })
  const told = (['coordinator', 'supervisor', 'faculty', 'trainee'] as const).filter(role =>
    isToldOfSite(meOf(aUser(role)), { ...aSite(), creator: null, supervisors: [] }),
  )
  expect([told, isToldOfSite(supervisor, own)]).toEqual([['coordinator'], true])
})

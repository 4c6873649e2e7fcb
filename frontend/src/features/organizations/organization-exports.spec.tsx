// The page on which those who run the platform see what organizations have.
import type { OrganizationFigures } from '@practicum/shared/features/organizations/figures.contract'
import { screen, within } from '@testing-library/react'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import { type FakeRoutes, listOf } from '../../testing/fake-server'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { onPhone } from '../../testing/phone'
import { renderScreen } from '../../testing/render-screen'

const LIST = 'GET /api/organizations/figures'
const NORTHBRIDGE: OrganizationFigures = {
  ...{ id: idOf(900), name: 'Northbridge', kind: 'academic', owner: { id: idOf(31), name: 'Clara Whitfield' } },
  ...{ trainees: 31, supervisors: 8, faculty: 4, coordinators: 2, invited: 3, places_taken: 48, places: 60 },
  ...{ last_sign_in_at: null, created_at: '2026-03-02T10:00:00.000Z', archived_at: null },
}
const open = (routes: FakeRoutes) =>
  renderScreen(<Routes>{screenRoutes(features)}</Routes>, {
    at: '/admin/tools/organizations-exports',
    routes,
    state: aState(aUser('admin')),
  })

test('says of each how many work in it by role, who is invited, and its places; the name leads to it', async () => {
  open({ [LIST]: listOf([NORTHBRIDGE]) })
  const link = await screen.findByRole('link', { name: 'Northbridge' })
  expect(link.getAttribute('href')).toBe(`/admin/organizations/edit/${NORTHBRIDGE.id}`)
  const cells = within(link.closest('tr') as HTMLElement).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent).join(' ')).toMatch(/Clara Whitfield 31 8 4 2 3 48 60/)
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(expect.arrayContaining(['Trainees', 'Supervisors', 'Coordinators', 'Places taken']))
})

test('on a phone each is a card with who trains there and its places', async () => {
  onPhone(() => open({ [LIST]: listOf([NORTHBRIDGE]) }))
  await screen.findByRole('link', { name: 'Northbridge' })
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText('31 in training · 48 of 60 places')).toBeTruthy()
})

test('says so where there is none, and where they cannot be had', async () => {
  const { unmount } = open({ [LIST]: listOf([]) })
  expect(await screen.findByText('There is no organization yet.')).toBeTruthy()
  unmount()
  open({ [LIST]: { status: 500 } })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

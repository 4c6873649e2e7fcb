// What is done with insurances, where it goes wrong; the rest is walked through in `tests/src/journeys/insurance.spec.ts`.
import type { InsuranceView } from '@practicum/shared/features/insurances/insurances.contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { meOf } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { coverageMessages } from './coverage.messages'
import { DeleteInsuranceButton } from './InsuranceButtons'
import { insurances } from './index'

const INSURANCE = { id: idOf(8000), expiration_date: '2027-08-31' } as InsuranceView
const DELETE = `DELETE /api/insurances/${INSURANCE.id}`

test('INS-018 a failed deletion is told by a toast with the first error, and the question is gone', async () => {
  const errors = [
    { code: 'not_found', message: 'it is not there any more' },
    { code: 'other', message: 'and something else' },
  ]
  const { server } = renderScreen(
    <ScreenWords name="coverage" english={coverageMessages}>
      <DeleteInsuranceButton insurance={INSURANCE} />
    </ScreenWords>,
    { routes: { [DELETE]: { status: 422, json: { errors } } }, state: aState(aUser('trainee')) },
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Delete the insurance/ }))
  await screen.findByRole('alertdialog')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('it is not there any more')).toBeTruthy()
  expect(screen.queryByText(/and something else/)).toBeNull()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(server.calls(DELETE)).toHaveLength(1)
})

const required = (role: 'trainee' | 'coordinator', asked = true) => {
  const user = aUser(role)
  const organization = user.current_position?.organization
  if (organization) Object.assign(organization.organization_settings, { require_trainee_insurance: asked })
  return meOf(user)
}
const said = (counts: Readonly<Record<string, number>>, me = required('trainee')) =>
  insurances.slots?.dashboardAlerts?.[0]?.says(name => counts[name] ?? 0, me)

test('TDASH-007 a problem is one where the program asks for insurance: none, all ended, or one that ends with none to follow', () => {
  expect(said({ held: 0 })).toMatchObject({ severity: 'warning', path: '/account#insurance' })
  expect(said({ held: 2, lapsed: 1 })).toMatchObject({ severity: 'error', link: 'insurances.alert.update' })
  expect(said({ held: 1, ending: 1 })).toMatchObject({ severity: 'warning' })
  expect(said({ held: 1 })).toBeUndefined()
  expect([said({ held: 0 }, required('trainee', false)), said({ held: 0 }, required('coordinator'))]).toEqual([
    undefined,
    undefined,
  ])
})

test('the insurances that end with none to follow are counted, for a coordinator as the list shows them', () => {
  const counted = (me: ReturnType<typeof required>) =>
    insurances.slots?.dashboardTiles?.filter(({ shownTo }) => shownTo?.(me)).map(tile => [tile.counted, tile.tail])
  expect(counted(required('trainee'))).toEqual([['ending', undefined]])
  expect(counted(required('coordinator'))).toEqual([['ending', expect.stringContaining('ending')]])
  expect(counted(required('trainee', false))).toEqual([])
})

// How the past of a supervision profile is told: its licences in words.
import type { SupervisionProfileEvent } from '@practicum/shared/features/supervision-profiles/supervision-profiles.events'
import type { ReadSlots } from '../../reads/slots'

type Changed = Extract<SupervisionProfileEvent, { type: 'SupervisionProfileChanged' }>['data']

type Reminded = Extract<SupervisionProfileEvent, { type: 'LicensesExpiryReminded' }>['data']

export const supervisionProfilesTold: ReadSlots['historyWords'] = {
  LicensesExpiryReminded: data => ({ days: (data as Reminded).reminders.map(({ days }) => days) }),
  SupervisionProfileChanged: data => {
    const { licenses, userId: _userId, ...said } = data as Changed
    const told = licenses.map(({ licenseNumber, stateId, expiresOn }) =>
      [licenseNumber, stateId, expiresOn].filter(Boolean).join(', '),
    )
    return { ...said, licenses: told }
  },
}

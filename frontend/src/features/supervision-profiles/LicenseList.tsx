// The licences of a supervision profile as others read them.
import Box from '@mui/material/Box'
import { listStates } from '@practicum/shared/features/countries/countries.contract'
import { listDisciplines } from '@practicum/shared/features/signup-questions/survey.contract'
import type { SupervisionProfileView } from '@practicum/shared/features/supervision-profiles/supervision-profiles.contract'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import { shortDay } from '../../ui/dates'
import { StatusChip } from '../../ui/StatusChip'

type License = SupervisionProfileView['licenses'][number]

/** Stands for somebody who has none. */
const UNLICENSED = '00000'

export const LicenseList = ({ licenses }: { licenses: readonly License[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
    {licenses.map(license => (
      <Item key={license.id} license={license} />
    ))}
  </Box>
)

function Item({ license }: { license: License }) {
  const translate = useTranslate()
  const { license_number: number, state_id, discipline_id, expires_on } = license
  const { data: disciplines } = useRead(listDisciplines, {})
  // A state is named within its country.
  const { data: states } = useRead(listStates, { params: { iso2: state_id.slice(0, 2) } })
  const discipline = disciplines?.find(({ id }) => id === discipline_id)?.value ?? discipline_id
  const state = states?.find(({ id }) => id === state_id)?.name ?? state_id
  const named = number === UNLICENSED ? translate('supervision-profile.license.unlicensed') : number
  const until = expires_on && translate('supervision-profile.license.until', { day: shortDay(expires_on) })
  return (
    <li>
      {[named, discipline, state, until].filter(Boolean).join(', ')} <Standing standing={license.standing} />
    </li>
  )
}

function Standing({ standing }: Pick<License, 'standing'>) {
  const translate = useTranslate()
  if (standing === 'valid') return null
  const label = translate(`supervision-profile.license.standing.${standing}`)
  return <StatusChip tone={standing === 'expired' ? 'default' : 'warning'} weight="alert" label={label} />
}

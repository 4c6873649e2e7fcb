// The licences of a supervision profile as others read them.
import Box from '@mui/material/Box'
import { listDisciplines } from '@practicum/shared/features/signup-questions/survey.contract'
import type { SupervisionProfileView } from '@practicum/shared/features/supervision-profiles/supervision-profiles.contract'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import { shortDay } from '../../ui/dates'
import { StatusChip } from '../../ui/StatusChip'

type License = SupervisionProfileView['licenses'][number]

/** Stands for somebody who has none. */
const UNLICENSED = '00000'

export function LicenseList({ licenses }: { licenses: readonly License[] }) {
  const translate = useTranslate()
  const { data: disciplines } = useRead(listDisciplines, {})
  const told = ({ license_number: number, state_id: state, discipline_id, expires_on }: License): string => {
    const discipline = disciplines?.find(({ id }) => id === discipline_id)?.value ?? discipline_id
    const named = number === UNLICENSED ? translate('supervision-profile.license.unlicensed') : number
    const until = expires_on && translate('supervision-profile.license.until', { day: shortDay(expires_on) })
    return [named, discipline, state, until].filter(Boolean).join(', ')
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {licenses.map(license => (
        <Box component="li" key={license.id}>
          {told(license)} <Standing standing={license.standing} />
        </Box>
      ))}
    </Box>
  )
}

function Standing({ standing }: Pick<License, 'standing'>) {
  const translate = useTranslate()
  if (standing === 'valid') return null
  const label = translate(`supervision-profile.license.standing.${standing}`)
  return <StatusChip tone={standing === 'expired' ? 'default' : 'warning'} weight="alert" label={label} />
}

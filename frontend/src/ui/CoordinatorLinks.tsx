// Whom trainees and faculty turn to: the coordinators of their program, each a letter away.
import MuiLink from '@mui/material/Link'
import { roleDashboard } from '@practicum/shared/features/dashboards/dashboards.contract'
import { useTranslate } from 'react-admin'
import { useRead } from '../providers/use-query'

export function CoordinatorLinks({ role }: { role: 'trainee' | 'faculty' }) {
  const translate = useTranslate()
  const { data } = useRead(roleDashboard, { params: { role } }, { alsoOn: ['people'] })
  if (!data || data.coordinators.length === 0) return null
  return (
    <span>
      {translate('dashboards.coordinators', { smart_count: data.coordinators.length })}{' '}
      {data.coordinators.map(({ id, name, email }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <MuiLink href={`mailto:${email}`}>{name}</MuiLink>
        </span>
      ))}
    </span>
  )
}

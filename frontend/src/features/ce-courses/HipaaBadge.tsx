// On the dashboard of a trainee: whether the HIPAA course is done, with the way to it.
import MuiLink from '@mui/material/Link'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useMe } from '../../providers/me'
import { StatusChip } from '../../ui/StatusChip'
import { HIPAA_PAGE } from './hipaa-page'

export function HipaaBadge() {
  const translate = useTranslate()
  const { role, user } = useMe()
  if (role !== 'trainee') return null
  const done = user.hipaa_completed
  return (
    <MuiLink component={Link} to={HIPAA_PAGE} sx={{ display: 'inline-flex', '& .MuiChip-root': { cursor: 'pointer' } }}>
      <StatusChip
        tone={done ? 'success' : 'warning'}
        weight={done ? 'done' : 'alert'}
        label={translate(`ce-courses.badge.${done ? 'done' : 'missing'}`)}
      />
    </MuiLink>
  )
}

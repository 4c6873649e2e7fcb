// Who runs the platform at present, on the dashboard of admins: each leads to the account.
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@practicum/shared/contract/row'
import { activeAdmins } from '@practicum/shared/features/users/active-admins.contract'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { TitledPaper } from '../../ui/TitledPaper'
import { activeAdminsMessages } from './active-admins.messages'

export default function ActiveAdmins() {
  return (
    <ScreenWords name="active-admins" english={activeAdminsMessages}>
      <Panel />
    </ScreenWords>
  )
}

function Panel() {
  const translate = useTranslate()
  const { data, isError } = useRead(activeAdmins, {}, { alsoOn: ['people'] })
  return (
    <TitledPaper id="active-admins" title={translate('active-admins.title')}>
      {data && <Admins admins={data.data} />}
      {!data && isError && <Typography color="textSecondary">{translate('active-admins.failed')}</Typography>}
      {!data && !isError && <Skeleton width="40%" />}
    </TitledPaper>
  )
}

function Admins({ admins }: { admins: AnswerOf<typeof activeAdmins>['data'] }) {
  const translate = useTranslate()
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('active-admins.about', { smart_count: admins.length })}
      </Typography>
      <Box
        component="ul"
        aria-labelledby="active-admins"
        sx={{
          ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
        }}
      >
        {admins.map(({ id, name, email }) => (
          <Box component="li" key={id} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={`/admin/users/edit/${id}`}>
              {name}
            </Link>
            <Typography variant="body2" color="textSecondary">
              {email}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  )
}

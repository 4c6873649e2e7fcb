// Which accounts were merged into this one, or into which it was; and undoing it as long as that can be done.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { UserDetails } from '@practicum/shared/features/users/account.contract'
import { undoMerge } from '@practicum/shared/features/users/merging.contract'
import { dateIn } from '@practicum/shared/kernel/dates'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { AskedButton } from '../../ui/AskedButton'
import { DayText, InstantText } from '../../ui/DateText'
import { TitledPaper } from '../../ui/TitledPaper'
import { useReader } from '../../ui/use-reader'

export function MergedInto({ into: { id, name, email } }: { into: NonNullable<UserDetails['merged_into']> }) {
  const translate = useTranslate()
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to={`/admin/users/edit/${id}`} color="inherit">
          {translate('accounts.merges.open_other')}
        </Button>
      }
    >
      {translate('accounts.merges.into', { name, email })}
    </Alert>
  )
}

export function MergedAccounts({ user }: { user: UserDetails }) {
  const translate = useTranslate()
  if (user.merges.length === 0) return null
  return (
    <TitledPaper id="user-merges" title={translate('accounts.merges.title')}>
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {user.merges.map(merge => (
          <MergedAccount key={merge.id} user={user} merge={merge} />
        ))}
      </Stack>
    </TitledPaper>
  )
}

interface MergedAccountProps {
  readonly user: UserDetails
  readonly merge: UserDetails['merges'][number]
}

function MergedAccount({ user: { id, name }, merge }: MergedAccountProps) {
  const translate = useTranslate()
  const { zone } = useReader()
  const { email } = merge.account
  const isOpen = merge.undo_until > new Date().toISOString()
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {merge.account.name} · {email}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('accounts.merges.at')} <InstantText at={merge.merged_at} />
          {' · '}
          {isOpen ? translate('accounts.merges.undo_until') : translate('accounts.merges.over')}{' '}
          {isOpen && <DayText day={dateIn(zone, new Date(merge.undo_until))} plain />}
        </Typography>
      </Box>
      {isOpen && (
        <AskedButton
          row={undoMerge}
          options={{ params: { id, merge_id: merge.id } }}
          label={translate('accounts.merges.undo')}
          aria-label={translate('accounts.merges.undo_named', { email })}
          title={translate('accounts.merges.undo_title', { email })}
          consequence={translate('accounts.merges.undo_text', { name })}
          confirm={translate('accounts.merges.undo')}
          done={() => ['accounts.merges.undone']}
        />
      )}
    </Box>
  )
}

// How inviting people goes on: how many have been answered, who has been invited, and what is left to be corrected.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useTranslate } from 'react-admin'
import { OutcomeList } from '../../ui/OutcomeList'
import { StatusChip } from '../../ui/StatusChip'
import type { Inviting } from './use-invite-form'

type InviteOutcomeProps = Pick<Inviting, 'invited' | 'refusals' | 'progress' | 'isStopped'>

export function InviteOutcome({ invited, refusals, progress, isStopped }: InviteOutcomeProps) {
  const translate = useTranslate()
  if (progress) return <Progress {...progress} />
  if (invited.length === 0 && refusals.size === 0) return null
  const said = (key: string, count: number): readonly string[] =>
    count > 0 ? [translate(`invitations.invite.${key}`, { smart_count: count })] : []
  const stopped = isStopped ? [translate('invitations.invite.stopped')] : []
  return (
    <div>
      <Alert role="status" severity={refusals.size > 0 ? 'warning' : 'success'}>
        {[...said('invited', invited.length), ...said('refused', refusals.size), ...stopped].join(' ')}
      </Alert>
      <OutcomeList
        rows={invited.map(({ key, first_name, last_name, email }) => ({
          id: key,
          name: `${first_name} ${last_name}`,
          note: email,
          chip: <StatusChip tone="success" weight="done" label={translate('invitations.invite.one_invited')} />,
        }))}
      />
    </div>
  )
}

function Progress({ answered, of }: { answered: number; of: number }) {
  const translate = useTranslate()
  const said = translate('invitations.invite.progress', { answered, of })
  return (
    <div>
      <LinearProgress variant="determinate" value={(100 * answered) / Math.max(of, 1)} aria-label={said} />
      <Box role="status" sx={{ mt: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
        {said}
      </Box>
    </div>
  )
}

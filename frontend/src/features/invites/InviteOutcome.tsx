// How inviting people goes on: how many have been invited and refused, who has been invited, and what is left to be corrected.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import { OutcomeList } from '../../ui/OutcomeList'
import { StatusChip } from '../../ui/StatusChip'
import { RefusedFile } from './RefusedFile'
import type { Inviting, Progress } from './use-invite-form'

type InviteOutcomeProps = Pick<Inviting, 'form' | 'invited' | 'refusals' | 'progress' | 'isStopped'>

export function InviteOutcome(props: InviteOutcomeProps) {
  const { invited, refusals, progress } = props
  const translate = useTranslate()
  const said = useSaid(props)
  if (progress) return <ProgressBar {...progress} said={said} />
  if (said === '') return null
  return (
    <div>
      <Alert role="none" severity={refusals.size > 0 ? 'warning' : 'success'}>
        {said}
      </Alert>
      {refusals.size > 0 && <RefusedFile {...props} />}
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

/** Tells the same to those who listen. It is there before there is anything to tell: what comes with its text is not read out everywhere. */
export function InviteNews(props: InviteOutcomeProps) {
  const said = useSaid(props)
  return (
    <Box role="status" sx={visuallyHidden}>
      {useNowAndThen(said, props.progress)}
    </Box>
  )
}

function useSaid({ invited, refusals, progress, isStopped }: InviteOutcomeProps): string {
  const translate = useTranslate()
  const count = (key: string, some: number): readonly string[] =>
    some > 0 ? [translate(`invitations.invite.${key}`, { smart_count: some })] : []
  if (progress) {
    const { sent, refused, of } = progress
    return [translate('invitations.invite.progress', { sent, of }), ...count('progress_refused', refused)].join(' ')
  }
  const stopped = isStopped ? [translate('invitations.invite.stopped')] : []
  return invited.length + refusals.size > 0
    ? [...count('invited', invited.length), ...count('refused', refusals.size), ...stopped].join(' ')
    : ''
}

/** While hundreds are sent, at each tenth: nobody could listen to every number. */
const STEPS = 10

function useNowAndThen(said: string, progress: Progress | undefined): string {
  const last = useRef({ step: -1, said: '' })
  const step = progress ? Math.floor((STEPS * (progress.sent + progress.refused)) / Math.max(progress.of, 1)) : -1
  if (step === -1 || step !== last.current.step) last.current = { step, said }
  return last.current.said
}

function ProgressBar({ sent, refused, of, said }: Progress & { said: string }) {
  return (
    <div>
      <LinearProgress variant="determinate" value={(100 * (sent + refused)) / Math.max(of, 1)} aria-label={said} />
      <Box aria-hidden sx={{ mt: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
        {said}
      </Box>
    </div>
  )
}

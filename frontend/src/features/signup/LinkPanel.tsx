// For somebody who is signed in and opens a link: it sets up new accounts, and theirs has what it has.
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { CurrentUser } from '@practicum/shared/features/sessions/page-state.contract'
import { useSession } from '../../providers/session'
import type { Offer } from './offer'
import { RefusedLines, StepHeading } from './StepFrame'
import { signOut } from './signup.rows'
import { linesOf } from './signup-refused'
import { filledWith, useSignupWords } from './signup-words'
import { useOnce } from './use-once'

interface LinkPanelProps {
  readonly offer: Offer
  /** To come back to. */
  readonly page: string
  readonly user: CurrentUser
}

export function LinkPanel({ offer, page, user }: LinkPanelProps) {
  const { join, link, refused } = useSignupWords()
  const { api, leave } = useSession()
  const { running, failure, once } = useOnce()
  const { name: organization } = offer.organization
  const leaveAccount = () =>
    once(async () => {
      await api.call(signOut, { body: { keep_page: true } })
      leave(page + window.location.search)
    })
  return (
    <>
      <StepHeading title={filledWith(join.title, { organization })} organization={organization} />
      <Stack spacing={2.5} sx={{ mt: 2, alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
        <Typography>{filledWith(join.signed_in, { name: user.name, email: user.email })}</Typography>
        <Typography color="textSecondary">{filledWith(link.new_account, { organization })}</Typography>
        <RefusedLines lines={failure ? linesOf(failure) : []} />
        <Button variant="contained" size="large" href="/dashboard">
          {refused.dashboard}
        </Button>
        <Button loading={running} onClick={() => void leaveAccount()}>
          {join.sign_out}
        </Button>
      </Stack>
    </>
  )
}

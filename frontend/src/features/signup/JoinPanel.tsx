// For an address that has an account already: its owner signs in, and joins with it.
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { CurrentUser } from '@practicum/shared/features/sessions/page-state.contract'
import type { SignupInvite } from '@practicum/shared/features/signup/signup.contract'
import { useSession } from '../../providers/session'
import { inviteAddress } from './invite-link'
import { StepHeading } from './StepFrame'
import type { SignupDraft } from './signup-draft'
import { filledWith, useSignupWords } from './signup-words'
import { useJoining } from './use-joining'

interface JoinPanelProps {
  readonly invite: SignupInvite
  readonly draft: SignupDraft
}

export function JoinPanel(props: JoinPanelProps) {
  const { current_user } = useSession().state
  const { join } = useSignupWords()
  const { name } = props.invite.organization
  return (
    <>
      <StepHeading title={filledWith(join.title, { organization: name })} organization={name} />
      <Stack spacing={2.5} sx={{ mt: 2, alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
        {current_user ? <SignedIn {...props} user={current_user} /> : <Visitor {...props} />}
      </Stack>
    </>
  )
}

/** The way back is this page; the secret waits in the tab. */
function Visitor({ invite }: JoinPanelProps) {
  const { join } = useSignupWords()
  const query = new URLSearchParams({ to: inviteAddress(invite.id) })
  return (
    <>
      <Typography>{filledWith(join.has_account, { email: invite.email })}</Typography>
      <Button variant="contained" size="large" href={`/login?${query}`}>
        {join.sign_in}
      </Button>
    </>
  )
}

function SignedIn({ invite, draft, user }: JoinPanelProps & { user: CurrentUser }) {
  const { join } = useSignupWords()
  const joining = useJoining(draft, user)
  const { name: organization } = invite.organization
  return (
    <>
      <Typography>{filledWith(join.signed_in, { name: user.name, email: user.email })}</Typography>
      {joining.refused.length > 0 && (
        <Alert severity="error">
          {joining.refused.map(line => (
            <div key={line}>{line}</div>
          ))}
        </Alert>
      )}
      {invite.has_account && !joining.another && (
        <>
          <Typography color="textSecondary">{join.more}</Typography>
          <Button variant="contained" size="large" loading={joining.running} onClick={() => void joining.join()}>
            {filledWith(join.join, { organization })}
          </Button>
        </>
      )}
      {!invite.has_account && <Typography>{filledWith(join.for_another, { email: invite.email })}</Typography>}
      {(joining.another || !invite.has_account) && (
        <Button variant="outlined" size="large" loading={joining.running} onClick={() => void joining.signOut()}>
          {join.sign_out}
        </Button>
      )}
    </>
  )
}

// For an address that has an account already: its owner signs in, and joins with it.
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { CurrentUser } from '@practicum/shared/features/sessions/page-state.contract'
import type { SignupInvite } from '@practicum/shared/features/signup/signup.contract'
import { useSession } from '../../providers/session'
import { inviteAddress } from './entry'
import { RefusedLines, StepHeading } from './StepFrame'
import type { InviteEntry } from './signup-draft'
import { filledWith, useSignupWords } from './signup-words'
import { type Joining, useJoining } from './use-joining'

interface JoinPanelProps {
  readonly invite: SignupInvite
  readonly entry: InviteEntry
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

function SignedIn({ invite, entry, user }: JoinPanelProps & { user: CurrentUser }) {
  const { join, refused } = useSignupWords()
  const joining = useJoining(entry, user)
  // Somebody's address may have changed since: the server knows whose account it is.
  const isOther = !invite.has_account || !isSameAddress(invite.email, user.email)
  return (
    <>
      <Typography>{filledWith(join.signed_in, { name: user.name, email: user.email })}</Typography>
      <RefusedLines lines={joining.refused} />
      {isOther && <Typography>{filledWith(join.for_another, { email: invite.email })}</Typography>}
      {invite.has_account && !joining.another && <Joins invite={invite} joining={joining} isOther={isOther} />}
      {(isOther || joining.another) && (
        <Button variant="contained" size="large" loading={joining.running} onClick={() => void joining.signOut()}>
          {join.sign_out}
        </Button>
      )}
      {(isOther || joining.refused.length > 0) && <Button href="/dashboard">{refused.dashboard}</Button>}
    </>
  )
}

function Joins({ invite, joining, isOther }: { invite: SignupInvite; joining: Joining; isOther: boolean }) {
  const { join } = useSignupWords()
  return (
    <>
      <Typography color="textSecondary">{join.more}</Typography>
      <Button
        variant={isOther ? 'outlined' : 'contained'}
        size="large"
        loading={joining.running}
        onClick={() => void joining.join()}
      >
        {filledWith(join.join, { organization: invite.organization.name })}
      </Button>
    </>
  )
}

const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

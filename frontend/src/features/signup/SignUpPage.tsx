// Signing up by an invitation: what it says, and then the steps to an account, or the way to join with the one somebody has.
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { SignupInvite } from '@practicum/shared/features/signup/signup.contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { currentScheme } from '../../app/scheme'
import { themeOptions } from '../../app/theme'
import { createQueryClient } from '../../providers/query-client'
import { useSession } from '../../providers/session'
import { InviteRefused } from './InviteRefused'
import { useInviteLink } from './invite-link'
import { JoinPanel } from './JoinPanel'
import { SignUpHeader } from './SignUpHeader'
import { SignUpSteps } from './SignUpSteps'
import type { SignupDraft } from './signup-draft'
import { useSignupWords } from './signup-words'
import { type Invitation, useInvitation } from './use-invitation'

export default function SignUp() {
  const draft = useInviteLink()
  const invitation = useInvitation(draft)
  const { invite } = invitation
  // The fields for countries read as screens do, which are within the application.
  const [client] = useState(createQueryClient)
  const accent = invite?.organization.accent ?? null
  const theme = useMemo(() => createTheme(themeOptions(currentScheme(), accent)), [accent])
  return (
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={client}>
        <Paper variant="outlined" sx={{ width: '100%', maxWidth: 560, mx: 'auto', p: { xs: 2.5, sm: 5 } }}>
          {invite && draft ? <Opened invite={invite} draft={draft} /> : <Opening invitation={invitation} />}
        </Paper>
      </QueryClientProvider>
    </ThemeProvider>
  )
}

function Opened({ invite, draft }: { invite: SignupInvite; draft: SignupDraft }) {
  const { current_user } = useSession().state
  const joins = invite.has_account || current_user !== null
  return (
    <>
      <SignUpHeader invite={invite} />
      {joins ? <JoinPanel invite={invite} draft={draft} /> : <SignUpSteps invite={invite} draft={draft} />}
    </>
  )
}

function Opening({ invitation: { unreached, refused, look } }: { invitation: Invitation }) {
  const words = useSignupWords()
  const { current_user } = useSession().state
  if (current_user && refused.length > 0) return <InviteRefused reasons={refused} user={current_user} />
  if (!unreached) return <Typography role="status">{words.looking}</Typography>
  return (
    <Alert severity="warning" action={<Button onClick={look}>{words.again}</Button>}>
      {words.unreachable}
    </Alert>
  )
}

// Signing up by what somebody has come by: what it says, and then the steps to an account, or the way to join with the one somebody has.
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { currentScheme } from '../../app/scheme'
import { themeOptions } from '../../app/theme'
import { createQueryClient } from '../../providers/query-client'
import { useSession } from '../../providers/session'
import { useEntry } from './entry'
import { InviteRefused } from './InviteRefused'
import { JoinPanel } from './JoinPanel'
import { LinkPanel } from './LinkPanel'
import type { Offer } from './offer'
import { SignUpFrame } from './SignUpFrame'
import { SignUpHeader } from './SignUpHeader'
import { SignUpSteps } from './SignUpSteps'
import type { SignupDraft } from './signup-draft'
import { useSignupWords } from './signup-words'
import { type Offering, useOffer } from './use-offer'

export default function SignUp() {
  const draft = useEntry()
  const offering = useOffer(draft)
  const { offer } = offering
  // The fields for countries read as screens do, which are within the application.
  const [client] = useState(createQueryClient)
  const accent = offer?.organization.accent ?? null
  const theme = useMemo(() => createTheme(themeOptions(currentScheme(), accent)), [accent])
  return (
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={client}>
        <SignUpFrame>
          {offer && draft ? <Opened offer={offer} draft={draft} /> : <Opening offering={offering} />}
        </SignUpFrame>
      </QueryClientProvider>
    </ThemeProvider>
  )
}

function Opened({ offer, draft }: { offer: Offer; draft: SignupDraft }) {
  return (
    <>
      <SignUpHeader offer={offer} />
      <Way offer={offer} draft={draft} />
    </>
  )
}

function Way({ offer, draft }: { offer: Offer; draft: SignupDraft }) {
  const { current_user } = useSession().state
  const { invite } = offer
  const { entry } = draft
  if (invite && 'invite_id' in entry && (invite.has_account || current_user))
    return <JoinPanel invite={invite} entry={entry} />
  if (current_user) return <LinkPanel offer={offer} page={draft.page} user={current_user} />
  return <SignUpSteps offer={offer} draft={draft} />
}

function Opening({ offering: { unreached, refused, look } }: { offering: Offering }) {
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

// One's address, on one's account: which one waits to take its place, and where another one is asked for.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ownEmail, withdrawEmailChange } from '@practicum/shared/features/email-changes/email-changes.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { instantByClock } from '../../ui/dates'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { useReader } from '../../ui/use-reader'
import { useToldIntent } from '../../ui/use-told-intent'
import EmailDialog from './EmailDialog'
import { emailSectionMessages } from './email-section.messages'

export default function EmailSection() {
  return (
    <ScreenWords name="email" english={emailSectionMessages}>
      <Section />
    </ScreenWords>
  )
}

function Section() {
  const translate = useTranslate()
  const { user } = useMe()
  const read = useRead(ownEmail, {})
  const [open, setOpen] = useState(false)
  return (
    <TitledPaper id="account-email" title={translate('email.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {translate('email.about')}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{user.email}</Typography>
      <ReadFrame read={read}>
        {({ waiting, comes_back_since }) => (
          <>
            {comes_back_since && <ComesBack since={comes_back_since} />}
            {waiting && <Waiting email={waiting.new_email} />}
          </>
        )}
      </ReadFrame>
      <Button
        variant="outlined"
        size="small"
        disabled={user.is_impersonating}
        onClick={() => setOpen(true)}
        sx={{ mt: 2 }}
      >
        {translate('email.change.button')}
      </Button>
      {open && <EmailDialog onClose={() => setOpen(false)} />}
    </TitledPaper>
  )
}

function ComesBack({ since }: { since: string }) {
  const translate = useTranslate()
  const reader = useReader()
  return (
    <Alert severity="warning" role="note" sx={{ mt: 1.5 }}>
      {translate('email.comes_back', { since: instantByClock(since, reader) })}
    </Alert>
  )
}

/** `email`: that one. */
function Waiting({ email }: { email: string }) {
  const translate = useTranslate()
  const { user } = useMe()
  const { run, running } = useToldIntent(withdrawEmailChange)
  return (
    <Alert severity="info" role="note" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
      {translate('email.waiting', { email, present: user.email })}
      <Box sx={{ mt: 1 }}>
        <Button
          size="small"
          loading={running}
          disabled={user.is_impersonating}
          onClick={() => void run({}, () => ['email.keep.done'])}
        >
          {translate('email.keep.button')}
        </Button>
      </Box>
    </Alert>
  )
}

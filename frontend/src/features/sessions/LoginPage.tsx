// The sign-in page: email and password, and what happened before one came here.

import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useRef, useState } from 'react'
import { arrivalAlerts } from '../../app/public/arrival-alerts'
import type { PublicPageProps } from '../../app/public/public-page'
import { hasAuthenticators } from '../../providers/has-authenticators'
import { useSession } from '../../providers/session'
import { usePageWords } from '../../providers/spoken'
import { Field } from '../../ui/form/Field'
import { useFirstForm } from '../../ui/form/use-first-form'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { GoogleMark } from './GoogleMark'
import { SignInPicture } from './SignInPicture'
import { sessionsMessages } from './sessions.messages'
import { activateAddress, type Credentials, checkCredentials, ssoAddress } from './sign-in'
import { useSignIn } from './use-sign-in'

const NOTHING_TYPED: Credentials = { email: '', password: '' }

export default function LoginPage({ onEnter, onFirstKey }: PublicPageProps) {
  const { state, leave } = useSession()
  const words = usePageWords('sessions', sessionsMessages)
  const [visible, setVisible] = useState(false)
  const began = useRef(false)
  const { messages, attempt, byPasskey } = useSignIn(onEnter)
  const [asking, setAsking] = useState(false)
  const askPasskey = async (): Promise<void> => {
    onFirstKey()
    setAsking(true)
    await byPasskey().finally(() => setAsking(false))
  }
  const form = useFirstForm({ values: NOTHING_TYPED, check: checkCredentials, send: attempt })
  const begin = (): void => {
    if (!began.current) onFirstKey()
    began.current = true
  }
  const alerts =
    messages.length > 0 ? [{ severity: 'error' as const, messages }] : arrivalAlerts(location.search, state)

  return (
    <Beside>
      <ScreenHeading>{words.title}</ScreenHeading>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {words.intro}
      </Typography>
      <Stack component="form" {...form.element} onChange={begin} spacing={2.5}>
        {alerts.map(alert => (
          <Alert key={alert.messages.join()} severity={alert.severity}>
            <Messages messages={alert.messages} />
          </Alert>
        ))}
        <Field label={words.email} type="email" autoComplete="username" {...form.bind('email')} />
        <Field
          label={words.password}
          type={visible ? 'text' : 'password'}
          autoComplete="current-password"
          {...form.bind('password')}
          end={
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={visible ? words.hide : words.show}
                onClick={() => setVisible(!visible)}
                size="small"
              >
                {visible ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          }
        />
        <Button type="submit" variant="contained" size="large" disabled={form.running}>
          {words.submit}
        </Button>
        {hasAuthenticators() && (
          <Button variant="outlined" size="large" disabled={asking} onClick={() => void askPasskey()}>
            {words.passkey}
          </Button>
        )}
        {state.sign_in_with.map(provider => (
          <Button
            key={provider}
            variant="outlined"
            size="large"
            startIcon={<GoogleMark />}
            onClick={() => leave(ssoAddress(provider, location.search))}
          >
            {words.with[provider]}
          </Button>
        ))}
        <Link href="/password/reset" variant="body2" sx={{ alignSelf: 'center', py: 0.5 }}>
          {words.forgot}
        </Link>
        {messages.length > 0 && form.bind('email').value !== '' && (
          <Link href={activateAddress(form.bind('email').value)} variant="body2" sx={{ alignSelf: 'center', py: 0.5 }}>
            {words.unverified}
          </Link>
        )}
      </Stack>
    </Beside>
  )
}

const Beside = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', gap: 3, width: '100%', maxWidth: 1040, mx: 'auto' }}>
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420, mx: { xs: 'auto', md: 0 }, p: { xs: 3, sm: 5 } }}>
      {children}
    </Paper>
    <SignInPicture />
  </Box>
)

function Messages({ messages }: { messages: readonly string[] }) {
  if (messages.length === 1) return <>{messages[0]}</>
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {messages.map(message => (
        <li key={message}>{message}</li>
      ))}
    </Box>
  )
}

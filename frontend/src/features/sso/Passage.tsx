// A page on the way to a provider or back: it says what goes on, and where it did not, what one can do.
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { saidOf } from '../../providers/api-failure'
import { useSession } from '../../providers/session'
import { pageWords, usePageWords } from '../../providers/spoken'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { ssoPageMessages } from './sso-page.messages'

/** As people know them. The shapes of the contract would be most of what these pages load. */
const LABELS: Readonly<Record<string, string>> = { google: 'Google' }

interface PassageProps {
  readonly step: 'leaving' | 'returned'
  /** Of the address, whatever stands there. */
  readonly provider: string
  readonly refused: string | undefined
}

export function Passage({ step, provider, refused }: PassageProps) {
  const words = usePageWords('sso-page', ssoPageMessages)
  const { current_user: user } = useSession().state
  const say = (text: string): string => text.replaceAll('%{provider}', LABELS[provider] ?? words.somebody)
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 460, mx: 'auto', p: { xs: 3, sm: 5 } }}>
      <ScreenHeading sx={{ mb: 2 }}>{say(words[step])}</ScreenHeading>
      {refused === undefined ? (
        <Stack direction="row" spacing={2} role="status" sx={{ alignItems: 'center' }}>
          <CircularProgress size={24} aria-hidden />
          <Typography>{say(words[`${step}_text`])}</Typography>
        </Stack>
      ) : (
        <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
          <Alert severity="error" sx={{ width: '100%' }}>
            {refused}
          </Alert>
          <Button variant="contained" size="large" href={user ? '/account' : '/login'}>
            {user ? words.account : words.login}
          </Button>
        </Stack>
      )}
    </Paper>
  )
}

export const refusalIn = (error: unknown): string => saidOf(error, pageWords('sso-page', ssoPageMessages))

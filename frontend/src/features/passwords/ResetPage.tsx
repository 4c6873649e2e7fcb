// Choosing a new password by a link that was mailed.
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { PasswordPolicy } from '@practicum/shared/features/passwords/password-rules'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { isFailure } from '../../providers/api-failure'
import { useSession } from '../../providers/session'
import { usePageWords } from '../../providers/spoken'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { NewPasswordFields } from './NewPasswordFields'
import { afterFailure, messageOf, type NewPassword } from './new-password'
import { passwordPageMessages } from './password-page.messages'
import { openResetLink, resetPassword, validatePassword } from './passwords.rows'
import { type ResetLink, useResetLink } from './reset-link'
import { useNewPassword } from './use-new-password'

const ASK = '/password/reset'
const NOTHING_TYPED: NewPassword = { password: '', confirmation: '' }

export default function ResetPage() {
  const { leave } = useSession()
  const words = usePageWords('passwords', passwordPageMessages)
  const link = useResetLink()
  const nameless = link?.email === ''
  useEffect(() => {
    if (nameless) leave(ASK)
  }, [nameless, leave])
  if (nameless) return null
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 460, mx: 'auto', p: { xs: 3, sm: 5 } }}>
      <ScreenHeading>{words.choose.title}</ScreenHeading>
      {link ? <Opened link={link} /> : <Dead severity="info">{words.choose.lost}</Dead>}
    </Paper>
  )
}

type Opening = { readonly policy: PasswordPolicy } | { readonly refused: string }

function Opened({ link }: { link: ResetLink }) {
  const { api } = useSession()
  const words = usePageWords('passwords', passwordPageMessages)
  const [opening, setOpening] = useState<Opening>()
  useEffect(() => {
    api.call(openResetLink, { body: { ...link } }).then(setOpening, (error: unknown) => {
      if (!isFailure(error)) throw error
      setOpening({ refused: messageOf(error) })
    })
  }, [api, link])
  if (!opening) return <Typography role="status">{words.choose.looking}</Typography>
  if ('refused' in opening) return <Dead severity="error">{opening.refused}</Dead>
  return <ChooseForm link={link} policy={opening.policy} />
}

/** Nothing can be done by this link: the next step is another one. */
function Dead({ severity, children }: { severity: 'error' | 'info'; children: ReactNode }) {
  const words = usePageWords('passwords', passwordPageMessages)
  return (
    <Stack spacing={2.5} sx={{ mt: 2 }}>
      <Alert severity={severity}>{children}</Alert>
      <Button variant="contained" size="large" href={ASK}>
        {words.choose.another}
      </Button>
    </Stack>
  )
}

function ChooseForm({ link, policy }: { link: ResetLink; policy: PasswordPolicy }) {
  const { api } = useSession()
  const words = usePageWords('passwords', passwordPageMessages)
  const { send, failed } = useReset(link)
  const ask = useCallback(
    (password: string) => api.call(validatePassword, { body: { password, link: { ...link } } }),
    [api, link],
  )
  const form = useNewPassword({ values: NOTHING_TYPED, policy, ask, send })
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {words.choose.intro.replace('%{email}', link.email)}
      </Typography>
      <Stack component="form" {...form.element} useFlexGap spacing={2}>
        {failed && <Alert severity="error">{failed}</Alert>}
        <input type="email" autoComplete="username" value={link.email} readOnly hidden />
        <NewPasswordFields form={form} policy={policy} />
        <Button type="submit" variant="contained" size="large" disabled={form.running}>
          {words.choose.submit}
        </Button>
      </Stack>
    </>
  )
}

interface Reset {
  readonly send: (values: NewPassword) => Promise<Partial<NewPassword> | undefined>
  readonly failed: string | undefined
}

/** Sends the new password, and goes on to where the answer leads. */
function useReset(link: ResetLink): Reset {
  const { api, leave } = useSession()
  const [failed, setFailed] = useState<string>()
  const refused = (error: unknown): Partial<NewPassword> | undefined => {
    if (!isFailure(error)) throw error
    const outcome = afterFailure(error)
    if (outcome.kind === 'password') return { password: outcome.message }
    if (outcome.kind === 'go') leave(outcome.path)
    else setFailed(outcome.message)
    return undefined
  }
  const send = async ({ password }: NewPassword): Promise<Partial<NewPassword> | undefined> => {
    setFailed(undefined)
    try {
      const { next, flash } = await api.call(resetPassword, { body: { ...link, password } })
      leave(`${next}?${new URLSearchParams({ [flash.type]: flash.message })}`)
      return undefined
    } catch (error) {
      return refused(error)
    }
  }
  return { send, failed }
}

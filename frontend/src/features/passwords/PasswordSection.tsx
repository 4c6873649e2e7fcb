// Changing one's own password, on the page of one's account.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { PasswordPolicy } from '@practicum/shared/features/passwords/password-rules'
import { changePassword } from '@practicum/shared/features/passwords/passwords.contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type ApiFailure, isFailure } from '../../providers/api-failure'
import { type Me, useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useSession } from '../../providers/session'
import { usePageWords } from '../../providers/spoken'
import { TitledPaper } from '../../ui/TitledPaper'
import { useToast } from '../../ui/toast'
import { NewPasswordFields } from './NewPasswordFields'
import { beside, messageOf, type NewPassword } from './new-password'
import { ownPasswordMessages } from './own-password.messages'
import { passwordPageMessages } from './password-page.messages'
import { validateOwnPassword } from './passwords.rows'
import { SecretField } from './SecretField'
import { useNewPassword } from './use-new-password'

interface Change extends NewPassword {
  readonly current: string
}

const NOTHING_TYPED: Change = { current: '', password: '', confirmation: '' }

export default function PasswordSection() {
  return (
    <ScreenWords name="own-password" english={ownPasswordMessages}>
      <Section />
    </ScreenWords>
  )
}

function Section() {
  const translate = useTranslate()
  const { user } = useMe()
  const [changing, setChanging] = useState(false)
  return (
    <TitledPaper id="account-password" title={translate('own-password.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {translate('own-password.about')}
      </Typography>
      {changing ? (
        <ChangeForm onDone={() => setChanging(false)} />
      ) : (
        <Button variant="outlined" size="small" disabled={user.is_impersonating} onClick={() => setChanging(true)}>
          {translate('own-password.submit')}
        </Button>
      )}
    </TitledPaper>
  )
}

/** As the server has it: one organization that asks for more is enough. */
const policyOf = ({ user }: Me): PasswordPolicy =>
  user.positions.some(
    ({ status, organization }) => status !== 'archived' && organization.organization_settings.enable_stronger_passwords,
  )
    ? 'extra_strong'
    : 'normal'

function ChangeForm({ onDone }: { onDone: () => void }) {
  const translate = useTranslate()
  const me = useMe()
  const { api } = useSession()
  const words = usePageWords('passwords', passwordPageMessages)
  const [visible, setVisible] = useState(false)
  const policy = policyOf(me)
  const { id } = me.user
  const ask = useCallback(
    (password: string) => api.call(validateOwnPassword, { params: { id }, body: { password } }),
    [api, id],
  )
  const { send, failed } = useChange(onDone)
  const form = useNewPassword<Change>({
    values: NOTHING_TYPED,
    policy,
    ask,
    send,
    check: ({ current }) => (current === '' ? { current: words.required } : {}),
  })
  return (
    <Stack component="form" {...form.element} useFlexGap spacing={2} sx={{ maxWidth: 460 }}>
      {failed && <Alert severity="error">{failed}</Alert>}
      <input type="email" autoComplete="username" value={me.user.email} readOnly hidden />
      <SecretField
        label={translate('own-password.current')}
        autoComplete="current-password"
        visible={visible}
        onVisible={setVisible}
        {...form.bind('current')}
      />
      <NewPasswordFields form={form} policy={policy} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={form.running}>
          {translate('own-password.submit')}
        </Button>
        <Button onClick={onDone}>{translate('own-password.cancel')}</Button>
      </Box>
    </Stack>
  )
}

/** Sends it; the page goes on in a session with a new secret, and asks for everything anew. */
function useChange(onDone: () => void) {
  const { api } = useSession()
  const client = useQueryClient()
  const toast = useToast()
  const [failed, setFailed] = useState<string>()
  const besideFields = (failure: ApiFailure): Partial<Change> | undefined => {
    const [current, password] = [failure.about('current'), failure.about('password')]
    if (current === undefined && password === undefined) setFailed(messageOf(failure))
    return {
      ...(current !== undefined && { current: beside(current) }),
      ...(password !== undefined && { password: beside(password) }),
    }
  }
  const send = async ({ current, password }: Change): Promise<Partial<Change> | undefined> => {
    setFailed(undefined)
    try {
      api.takeToken((await api.call(changePassword, { body: { current, password } })).csrf_token)
    } catch (error) {
      if (!isFailure(error)) throw error
      return besideFields(error)
    }
    void client.invalidateQueries()
    toast('own-password.changed')
    onDone()
    return undefined
  }
  return { send, failed }
}

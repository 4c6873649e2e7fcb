// Takes two-factor sign-in away from the person of an account who has lost what they show: an admin says why.
import Button from '@mui/material/Button'
import { mayEnter } from '@practicum/shared/access/roles'
import { RESET_REASON_MAX } from '@practicum/shared/access/second-step'
import { resetTwoFactorOf } from '@practicum/shared/features/two-factor/two-factor.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { AccountIntentProps, AccountShown } from '../../app/feature'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { requestOf } from '../../providers/use-intent'
import { TextField, useDialogForm } from '../../ui/form/dialog'
import { QuestionForm } from '../../ui/form/QuestionForm'
import { resetIntentMessages } from './reset-intent.messages'

/** Something is set up, or was guessed at until nothing is taken any more. */
const canBeReset = ({ status, two_factor: kept }: AccountShown): boolean =>
  mayEnter(status) && kept !== undefined && (kept.ways.length > 0 || kept.tries_used_up)

/** One's own is removed on one's account, with the password. */
export default function ResetIntent({ account, inRow = false }: AccountIntentProps) {
  const { user } = useMe()
  if (inRow || user.id === account.id || !canBeReset(account)) return null
  return (
    <ScreenWords name="reset-two-factor" english={resetIntentMessages}>
      <Intent person={account} />
    </ScreenWords>
  )
}

function Intent({ person }: { person: AccountShown }) {
  const translate = useTranslate()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {translate('reset-two-factor.button')}
      </Button>
      {asking && <Question person={person} onClose={() => setAsking(false)} />}
    </>
  )
}

function Question({ person: { id, name }, onClose }: { person: AccountShown; onClose: () => void }) {
  const translate = useTranslate()
  const form = useDialogForm({
    messages: 'reset-two-factor.field',
    values: { reason: '' },
    request: body => requestOf(resetTwoFactorOf, { params: { id }, body }),
    touches: ['users'],
    onClose,
    onSaved: ({ reset }) => ({ notice: `reset-two-factor.${reset ? 'done' : 'nothing'}`, args: { name } }),
  })
  return (
    <QuestionForm
      form={form}
      title={translate('reset-two-factor.title', { name })}
      consequence={translate('reset-two-factor.text')}
      confirm={translate('reset-two-factor.button')}
      danger
      onClose={onClose}
    >
      <TextField
        {...form.bind('reason')}
        help={translate('reset-two-factor.field.reason_help')}
        max={RESET_REASON_MAX}
        required
        autoFocus
        multiline
        minRows={2}
        sx={{ mt: 2 }}
      />
    </QuestionForm>
  )
}

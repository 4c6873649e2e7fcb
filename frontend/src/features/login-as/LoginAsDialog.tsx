// Asks as whom, why, and for one's own password, before an admin acts as somebody.
import Stack from '@mui/material/Stack'
import { LOGIN_AS_REASON_MAX } from '@practicum/shared/access/acting-as'
import { startLoginAs } from '@practicum/shared/features/login-as/login-as.contract'
import { refuse } from '@practicum/shared/kernel/refusal'
import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router'
import { ScreenWords } from '../../providers/screen-words'
import { requestOf } from '../../providers/use-intent'
import { useFields } from '../../ui/form/dialog'
import { OwnPasswordField } from '../../ui/form/OwnPasswordField'
import { QuestionForm } from '../../ui/form/QuestionForm'
import { TextField } from '../../ui/form/TextField'
import { useContractForm } from '../../ui/form/use-contract-form'
import { type ActedAs, ActedAsField } from './ActedAsField'
import { actingMessages } from './acting.messages'
import { useBecome } from './use-become'

interface LoginAsDialogProps {
  /** Absent: looked for here. */
  readonly person?: ActedAs
  readonly onClose: () => void
}

export default function LoginAsDialog(props: LoginAsDialogProps) {
  return (
    <ScreenWords name="acting" english={actingMessages}>
      <Question {...props} />
    </ScreenWords>
  )
}

const NOBODY = refuse('person.not_available', {}, { field: 'person' })
/** Stands for nobody until somebody is found: the rule above says so first. */
const UNKNOWN = '00000000-0000-0000-0000-000000000000'

interface Values {
  readonly person: ActedAs | null
  readonly reason: string
  readonly password: string
}

function Question({ person, onClose }: LoginAsDialogProps) {
  const translate = useTranslate()
  const { pathname, search, hash } = useLocation()
  const become = useBecome()
  const values: Values = { person: person ?? null, reason: '', password: '' }
  const form = useContractForm<Values, { redirect: string }>({
    values,
    request: ({ person: chosen, reason, password }) =>
      requestOf(startLoginAs, {
        params: { id: chosen?.id ?? UNKNOWN },
        body: { reason, password, return_to: `${pathname}${search}${hash}` },
      }),
    rules: ({ person: chosen }) => (chosen === null ? [NOBODY] : []),
    onSaved: become,
  })
  const { bind } = useFields(form.control, 'acting.field')
  return (
    <QuestionForm
      form={form}
      title={person ? translate('acting.title', { name: person.name }) : translate('acting.title_somebody')}
      consequence={translate('acting.text')}
      confirm={translate('acting.button')}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ mt: 2 }}>
        {!person && <ActedAsField {...bind('person')} />}
        <TextField
          {...bind('reason')}
          help={translate('acting.field.reason_help')}
          max={LOGIN_AS_REASON_MAX}
          required
          autoFocus={person !== undefined}
          multiline
          minRows={2}
        />
        <OwnPasswordField control={form.control} name="password" />
      </Stack>
    </QuestionForm>
  )
}

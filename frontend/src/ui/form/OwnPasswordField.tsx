// One's own password, asked for before something is changed that it protects.
import { TYPED_PASSWORD_MAX } from '@practicum/shared/contract/secret'
import { useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { TextField, type TextFieldProps } from './TextField'

type OwnPasswordFieldProps<Values extends FieldValues> = Pick<
  TextFieldProps<Values>,
  'control' | 'name' | 'deps' | 'autoFocus' | 'sx'
>

export function OwnPasswordField<Values extends FieldValues>(props: OwnPasswordFieldProps<Values>) {
  const translate = useTranslate()
  return (
    <TextField
      {...props}
      type="password"
      autoComplete="current-password"
      label={translate('app.form.own_password')}
      max={TYPED_PASSWORD_MAX}
      // Room for what is wrong with it, so that nothing moves.
      help=" "
      required
    />
  )
}

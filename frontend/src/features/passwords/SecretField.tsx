// A field for a password that can be looked at. Pasting is welcome: managers of passwords do it.
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { usePageWords } from '../../providers/spoken'
import { Field } from '../../ui/form/Field'
import type { BoundText } from '../../ui/form/use-first-form'
import { passwordPageMessages } from './password-page.messages'

interface SecretFieldProps extends BoundText {
  readonly label: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly visible: boolean
  /** Absent: shown and hidden with another field. */
  readonly onVisible?: (visible: boolean) => void
}

export function SecretField({ visible, onVisible, ...field }: SecretFieldProps) {
  const words = usePageWords('passwords', passwordPageMessages)
  return (
    <Field
      {...field}
      type={visible ? 'text' : 'password'}
      end={
        onVisible && (
          <InputAdornment position="end">
            <IconButton
              edge="end"
              aria-label={visible ? words.hide : words.show}
              onClick={() => onVisible(!visible)}
              size="small"
            >
              {visible ? <VisibilityOff /> : <Visibility />}
            </IconButton>
          </InputAdornment>
        )
      }
    />
  )
}

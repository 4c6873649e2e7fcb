// A box by which a text is accepted: it can be read first, in a tab of its own, and nothing that was typed is lost.
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Link from '@mui/material/Link'
import type { Control } from 'react-hook-form'
import { useField } from '../../ui/form/use-field'
import type { SignupValues } from './signup-form'
import { useSignupWords } from './signup-words'

interface AcceptFieldProps {
  readonly control: Control<SignupValues>
  readonly name: 'terms_accepted' | 'privacy_accepted'
}

const TEXTS = {
  terms_accepted: { word: 'terms', href: '/terms-of-service' },
  privacy_accepted: { word: 'privacy', href: '/privacy-policy' },
} as const

export function AcceptField({ control, name }: AcceptFieldProps) {
  const words = useSignupWords().account
  const { value, onChange, onBlur, ref, error } = useField<SignupValues, boolean>({ control, name })
  const { word, href } = TEXTS[name]
  const told = error === undefined ? undefined : `${name}-error`
  return (
    <FormControl error={error !== undefined}>
      <FormControlLabel
        control={
          <Checkbox
            checked={value}
            onChange={(_event, ticked) => onChange(ticked)}
            onBlur={onBlur}
            slotProps={{ input: { ref, 'aria-invalid': error !== undefined, 'aria-describedby': told } }}
          />
        }
        label={
          <>
            {words.i_accept}{' '}
            <Link href={href} target="_blank" rel="noopener">
              {words[word]}
            </Link>
          </>
        }
      />
      {error && <FormHelperText id={told}>{error}</FormHelperText>}
    </FormControl>
  )
}

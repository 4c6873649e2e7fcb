// Which phone codes are sent to: a country and a number within it.
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { phoneNamed } from '@practicum/shared/features/two-factor/two-factor.form'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import type { KeyboardEvent } from 'react'
import { useSession } from '../../providers/session'
import { Field } from '../../ui/form/Field'
import { useFirstForm } from '../../ui/form/use-first-form'
import { CallingCountry } from './CallingCountry'
import { Refused } from './StepPaper'
import { useSecondStepWords } from './second-step'
import { choosePhone } from './two-factor.rows'
import type { Steps } from './use-step'

export interface SentTo {
  /** Its last four digits. */
  readonly phone: string
  /** Seconds until another code may be sent. */
  readonly againIn: number
}

interface PhoneFormProps {
  readonly steps: Steps
  readonly onSent: (sent: SentTo) => void
}

const NEVER_TYPED = ['e', 'E', '+', '-', '.', ' ']
const PHONE_MAX = 20

const block = (event: KeyboardEvent): void => {
  if (NEVER_TYPED.includes(event.key)) event.preventDefault()
}

/** Keyboards of phones, and what fills forms in by itself, press no key. */
const without = (typed: string): string => [...typed].filter(sign => !NEVER_TYPED.includes(sign)).join('')

export function PhoneForm({ steps, onSent }: PhoneFormProps) {
  const { api } = useSession()
  const words = useSecondStepWords()
  const form = useFirstForm({
    values: { country_code: 'US', phone: '' },
    check: ({ country_code, phone }) => {
      if (phone === '') return { phone: words.required }
      return isRefusal(phoneNamed(phone, country_code)) ? { phone: words.phone.valid_phone_intl } : {}
    },
    send: body =>
      steps.run(async () => {
        const { phone, again_in } = await api.call(choosePhone, { body })
        onSent({ phone, againIn: again_in })
      }),
  })
  const number = form.bind('phone')
  return (
    <Stack component="form" {...form.element} spacing={2.5}>
      <Refused text={steps.refused} />
      <Typography>{words.phone.intro}</Typography>
      <CallingCountry label={words.phone.country} {...form.bind('country_code')} />
      <Field
        label={words.phone.number}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={PHONE_MAX}
        onKeyDown={block}
        onPaste={event => event.preventDefault()}
        {...number}
        onChange={typed => number.onChange(without(typed))}
      />
      <Typography variant="body2" color="textSecondary">
        {words.phone.number_help}
      </Typography>
      <Button type="submit" variant="contained" size="large" disabled={form.running}>
        {words.phone.send}
      </Button>
    </Stack>
  )
}

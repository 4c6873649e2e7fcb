// Addresses of people without an account: typed one by one or pasted together, each shown and removable.
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { MAX_GUEST_EMAILS } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { regexes } from 'zod/v4/core'
import { useUnfinishedCheck } from '../../ui/form/unfinished'
import { type FieldProps, useField } from '../../ui/form/use-field'

export function GuestEmailsField<Values extends FieldValues>(props: FieldProps<Values, readonly string[]>) {
  const translate = useTranslate()
  const { value: guests, onChange, error } = useField<Values, readonly string[]>(props)
  const [typed, setTyped] = useState('')
  const [invalid, setInvalid] = useState<string>()
  const shownError = invalid ? translate('live-sessions.email_invalid', { email: invalid }) : error

  // An address that is none is not left out of what is sent.
  useUnfinishedCheck(() => typed.trim() !== '')

  const take = (): void => {
    const emails = typed.split(/[\s,;]+/).filter(email => email !== '')
    const wrong = emails.filter(email => !regexes.email.test(email))
    setInvalid(wrong[0])
    setTyped(wrong.join(' '))
    if (wrong.length < emails.length) onChange([...guests, ...emails.filter(email => !wrong.includes(email))])
  }
  return (
    <Stack spacing={1}>
      <TextField
        label={props.label}
        type="text"
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          setInvalid(undefined)
        }}
        onBlur={take}
        onKeyDown={event => {
          if (event.key !== 'Enter' || typed.trim() === '') return
          event.preventDefault()
          take()
        }}
        error={shownError !== undefined}
        helperText={shownError ?? translate('hosting.guests_hint', { limit: MAX_GUEST_EMAILS })}
        slotProps={{ htmlInput: { inputMode: 'email', autoComplete: 'off' } }}
      />
      {guests.length > 0 && (
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
          {counted(guests).map(({ email, key, index }) => (
            <li key={key}>
              <Chip label={email} onDelete={() => onChange(guests.filter((_guest, other) => other !== index))} />
            </li>
          ))}
        </Box>
      )}
    </Stack>
  )
}

/** The same address may stand there twice until that is mended. */
const counted = (guests: readonly string[]) =>
  guests.map((email, index) => ({
    email,
    index,
    key: `${email} ${guests.slice(0, index).filter(other => other === email).length}`,
  }))

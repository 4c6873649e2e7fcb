// The field in which a day is written in words.
import TextField from '@mui/material/TextField'
import type { KeyboardEvent } from 'react'
import { useUnfinishedCheck } from './unfinished'

export interface WordsProps {
  readonly label: string
  readonly required: boolean
  readonly words: string
  readonly onWords: (words: string) => void
  readonly help: string
  readonly wrong?: boolean
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly onBlur?: () => void
}

/** Words that nobody has read yet are no day: the form is not sent with them. */
export function Words({ label, required, words, onWords, help, wrong = false, onKeyDown, onBlur }: WordsProps) {
  useUnfinishedCheck(() => words.trim() !== '')
  return (
    <TextField
      autoFocus
      fullWidth
      label={label}
      required={required}
      value={words}
      onChange={event => onWords(event.target.value)}
      onFocus={({ target }) => (target as HTMLInputElement).setSelectionRange(words.length, words.length)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      error={wrong}
      helperText={help}
      slotProps={{ formHelperText: { role: 'status' }, htmlInput: { autoComplete: 'off' } }}
    />
  )
}

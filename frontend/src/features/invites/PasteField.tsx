// Takes a list of people as it was copied from elsewhere, and says what it made of it.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type ClipboardEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useField } from '../../ui/form/use-field'
import { COHORT_MAX, type Cohort, cohortOf, type Invitee } from './cohort'
import type { Said } from './cohort-line'
import type { InviteValues, Inviting } from './use-invite-form'

interface PasteFieldProps extends Pick<Inviting, 'form'> {
  readonly people: readonly Invitee[]
  readonly onAdd: (people: readonly Said[]) => void
}

export function PasteField({ form, people, onAdd }: PasteFieldProps) {
  const translate = useTranslate()
  const { value, onChange, onBlur } = useField<InviteValues, string>({ control: form.control, name: 'pasted' })
  const [taken, setTaken] = useState<Cohort>()
  const take = (text: string): void => {
    const cohort = cohortOf(text, people)
    onAdd(cohort.people)
    onChange(cohort.rest.join('\n'))
    setTaken(cohort)
  }
  // Into what is being typed it is put as anywhere else.
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text')
    if (value.trim() !== '' || !text.includes('@')) return
    event.preventDefault()
    take(text)
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TextField
        fullWidth
        multiline
        minRows={3}
        maxRows={8}
        label={translate('invitations.invite.pasted')}
        helperText={translate('invitations.invite.pasted_help')}
        value={value}
        disabled={form.running}
        onChange={event => onChange(event.target.value)}
        onBlur={onBlur}
        onPaste={paste}
      />
      {value.trim() !== '' && (
        <Button variant="outlined" disabled={form.running} onClick={() => take(value)}>
          {translate('invitations.invite.take')}
        </Button>
      )}
      <Box role="status" sx={{ width: 1 }}>
        {taken && <Taken {...taken} />}
      </Box>
    </Box>
  )
}

function Taken({ people, twice, rest }: Cohort) {
  const translate = useTranslate()
  const said = (key: string, count: number): readonly string[] =>
    count > 0 ? [translate(`invitations.invite.${key}`, { smart_count: count, max: COHORT_MAX })] : []
  const lines = [...said('added', people.length), ...said('twice', twice), ...said('beyond', rest.length)]
  return <Alert severity={rest.length > 0 ? 'warning' : 'info'}>{lines.join(' ')}</Alert>
}

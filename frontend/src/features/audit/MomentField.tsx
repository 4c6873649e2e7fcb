// Asks for a moment of the past, in the clock of the reader's own machine.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'

export function MomentField({ onChoose }: { onChoose: (at: string) => void }) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const at = new Date(typed)
  const isFuture = at.getTime() > Date.now()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!Number.isNaN(at.getTime()) && !isFuture) onChoose(at.toISOString())
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      <TextField
        type="datetime-local"
        label={translate('audit.as_of.moment')}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        error={isFuture}
        helperText={isFuture ? translate('audit.as_of.future') : undefined}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ width: { xs: '100%', sm: 260 } }}
      />
      <Button type="submit" variant="outlined" disabled={Number.isNaN(at.getTime()) || isFuture}>
        {translate('audit.as_of.show')}
      </Button>
    </Box>
  )
}

// Beside the buttons of a form: that its files are on their way, that it is being saved, or what holds it back.
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { FormHandle } from './use-checked-form'

type SaveProgress = Pick<FormHandle<FieldValues>, 'state' | 'heldBack'>

export function SaveStatus({ form: { state, heldBack } }: { form: SaveProgress }) {
  const translate = useTranslate()
  const held = heldBack && state === 'ready'
  return (
    <Typography
      role={held ? 'alert' : 'status'}
      data-save-state={state}
      variant="body2"
      color={held ? 'error' : 'textSecondary'}
      sx={{ mr: 'auto' }}
    >
      {held && translate('app.form.held_back')}
      {state !== 'ready' && translate(`app.form.state.${state}`)}
    </Typography>
  )
}

// Tells for which trainees it was not saved, and why; beside an overlap stand the other trainings with their days.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { TrainingBatch, TrainingFailure } from '@practicum/shared/features/trainings/changing.contract'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { refusalInWords } from '../../providers/spoken'
import { shortDay } from '../../ui/dates'
import { isGone } from './training-form'
import { useToldError } from './use-told-error'

interface NotForAllProps {
  readonly answer: TrainingBatch
  /** Of the trainees, by their ids. */
  readonly names: ReadonlyMap<string, string>
  readonly onClose: () => void
  /** To what is left to do: the form as it was sent, for those alone. */
  readonly onBack: () => void
}

export function NotForAll({ answer: { data, errors }, names, onClose, onBack }: NotForAllProps) {
  const translate = useTranslate()
  const heading = useId()
  const words = (key: string, args?: object): string => translate(`assigned.failed.${key}`, args)
  const nothingLeft = errors.every(isGone)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <DialogTitle id={heading}>{words('title')}</DialogTitle>
      <DialogContent dividers tabIndex={0} sx={{ display: 'grid', gap: 2 }}>
        {data.length > 0 && <Alert severity="success">{words('done', { smart_count: data.length })}</Alert>}
        <Typography>{words('because')}</Typography>
        {errors.map(failure => (
          <Failure
            key={`${failure.failed_trainee_id} ${failure.training_id}`}
            failure={failure}
            name={names.get(failure.failed_trainee_id) ?? ''}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus={nothingLeft}>
          {words('close')}
        </Button>
        {!nothingLeft && (
          <Button variant="contained" onClick={onBack} autoFocus>
            {words('back')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function Failure({ failure, name }: { failure: TrainingFailure; name: string }) {
  const told = useToldError()
  const message = told(refusalInWords({ code: failure.code, message: failure.error }))
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography>
        <strong>{name}</strong>: {message}
      </Typography>
      {failure.overlapping.length > 0 && <Others failure={failure} name={name} />}
    </Box>
  )
}

function Others({ failure, name }: { failure: TrainingFailure; name: string }) {
  const translate = useTranslate()
  const label = (field: string): string => translate(`assigned.field.${field}`)
  return (
    <Table
      size="small"
      aria-label={translate('assigned.failed.others', { name })}
      sx={{ '& th, & td': { pl: 0, pr: 1 } }}
    >
      <TableHead>
        <TableRow>
          {['training_plan_id', 'start_at', 'end_at'].map(field => (
            <TableCell key={field}>{label(field)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {failure.overlapping.map(({ id, training_plan_name, start_at, end_at }) => (
          <TableRow key={id}>
            <TableCell>{training_plan_name}</TableCell>
            <TableCell>{shortDay(start_at)}</TableCell>
            <TableCell>{shortDay(end_at)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

// The values among which one chooses: each is added, worded anew and removed by itself.
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { VALUE_MAX } from '@practicum/shared/features/signup-questions/questions.fields'
import {
  addSignupQuestionValue,
  changeSignupQuestionValue,
  removeSignupQuestionValue,
  type SignupQuestionView,
} from '@practicum/shared/features/signup-questions/signup-questions.contract'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'

interface ValuesDialogProps {
  readonly question: SignupQuestionView
  readonly onClose: () => void
}

type Value = SignupQuestionView['values'][number]

export default function ValuesDialog({ question, onClose }: ValuesDialogProps) {
  const translate = useTranslate()
  const title = useId()
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{translate('questions.choice.title', { body: question.body })}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          {question.values.length === 0 && <Typography>{translate('questions.choice.none')}</Typography>}
          {question.values.map(value => (
            <ValueRow key={`${value.id} ${value.value}`} question={question.id} value={value} />
          ))}
          <NewValue question={question} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('questions.choice.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

interface LineProps {
  readonly label: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly refused: readonly string[]
  readonly onSubmit: () => void
  readonly children: ReactNode
}

function Line({ label, text, onText, refused, onSubmit, children }: LineProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() !== '') onSubmit()
  }
  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={1}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <TextField
          fullWidth
          size="small"
          label={label}
          value={text}
          onChange={event => onText(event.target.value)}
          slotProps={{ htmlInput: { maxLength: VALUE_MAX } }}
        />
        {children}
      </Stack>
      {refused.length > 0 && <Alert severity="error">{refused.join(' ')}</Alert>}
    </Stack>
  )
}

function ValueRow({ question: id, value: { id: value_id, value, is_other } }: { question: string; value: Value }) {
  const translate = useTranslate()
  const [text, setText] = useState(value)
  const changing = useIntent(changeSignupQuestionValue)
  const removing = useIntent(removeSignupQuestionValue)
  const params = { id, value_id }
  const save = (): void => void changing.run({ params, body: { value: text } }).catch(() => undefined)
  const remove = (): void => void removing.run({ params, body: { value } }).catch(() => undefined)
  const label = translate('questions.choice.value')
  return (
    <Line
      label={is_other ? `${label} (${translate('questions.choice.is_other')})` : label}
      text={text}
      onText={setText}
      refused={[...changing.refused, ...removing.refused]}
      onSubmit={save}
    >
      {text.trim() !== value && (
        <Button type="submit" loading={changing.running}>
          {translate('questions.choice.save')}
        </Button>
      )}
      <IconButton
        aria-label={translate('questions.choice.remove', { value })}
        disabled={removing.running}
        onClick={remove}
      >
        <DeleteOutlined />
      </IconButton>
    </Line>
  )
}

function NewValue({ question: { id, values } }: { question: SignupQuestionView }) {
  const translate = useTranslate()
  const [text, setText] = useState('')
  const [isOther, setOther] = useState(false)
  const { run, running, refused } = useIntent(addSignupQuestionValue)
  const add = (): Promise<void> =>
    run({ params: { id }, body: { value: text, is_other: isOther } }).then(
      () => {
        setText('')
        setOther(false)
      },
      () => undefined,
    )
  return (
    <>
      <Line
        {...{ text, refused }}
        label={translate('questions.choice.new')}
        onText={setText}
        onSubmit={() => void add()}
      >
        <Button type="submit" loading={running} disabled={text.trim() === ''}>
          {translate('questions.choice.add')}
        </Button>
      </Line>
      {!values.some(({ is_other }) => is_other) && (
        <FormControlLabel
          label={translate('questions.choice.other')}
          control={<Checkbox checked={isOther} onChange={(_event, ticked) => setOther(ticked)} />}
        />
      )}
    </>
  )
}

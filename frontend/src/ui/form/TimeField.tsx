// A time of day chosen from a list or typed, kept as `HH:MM` on 24 hours; its day and zone are said beside it.
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { TimePicker } from '@mui/x-date-pickers/TimePicker'
import dayjs from 'dayjs'
import { useTranslate } from 'react-admin'
import { LeftBox } from './LeftBox'
import { useUnfinished } from './unfinished'

export interface TimeFieldProps {
  readonly label: string
  readonly value: string | null
  readonly onChange: (time: string | null) => void
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly required?: boolean
}

/** Any day without a change of clocks. */
const SOME_DAY = '2026-01-15'

export function TimeField({ label, value, onChange, hint, required, ...props }: TimeFieldProps) {
  const translate = useTranslate()
  const { input, unfinished, left, settled } = useUnfinished(value)
  const error = unfinished ? translate('app.form.unfinished_time') : props.error
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <LeftBox onLeft={left}>
        <TimePicker
          label={label}
          ampm
          minutesStep={5}
          skipDisabled
          inputRef={input}
          value={value === null ? null : dayjs(`${SOME_DAY}T${value}`)}
          onChange={time => {
            settled()
            onChange(time?.isValid() ? time.format('HH:mm') : null)
          }}
          slotProps={{
            textField: {
              size: 'small',
              fullWidth: true,
              error: error !== undefined,
              helperText: error ?? hint,
              required: required ?? false,
            },
          }}
        />
      </LeftBox>
    </LocalizationProvider>
  )
}

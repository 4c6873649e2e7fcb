// A day chosen from a calendar or typed, kept as `YYYY-MM-DD`; it can be cleared again.
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs from 'dayjs'
import { useTranslate } from 'react-admin'
import { LeftBox } from './LeftBox'
import { useUnfinished } from './unfinished'

export interface DayFieldProps {
  readonly label: string
  readonly value: string | null
  readonly onChange: (day: string | null) => void
  /** The earliest day offered, `YYYY-MM-DD`. */
  readonly min?: string
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly disabled?: boolean
  readonly required?: boolean
}

export function DayField({ label, value, onChange, min, hint, disabled, required, ...props }: DayFieldProps) {
  const translate = useTranslate()
  const { input, unfinished, left, settled } = useUnfinished(value)
  const error = unfinished ? translate('app.form.unfinished_day') : props.error
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <LeftBox onLeft={left}>
        <DatePicker
          label={label}
          format="MM/DD/YYYY"
          inputRef={input}
          value={value === null ? null : dayjs(value)}
          onChange={day => {
            settled()
            onChange(day?.isValid() ? day.format('YYYY-MM-DD') : null)
          }}
          disabled={disabled ?? false}
          {...(min && { minDate: dayjs(min) })}
          slotProps={{
            field: { clearable: true },
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

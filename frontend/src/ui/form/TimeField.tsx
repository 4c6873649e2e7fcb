// A time of day chosen from a list or typed, kept as `HH:MM` on 24 hours; its day and zone are said beside it.
import { TimePicker } from '@mui/x-date-pickers/TimePicker'
import dayjs from 'dayjs'
import { useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { DateLocale } from './DateLocale'
import { FocusLeaveBox } from './FocusLeaveBox'
import { useUnfinished } from './unfinished'
import { type FieldProps, useField } from './use-field'

/** Any day without a change of clocks. */
const SOME_DAY = '2026-01-15'

export function TimeField<Values extends FieldValues>(props: FieldProps<Values, string | null>) {
  const translate = useTranslate()
  const { value, onChange, ...field } = useField<Values, string | null>(props)
  const { input, unfinished, left, settled } = useUnfinished(value)
  const error = unfinished ? translate('app.form.valid_date_time') : field.error
  return (
    <DateLocale>
      <FocusLeaveBox onLeft={left}>
        <TimePicker
          label={props.label}
          ampm
          minutesStep={5}
          skipDisabled
          disabled={props.disabled ?? false}
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
              helperText: error ?? props.help,
              required: props.required ?? false,
            },
          }}
        />
      </FocusLeaveBox>
    </DateLocale>
  )
}

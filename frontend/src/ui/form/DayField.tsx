// A day chosen from a calendar or typed, kept as `YYYY-MM-DD`; it can be cleared again.
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { PickersShortcuts, type PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts'
import { dateIn } from '@practicum/shared/kernel/dates'
import dayjs, { type Dayjs } from 'dayjs'
import { useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useSpoken } from '../../providers/spoken'
import { useReader } from '../use-reader'
import { DateLocale } from './DateLocale'
import { DayInWords } from './DayInWords'
import { FocusLeaveBox } from './FocusLeaveBox'
import { useUnfinished } from './unfinished'
import { type FieldProps, useField } from './use-field'

export interface DayFieldProps<Values extends FieldValues> extends FieldProps<Values, string | null> {
  /** The earliest day offered, `YYYY-MM-DD`; with one, near days are offered in words, too. */
  readonly min?: string
  /** What is said of one that is none; with a time beside it, both have one message. */
  readonly invalid?: 'valid_date' | 'valid_date_time'
}

export function DayField<Values extends FieldValues>(given: DayFieldProps<Values>) {
  const { label, min, help, invalid = 'valid_date', ...props } = given
  const translate = useTranslate()
  const { value, onChange, ...field } = useField<Values, string | null>(props)
  const { input, unfinished, left, settled, refused } = useUnfinished(value)
  const format = useSpoken().application?.dates.format ?? 'MM/DD/YYYY'
  const error = unfinished ? translate(`app.form.${invalid}`) : field.error
  return (
    <DateLocale>
      <DayInWords
        label={label}
        required={props.required}
        onDay={day => {
          settled()
          onChange(day)
        }}
      >
        <FocusLeaveBox onLeft={left} onPasted={text => mayBeTaken(text, format) || refused()}>
          <DatePicker
            label={label}
            format={format}
            inputRef={input}
            value={value === null ? null : dayjs(value)}
            onChange={day => {
              settled()
              onChange(day?.isValid() ? day.format('YYYY-MM-DD') : null)
            }}
            disabled={props.disabled ?? false}
            {...(min && { minDate: dayjs(min), slots: { shortcuts: NearDays } })}
            slotProps={{
              field: { clearable: true },
              ...(min && { layout: { sx: NEAR_DAYS_ABOVE } }),
              textField: {
                size: 'small',
                fullWidth: true,
                error: error !== undefined,
                helperText: error ?? help,
                required: props.required ?? false,
              },
            }}
          />
        </FocusLeaveBox>
      </DayInWords>
    </DateLocale>
  )
}

/** What most dates ahead are, so that nobody has to count weeks in a calendar. */
const AHEAD = [
  ['tomorrow', 1, 'day'],
  ['in_a_week', 1, 'week'],
  ['in_two_weeks', 2, 'week'],
] as const

/** Above the days, where a narrow window has room for them. */
const NEAR_DAYS_ABOVE = {
  '.MuiPickersLayout-shortcuts': {
    ...{ gridColumn: '2 / 4', gridRow: 2, display: 'flex', flexWrap: 'wrap', gap: 1, maxWidth: 320, px: 1, pb: 0 },
    '& .MuiListItem-root': { width: 'auto', p: 0 },
  },
  '.MuiPickersLayout-contentWrapper': { gridRow: 3 },
  '.MuiPickersLayout-actionBar': { gridRow: 4 },
}

function NearDays(props: PickersShortcutsProps<Dayjs | null>) {
  const translate = useTranslate()
  const { now, zone } = useReader()
  const today = dayjs(dateIn(zone, now))
  const items = AHEAD.map(([id, count, unit]) => ({
    id,
    label: translate(`app.form.near.${id}`),
    getValue: () => today.add(count, unit),
  }))
  return <PickersShortcuts {...props} items={items} />
}

/** A part of a day, or all of it as it is written and not otherwise. */
const mayBeTaken = (text: string, format: string): boolean =>
  /^\d{1,4}$/.test(text) || dayjs(text, format, true).isValid()

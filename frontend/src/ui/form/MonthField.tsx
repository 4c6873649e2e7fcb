// A month of a year that is over or runs, typed or chosen, kept as its first day, `YYYY-MM-DD`.
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import dayjs from 'dayjs'
import { DateLocale } from './DateLocale'

interface MonthFieldProps {
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  /** Id of its label, and of what is said of it. */
  readonly label: string
  readonly told: string
  readonly isWrong: boolean
}

export function MonthField({ value, onChange, label, told, isWrong }: MonthFieldProps) {
  return (
    <DateLocale>
      <DatePicker
        views={['year', 'month']}
        openTo="year"
        format="MMM YYYY"
        disableFuture
        yearsOrder="desc"
        value={value === null ? null : dayjs(value)}
        onChange={month => onChange(month?.isValid() ? month.startOf('month').format('YYYY-MM-DD') : null)}
        slotProps={{
          field: { clearable: true },
          textField: {
            hiddenLabel: true,
            size: 'small',
            error: isWrong,
            slotProps: { input: { 'aria-labelledby': label, ...(isWrong && { 'aria-describedby': told }) } },
            sx: { maxWidth: 260 },
          },
        }}
      />
    </DateLocale>
  )
}

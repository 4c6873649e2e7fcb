// A day and a time beside each other, kept as they are typed; the zone in which they are meant is said below.
import Box from '@mui/material/Box'
import { dateIn } from '@practicum/shared/kernel/dates'
import { useTranslate } from 'react-admin'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { zoneName } from '../dates'
import type { TypedInstant } from '../typed-instant'
import { DayField } from './DayField'
import { TimeField } from './TimeField'

export interface InstantFieldsProps<Values extends FieldValues> {
  readonly control: Control<Values>
  readonly name: FieldPathByValue<Values, TypedInstant>
  readonly zone: string
  readonly required?: boolean
}

type Part<Values extends FieldValues> = FieldPathByValue<Values, string | null>

/** From today on. */
export function InstantFields<Values extends FieldValues>({
  control,
  name,
  zone,
  required,
}: InstantFieldsProps<Values>) {
  const translate = useTranslate()
  const day = `${name}.day` as Part<Values>
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <DayField
        control={control}
        name={day}
        label={translate('app.form.day')}
        min={dateIn(zone, new Date())}
        required={required}
        invalid="valid_date_time"
      />
      <TimeField
        control={control}
        name={`${name}.time` as Part<Values>}
        label={translate('app.form.time')}
        help={translate('app.form.zone', { zone: zoneName(zone) })}
        deps={day}
        required={required}
      />
    </Box>
  )
}

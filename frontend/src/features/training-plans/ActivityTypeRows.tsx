// The activity types of a plan in its form: a row each, in their order, and their sum as it grows.
import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { TYPES_MAX } from '@practicum/shared/features/training-plans/training-plans.fields'
import { useId, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useFieldArray, useWatch } from 'react-hook-form'
import type { DialogForm } from '../../ui/form/use-dialog-form'
import { ActivityTypeRow } from './ActivityTypeRow'
import { useHours } from './hours'
import { newType, type PlanValues, totalOf } from './plan-form'

export function ActivityTypeRows({ form }: { form: DialogForm<PlanValues> }) {
  const { control } = form
  const translate = useTranslate()
  const words = (key: string, args?: object): string => translate(`plans.form.${key}`, args)
  const rows = useFieldArray({ control, name: 'activity_types', keyName: 'key' })
  const types = useWatch({ control, name: 'activity_types' })
  const hoursOf = useHours()
  const adding = useRef<HTMLButtonElement>(null)
  const title = useId()
  const last = rows.fields.length - 1
  return (
    <Box component="section" aria-labelledby={title}>
      <Typography variant="h2" id={title} sx={{ fontSize: '1rem' }}>
        {translate('plans.field.activity_types')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {words('types_help')}
      </Typography>
      {rows.fields.map(({ key }, index) => (
        <ActivityTypeRow
          key={key}
          {...{ form, index }}
          onUp={index > 0 ? () => rows.move(index, index - 1) : undefined}
          onDown={index < last ? () => rows.move(index, index + 1) : undefined}
          onRemove={() => {
            rows.remove(index)
            adding.current?.focus()
          }}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}>
        <Button
          ref={adding}
          startIcon={<Add />}
          disabled={rows.fields.length >= TYPES_MAX}
          onClick={() => rows.append(newType(types), { focusName: `activity_types.${last + 1}.name` })}
        >
          {words('add_type')}
        </Button>
        <Typography role="status" sx={{ ml: 'auto', fontWeight: 600 }}>
          {words('total', { hours: hoursOf(totalOf(types)) })}
        </Typography>
      </Box>
      {rows.fields.length >= TYPES_MAX && (
        <Typography variant="body2" color="textSecondary">
          {words('full', { max: TYPES_MAX })}
        </Typography>
      )}
    </Box>
  )
}

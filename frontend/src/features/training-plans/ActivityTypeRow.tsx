// One activity type in the form of its plan: its colour, its name, its hours, and where it stands.
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import {
  ACTIVITY_COLORS,
  type ActivityColor,
  TYPE_NAME_MAX,
} from '@practicum/shared/features/training-plans/training-plans.fields'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { TextField as FormTextField } from '../../ui/form/TextField'
import type { DialogForm } from '../../ui/form/use-dialog-form'
import { useField } from '../../ui/form/use-field'
import { IntentIcon } from '../../ui/IntentIcon'
import { HoursField } from './HoursField'
import type { PlanValues } from './plan-form'
import { Swatch } from './TypesBar'

interface ActivityTypeRowProps {
  readonly form: DialogForm<PlanValues>
  readonly index: number
  /** Absent: it stands first. */
  readonly onUp: (() => void) | undefined
  /** Absent: it stands last. */
  readonly onDown: (() => void) | undefined
  readonly onRemove: () => void
}

export function ActivityTypeRow({ form: { control }, index, onUp, onDown, onRemove }: ActivityTypeRowProps) {
  const translate = useTranslate()
  const words = (key: string, args?: object): string => translate(`plans.form.${key}`, args)
  const at = `activity_types.${index}` as const
  const row = words('type', { number: index + 1 })
  const name = useWatch({ control, name: `${at}.name` })?.trim() || row
  const intents = [
    ['up', onUp, <ArrowUpward key="up" fontSize="small" />],
    ['down', onDown, <ArrowDownward key="down" fontSize="small" />],
    ['remove', onRemove, <Close key="remove" fontSize="small" />],
  ] as const
  return (
    <Box role="group" aria-label={row} sx={LINE}>
      <ColorField {...{ control, index }} />
      <FormTextField
        {...{ control, label: words('type_name'), max: TYPE_NAME_MAX, required: true, autoComplete: 'off' }}
        name={`${at}.name`}
        sx={{ gridArea: 'name' }}
      />
      <Box sx={{ gridArea: 'hours' }}>
        <HoursField {...{ control, label: words('hours'), required: true }} name={`${at}.hours`} />
      </Box>
      <Box sx={{ gridArea: 'intents', display: 'flex', alignItems: 'center', justifyContent: 'flex-end', height: 40 }}>
        {intents.map(([key, press, icon]) => (
          <IntentIcon
            key={key}
            label={words(key, { name })}
            said={words(key, { name })}
            describes={false}
            disabled={press === undefined}
            onPress={() => press?.()}
          >
            {icon}
          </IntentIcon>
        ))}
      </Box>
    </Box>
  )
}

/** A few colours, each with its name. */
function ColorField({ control, index }: { control: DialogForm<PlanValues>['control']; index: number }) {
  const translate = useTranslate()
  const props = { control, name: `activity_types.${index}.color` } as const
  const { value, onChange, onBlur, ref } = useField<PlanValues, ActivityColor>(props)
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={translate('plans.color.label')}
      value={value}
      onChange={event => onChange(event.target.value as ActivityColor)}
      onBlur={onBlur}
      inputRef={ref}
      sx={{ gridArea: 'color', '& .MuiSelect-select': { display: 'flex', alignItems: 'center', gap: 1 } }}
    >
      {ACTIVITY_COLORS.map(color => (
        <MenuItem key={color} value={color} sx={{ gap: 1 }}>
          <Swatch color={color} />
          {translate(`plans.color.${color}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

const LINE = {
  display: 'grid',
  columnGap: 1,
  rowGap: 1.5,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 92px auto', sm: '140px minmax(0, 1fr) 110px auto' },
  gridTemplateAreas: { xs: '"name name name" "color hours intents"', sm: '"color name hours intents"' },
} as const

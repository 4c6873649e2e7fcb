// The answers that a question of an exam offers, in its form: where one alone may be right, marking it takes the mark from the others.
import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormHelperText from '@mui/material/FormHelperText'
import { OPTION_MAX, OPTIONS_MAX, OPTIONS_MIN } from '@practicum/shared/features/ce-courses/ce-courses.fields'
import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import type { DialogForm } from '../../ui/form/dialog'
import { TextField } from '../../ui/form/TextField'
import { useField } from '../../ui/form/use-field'
import { IntentIcon } from '../../ui/IntentIcon'
import { type CourseValues, NEW_OPTION } from './course-form'

interface OptionRowsProps {
  readonly form: DialogForm<CourseValues>
  /** Of the question. */
  readonly index: number
}

export function OptionRows({ form, index }: OptionRowsProps) {
  const { control, words } = form
  const rows = useFieldArray({ control, name: `questions.${index}.options`, keyName: 'key' })
  const adding = useRef<HTMLButtonElement>(null)
  const count = rows.fields.length
  const remove = (nth: number): void => {
    rows.remove(nth)
    adding.current?.focus()
  }
  return (
    <Box sx={{ pl: { sm: 2 }, display: 'grid', gap: 1.5 }}>
      {rows.fields.map(({ key }, nth) => (
        <OptionRow key={key} {...{ form, index, nth }} onRemove={count > OPTIONS_MIN ? () => remove(nth) : undefined} />
      ))}
      <Button
        ref={adding}
        size="small"
        startIcon={<Add />}
        disabled={count >= OPTIONS_MAX}
        onClick={() => rows.append(NEW_OPTION, { focusName: `questions.${index}.options.${count}.text` })}
        sx={{ justifySelf: 'start' }}
      >
        {words('add_option')}
      </Button>
    </Box>
  )
}

interface OptionRowProps extends OptionRowsProps {
  readonly nth: number
  /** Absent: there have to be so many. */
  readonly onRemove: (() => void) | undefined
}

function OptionRow({ form, index, nth, onRemove }: OptionRowProps) {
  const { control, words } = form
  const number = nth + 1
  const remove = words('remove_option', { number })
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
      <RightMark {...{ form, index, nth }} />
      <TextField
        {...{ control, label: words('option', { number }), max: OPTION_MAX, required: true }}
        name={`questions.${index}.options.${nth}.text`}
      />
      <IntentIcon
        label={remove}
        said={remove}
        describes={false}
        disabled={onRemove === undefined}
        onPress={() => onRemove?.()}
      >
        <Close fontSize="small" />
      </IntentIcon>
    </Box>
  )
}

function RightMark({ form, index, nth }: OptionRowsProps & { readonly nth: number }) {
  const { control, methods, words } = form
  const props = { control, name: `questions.${index}.options.${nth}.right` } as const
  const { value, onChange, onBlur, ref, error } = useField<CourseValues, boolean>(props)
  const mark = (right: boolean): void => {
    onChange(right)
    const { multiple, options } = methods.getValues(`questions.${index}`)
    if (!right || multiple) return
    for (const other of options.keys()) {
      if (other !== nth) methods.setValue(`questions.${index}.options.${other}.right`, false, { shouldDirty: true })
    }
  }
  return (
    <Box sx={{ flexShrink: 0, maxWidth: 140 }}>
      <Checkbox
        checked={value}
        onChange={(_event, ticked) => mark(ticked)}
        onBlur={onBlur}
        slotProps={{
          input: { ref, 'aria-label': words('right', { number: nth + 1 }), 'aria-invalid': error !== undefined },
        }}
      />
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  )
}

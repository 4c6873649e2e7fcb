// The sections of a course in its form: a heading and a text each, in their order.
import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { HEADING_MAX, SECTION_TEXT_MAX, SECTIONS_MAX } from '@practicum/shared/features/ce-courses/ce-courses.fields'
import { useId, useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import type { DialogForm } from '../../ui/form/dialog'
import { TextField } from '../../ui/form/TextField'
import { type CourseValues, NEW_SECTION } from './course-form'
import { movesOf, RowIntents, type RowMoves } from './RowIntents'

export function SectionRows({ form }: { form: DialogForm<CourseValues> }) {
  const { control, words } = form
  const rows = useFieldArray({ control, name: 'sections', keyName: 'key' })
  const adding = useRef<HTMLButtonElement>(null)
  const title = useId()
  const count = rows.fields.length
  return (
    <Box component="section" aria-labelledby={title}>
      <Typography variant="h2" id={title} sx={{ fontSize: '1rem', mb: 1 }}>
        {words('sections')}
      </Typography>
      <Stack spacing={2}>
        {rows.fields.map(({ key }, index) => {
          const moves = movesOf(rows, index, count)
          const onRemove = (): void => {
            moves.onRemove()
            adding.current?.focus()
          }
          return <SectionRow key={key} {...{ form, index, ...moves, onRemove }} />
        })}
      </Stack>
      <Button
        ref={adding}
        startIcon={<Add />}
        disabled={count >= SECTIONS_MAX}
        onClick={() => rows.append(NEW_SECTION, { focusName: `sections.${count}.heading` })}
        sx={{ mt: 1 }}
      >
        {words('add_section')}
      </Button>
    </Box>
  )
}

interface SectionRowProps extends RowMoves {
  readonly form: DialogForm<CourseValues>
  readonly index: number
}

function SectionRow({ form: { control, words }, index, ...moves }: SectionRowProps) {
  const name = words('section', { number: index + 1 })
  return (
    <Stack role="group" aria-label={name} spacing={1.5}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography variant="subtitle2" component="h3">
          {name}
        </Typography>
        <RowIntents {...{ name, ...moves }} />
      </Box>
      <TextField
        {...{ control, label: words('heading'), max: HEADING_MAX, required: true }}
        name={`sections.${index}.heading`}
      />
      <TextField
        {...{ control, label: words('text'), max: SECTION_TEXT_MAX, required: true, multiline: true, minRows: 3 }}
        name={`sections.${index}.text`}
      />
    </Stack>
  )
}

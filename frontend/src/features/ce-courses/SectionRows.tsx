// The sections of a course in its form: a heading and a text each, in their order.
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { HEADING_MAX, SECTION_TEXT_MAX, SECTIONS_MAX } from '@practicum/shared/features/ce-courses/ce-courses.fields'
import { useFieldArray } from 'react-hook-form'
import type { DialogForm } from '../../ui/form/dialog'
import { TextField } from '../../ui/form/TextField'
import { type CourseValues, NEW_SECTION } from './course-form'
import { MovingRows } from './MovingRows'
import { RowIntents, type RowMoves } from './RowIntents'

export function SectionRows({ form }: { form: DialogForm<CourseValues> }) {
  const { control, words } = form
  const rows = useFieldArray({ control, name: 'sections', keyName: 'key' })
  return (
    <MovingRows
      {...{ rows, most: SECTIONS_MAX, title: words('sections'), add: words('add_section') }}
      spacing={2}
      onAdd={() => rows.append(NEW_SECTION, { focusName: `sections.${rows.fields.length}.heading` })}
      row={(index, moves) => <SectionRow {...{ form, index, ...moves }} />}
    />
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

// The exam of a course in its form: questions in their order, each with its answers, and how much has to be right.
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { QUESTION_MAX, QUESTIONS_MAX } from '@practicum/shared/features/ce-courses/ce-courses.fields'
import { useFieldArray } from 'react-hook-form'
import type { DialogForm } from '../../ui/form/dialog'
import { NumberField } from '../../ui/form/NumberField'
import { SwitchField } from '../../ui/form/SwitchField'
import { TextField } from '../../ui/form/TextField'
import { type CourseValues, NEW_QUESTION } from './course-form'
import { MovingRows } from './MovingRows'
import { OptionRows } from './OptionRows'
import { RowIntents, type RowMoves } from './RowIntents'

export function QuestionRows({ form }: { form: DialogForm<CourseValues> }) {
  const { control, words, bind } = form
  const rows = useFieldArray({ control, name: 'questions', keyName: 'key' })
  return (
    <MovingRows
      {...{ rows, most: QUESTIONS_MAX, title: words('questions'), add: words('add_question') }}
      spacing={3}
      onAdd={() => rows.append(NEW_QUESTION, { focusName: `questions.${rows.fields.length}.text` })}
      row={(index, moves) => <QuestionRow {...{ form, index, ...moves }} />}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {words('questions_help')}
      </Typography>
      <Box sx={{ maxWidth: 260, mb: 2 }}>
        <NumberField {...bind('pass_mark')} required />
      </Box>
    </MovingRows>
  )
}

interface QuestionRowProps extends RowMoves {
  readonly form: DialogForm<CourseValues>
  readonly index: number
}

function QuestionRow({ form, index, ...moves }: QuestionRowProps) {
  const { control, words } = form
  const name = words('question', { number: index + 1 })
  return (
    <Stack role="group" aria-label={name} spacing={1.5}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography variant="subtitle2" component="h3">
          {name}
        </Typography>
        <RowIntents {...{ name, ...moves }} />
      </Box>
      <TextField
        {...{ control, label: words('asked'), max: QUESTION_MAX, required: true, multiline: true }}
        name={`questions.${index}.text`}
      />
      <SwitchField {...{ control, label: words('multiple') }} name={`questions.${index}.multiple`} />
      <OptionRows {...{ form, index }} />
    </Stack>
  )
}

// One question as admins see it: what is asked and how, and what can be done with it.
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { isChoice } from '@practicum/shared/features/signup-questions/questions.fields'
import type { SignupQuestionView } from '@practicum/shared/features/signup-questions/signup-questions.contract'
import { LICENSING_QUESTION } from '@practicum/shared/features/signup-questions/signup-questions.ids'
import { useTranslate } from 'react-admin'
import { EditQuestionButton, RetireQuestionButton, ValuesButton } from './QuestionButtons'

export function QuestionPaper({ question }: { question: SignupQuestionView }) {
  const translate = useTranslate()
  const { id, body, fieldtype, required, retired_at, values } = question
  return (
    <Paper variant="outlined" sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 500 }}>{body}</Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Chip size="small" label={translate(`questions.type.${fieldtype}`)} />
        {required && <Chip size="small" color="primary" variant="outlined" label={translate('questions.required')} />}
        {retired_at !== null && <Chip size="small" variant="outlined" label={translate('questions.retired')} />}
      </Stack>
      {isChoice(fieldtype) && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {values.length > 0 ? values.map(({ value }) => value).join(' · ') : translate('questions.no_values')}
        </Typography>
      )}
      {id === LICENSING_QUESTION && retired_at === null && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {translate('questions.licenses')}
        </Typography>
      )}
      {retired_at === null && (
        <Box sx={{ mt: 1.5, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <EditQuestionButton question={question} />
          {isChoice(fieldtype) && <ValuesButton question={question} />}
          <RetireQuestionButton question={question} />
        </Box>
      )}
    </Paper>
  )
}

// The sheet of answers of an exam: filled in, handed in, and then marked.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { CeCourseExam, JudgedExam } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useMe } from '../../providers/me'
import { useSession } from '../../providers/session'
import { ContractForm } from '../../ui/form/ContractForm'
import { DraftRestored, DraftStatus } from '../../ui/form/form-draft'
import { useContractForm } from '../../ui/form/use-contract-form'
import { useFormDraft } from '../drafts/use-draft'
import { ExamQuestion } from './ExamQuestion'
import { type ExamValues, examRequest, examRules, unanswered } from './exam-form'

export function ExamSheet({ exam }: { exam: CeCourseExam }) {
  const translate = useTranslate()
  const { user } = useMe()
  const { renew } = useSession()
  const [judged, setJudged] = useState<JudgedExam>()
  const form = useContractForm<ExamValues, JudgedExam>({
    values: unanswered(exam),
    request: values => examRequest(exam, values),
    rules: values => examRules(exam, values),
    onSaved: async (answer, values, { reset }) => {
      setJudged(answer)
      // What was handed in is not typed any more, and stays in sight.
      reset(values)
      // What it opens, where it is the HIPAA course.
      if (answer.passed) await renew()
    },
  })
  const draft = useFormDraft(form, { name: `ce-exam.${exam.id}`, enabled: true })
  const again = (): void => {
    form.reset(unanswered(exam))
    setJudged(undefined)
  }
  return (
    <Box sx={{ maxWidth: 860 }}>
      <DraftRestored draft={draft} />
      {judged && <Outcome judged={judged} mark={exam.pass_mark} />}
      <ContractForm form={form}>
        <Stack spacing={3}>
          {exam.questions.map((question, index) => (
            <ExamQuestion
              key={question.id}
              {...{ control: form.control, question, index }}
              right={judged && !judged.wrong.includes(question.id)}
            />
          ))}
        </Stack>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pt: 2 }}>
          {judged ? (
            <>
              <Button variant={judged.passed ? 'outlined' : 'contained'} onClick={again}>
                {translate('courses.exam.again')}
              </Button>
              <Button component={Link} to={`/cecourses/${exam.id}`} variant={judged.passed ? 'contained' : 'outlined'}>
                {translate('courses.exam.back')}
              </Button>
            </>
          ) : (
            <Button type="submit" variant="contained" loading={form.busy} disabled={user.is_impersonating}>
              {translate('courses.exam.submit')}
            </Button>
          )}
          <DraftStatus draft={draft} />
        </Box>
      </ContractForm>
    </Box>
  )
}

/** Brought into sight once: the button that was pressed is far below, and gone. */
function Outcome({ judged: { passed, score }, mark }: { judged: JudgedExam; mark: number }) {
  const translate = useTranslate()
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    shown.current?.focus({ preventScroll: true })
    shown.current?.scrollIntoView?.({ block: 'center' })
  }, [])
  return (
    <Alert role="status" severity={passed ? 'success' : 'warning'} ref={shown} tabIndex={-1} sx={{ mb: 2 }}>
      {translate(passed ? 'courses.exam.passed' : 'courses.exam.failed', { score, mark })}
    </Alert>
  )
}

// How somebody has done in one course: each of the last tries with what was answered, beside what would have been right.
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import {
  type CourseReview,
  getCeCourseTaking,
  type ReviewedTry,
} from '@practicum/shared/features/ce-courses/course-review.contract'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { InstantText } from '../../ui/DateText'
import { Facts } from '../../ui/Facts'
import { PageHeader } from '../../ui/PageHeader'
import { Person } from '../../ui/Person'
import { ReadFrame } from '../../ui/ReadFrame'
import { StatusChip } from '../../ui/StatusChip'
import { TakingState } from './CourseState'
import { courseScreenMessages } from './course-screens.messages'

export default function ReviewScreen() {
  const { id = '' } = useParams()
  return (
    <ScreenWords name="courses" english={courseScreenMessages}>
      <ReviewPage key={id} id={id} />
    </ScreenWords>
  )
}

function ReviewPage({ id }: { id: string }) {
  const read = useRead(getCeCourseTaking, { params: { id } })
  return <ReadFrame read={read}>{review => <ReviewShown review={review} />}</ReadFrame>
}

function ReviewShown({ review }: { review: CourseReview }) {
  const translate = useTranslate()
  const { title, person, state, tries, best_score, passed_at, last_tries } = review
  const label = (key: string): string => translate(`courses.review.${key}`)
  const numbered = last_tries.map((one, nth) => ({ number: tries - nth, one }))
  return (
    <>
      <PageHeader
        back={{ to: '/cecourses/review_all', label: label('title') }}
        title={`${person.name}: ${title}`}
        status={<TakingState state={state} />}
      />
      <Stack spacing={3} sx={{ maxWidth: 860 }}>
        <Facts
          facts={[
            { label: label('person'), value: <Person {...person} /> },
            { label: label('tries'), value: tries },
            {
              label: label('best_score'),
              value: best_score !== null && translate('courses.review.percent', { score: best_score }),
            },
            { label: label('passed_at'), value: passed_at && <InstantText at={passed_at} /> },
          ]}
        />
        {tries === 0 && <Typography>{label('read')}</Typography>}
        {numbered.map(({ number, one }) => (
          <TryShown key={number} one={one} />
        ))}
        {tries > last_tries.length && <Typography color="textSecondary">{label('earlier')}</Typography>}
      </Stack>
    </>
  )
}

function TryShown({ one: { at, edition, passed, score, pass_mark, questions } }: { one: ReviewedTry }) {
  const translate = useTranslate()
  return (
    <Box component="section">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography variant="h2" sx={{ fontSize: '1rem' }}>
          {translate('courses.review.try')} <InstantText at={at} clock />
        </Typography>
        <TakingState state={passed ? 'passed' : 'failed'} />
        <Typography variant="body2" color="textSecondary">
          {translate('courses.review.try_score', { score, mark: pass_mark })},{' '}
          {translate('courses.review.edition', { edition })}
        </Typography>
      </Box>
      <Stack component="ol" spacing={1.5} sx={{ m: 0, pl: 3 }}>
        {questions.map(question => (
          <li key={question.id}>
            <AnswerShown question={question} />
          </li>
        ))}
      </Stack>
    </Box>
  )
}

function AnswerShown({ question: { text, right, options } }: { question: ReviewedTry['questions'][number] }) {
  const translate = useTranslate()
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 500 }}>{text}</Typography>
        <StatusChip
          tone={right ? 'success' : 'error'}
          weight={right ? 'done' : 'alert'}
          label={translate(right ? 'courses.exam.right' : 'courses.exam.wrong')}
        />
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {options.map(option => {
          const marks = [
            ...(option.chosen ? [translate('courses.review.chosen')] : []),
            ...(option.right ? [translate('courses.review.is_right')] : []),
          ]
          return (
            <Typography component="li" key={option.id} sx={{ fontWeight: option.chosen ? 600 : 400 }}>
              {option.text}
              {marks.length > 0 && ` (${marks.join(', ')})`}
            </Typography>
          )
        })}
      </Box>
    </>
  )
}

// What is done with courses: taken by whoever sees them; written, published, withdrawn and put away by coordinators.
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { type CeCourseView, readCeCourse } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import { archiveCeCourse, publishCeCourse } from '@practicum/shared/features/ce-courses/course-writing.contract'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useSession } from '../../providers/session'
import { AskedButton } from '../../ui/AskedButton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { useToldIntent } from '../../ui/use-told-intent'

const CourseFormDialog = lazyWithRetry(() => import('./CourseFormDialog'))
const CourseEditing = lazyWithRetry(() => import('./CourseEditing'))

interface OfCourse {
  readonly course: CeCourseView
}

export function NewCourseButton() {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {translate('courses.write.add')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <CourseFormDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

interface TakeButtonProps extends OfCourse {
  /** It is what one is here for. */
  readonly first: boolean
}

export function TakeButton({ course, first }: TakeButtonProps) {
  const translate = useTranslate()
  if (course.questions_count === 0) return <ReadButton {...{ course, first }} />
  return (
    <Button component={Link} to={`/cecourses/exam/${course.id}`} variant={first ? 'contained' : 'outlined'}>
      {translate(course.own.state === 'not_begun' ? 'courses.take.exam' : 'courses.take.again')}
    </Button>
  )
}

/** An edition that was completed is not completed again. */
function ReadButton({ course: { id, title, edition, own }, first }: TakeButtonProps) {
  const translate = useTranslate()
  const { run, running } = useToldIntent(readCeCourse)
  const { renew } = useSession()
  if (own.edition === edition) return null
  const done = async (): Promise<void> => {
    await run({ params: { id }, body: { edition } }, () => ['courses.take.done', { args: { title } }])
    // What it opens, where it is the HIPAA course.
    await renew()
  }
  return (
    <Button variant={first ? 'contained' : 'outlined'} loading={running} onClick={() => void done()}>
      {translate('courses.take.read')}
    </Button>
  )
}

export function WriterButtons({ course }: OfCourse) {
  if (course.status === 'archived') return <RestoreButton course={course} />
  return (
    <>
      <ArchiveButton course={course} />
      <EditButton course={course} />
      <PublishButton course={course} />
    </>
  )
}

function EditButton({ course: { id } }: OfCourse) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('courses.write.edit')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <CourseEditing id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function PublishButton({ course: { id, title, status } }: OfCourse) {
  const translate = useTranslate()
  const publishes = status === 'draft'
  const words = publishes ? 'courses.publish' : 'courses.withdraw'
  return (
    <AskedButton
      key={status}
      variant={publishes ? 'contained' : 'outlined'}
      row={publishCeCourse}
      options={{ params: { id }, body: { published: publishes } }}
      title={translate(`${words}.title`, { title })}
      consequence={translate(`${words}.text`)}
      confirm={translate(`${words}.button`)}
      done={() => [`${words}.done`, { args: { title } }]}
    />
  )
}

function ArchiveButton({ course: { id, title } }: OfCourse) {
  const translate = useTranslate()
  return (
    <AskedButton
      row={archiveCeCourse}
      options={{ params: { id }, body: { archived: true } }}
      title={translate('courses.archive.title', { title })}
      consequence={translate('courses.archive.text')}
      confirm={translate('courses.archive.button')}
      done={() => ['courses.archive.done', { args: { title } }]}
    />
  )
}

function RestoreButton({ course: { id, title } }: OfCourse) {
  const translate = useTranslate()
  const { run, running } = useToldIntent(archiveCeCourse)
  const restore = () =>
    run({ params: { id }, body: { archived: false } }, () => ['courses.restore.done', { args: { title } }])
  return (
    <Button variant="outlined" loading={running} onClick={() => void restore()}>
      {translate('courses.restore.button')}
    </Button>
  )
}

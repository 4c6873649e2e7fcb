// Opens the form of a course with all that was written of it, which is read anew for this.
import { getCeCourseContent } from '@practicum/shared/features/ce-courses/course-writing.contract'
import { useEffect } from 'react'
import { useFailureWords } from '../../providers/use-intent'
import { useRead } from '../../providers/use-query'
import { useToast } from '../../ui/toast'
import CourseFormDialog from './CourseFormDialog'

export default function CourseEditing({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error } = useRead(getCeCourseContent, { params: { id } })
  const toast = useToast()
  const words = useFailureWords()
  const failed = error && !data ? words(error).join(' ') : undefined
  useEffect(() => {
    if (failed === undefined) return
    toast(failed, { type: 'error' })
    onClose()
  }, [failed, toast, onClose])
  return data ? <CourseFormDialog course={data} onClose={onClose} /> : null
}

// Opens the form of a course with all that was written of it, which is read anew for this.
import { getCeCourseContent } from '@practicum/shared/features/ce-courses/course-writing.contract'
import { useEffect, useRef } from 'react'
import { useFailureWords } from '../../providers/use-intent'
import { useRead } from '../../providers/use-query'
import { useToast } from '../../ui/toast'
import CourseFormDialog from './CourseFormDialog'

export default function CourseEditing({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isFetchedAfterMount } = useRead(getCeCourseContent, { params: { id } })
  const toast = useToast()
  const words = useFailureWords()
  // What was read for another opening may be old: saved from there it would take back what others have written.
  const opened = useRef(false)
  if (isFetchedAfterMount && !error) opened.current = true
  const fresh = opened.current ? data : undefined
  const failed = error && !fresh ? words(error).join(' ') : undefined
  useEffect(() => {
    if (failed === undefined) return
    toast(failed, { type: 'error' })
    onClose()
  }, [failed, toast, onClose])
  return fresh ? <CourseFormDialog course={fresh} onClose={onClose} /> : null
}

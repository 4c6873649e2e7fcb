// The form of a course: writes a new one, or changes one that exists.

import { DESCRIPTION_MAX, TITLE_MAX } from '@practicum/shared/features/ce-courses/ce-courses.fields'
import type { CeCourseContent } from '@practicum/shared/features/ce-courses/course-writing.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import * as Form from '../../ui/form/dialog'
import { useFormDraft } from '../drafts/use-draft'
import { type CourseValues, courseRules, EMPTY_COURSE, requestFor, valuesOf } from './course-form'
import { courseScreenMessages } from './course-screens.messages'
import { QuestionRows } from './QuestionRows'
import { SectionRows } from './SectionRows'

export interface CourseFormDialogProps {
  /** Absent: a new one. */
  readonly course?: CeCourseContent
  readonly onClose: () => void
}

const WIDTH = 860

/** It opens from anywhere: its words come with it. */
export default function CourseFormDialog(props: CourseFormDialogProps) {
  return (
    <ScreenWords name="courses" english={courseScreenMessages}>
      <CourseForm {...props} />
    </ScreenWords>
  )
}

function CourseForm({ course, onClose }: CourseFormDialogProps) {
  const translate = useTranslate()
  // As it is now: what others have changed since it was opened is said above the fields.
  const [opened] = useState(course)
  const form = Form.useDialogForm<CourseValues, { readonly id: string }>({
    messages: 'courses.form',
    values: opened ? valuesOf(opened) : EMPTY_COURSE,
    request: values => requestFor(values, course),
    rules: courseRules,
    onClose,
    onSaved: ({ id }, { title }) =>
      opened
        ? { notice: 'courses.write.saved', args: { title } }
        : { notice: 'courses.write.added', args: { title }, to: `/cecourses/${id}` },
  })
  const draft = useFormDraft(form, { name: 'ce-course', enabled: !opened })
  const { bind } = form
  return (
    <Form.FormDialog
      {...{ form, draft, onClose }}
      width={WIDTH}
      title={translate(opened ? 'courses.write.edit_title' : 'courses.write.add', { title: opened?.title })}
      submit={translate('courses.write.submit')}
    >
      {course && <Changed form={form} course={course} />}
      <Form.TextField {...bind('title')} max={TITLE_MAX} required autoFocus />
      <Form.TextField {...bind('description')} max={DESCRIPTION_MAX} multiline />
      <Form.SwitchField {...bind('hipaa')} />
      <SectionRows form={form} />
      <QuestionRows form={form} />
    </Form.FormDialog>
  )
}

/** By the headings of sections and the words of questions. */
function Changed({ form, course }: { form: Form.DialogForm<CourseValues>; course: CeCourseContent }) {
  const translate = useTranslate()
  const shown = ({ sections, questions, ...values }: CourseValues) => ({
    ...values,
    sections: sections.map(({ heading, text }) => `${heading}: ${text}`),
    questions: questions.map(({ text, options }) => `${text} ${options.map(option => option.text).join(', ')}`),
  })
  return (
    <Form.ConflictAlert
      form={form}
      now={valuesOf(course)}
      part={shown}
      fields={form.labels(['title', 'description', 'hipaa', 'pass_mark', 'sections', 'questions'])}
      text={translate('courses.write.changed')}
    />
  )
}

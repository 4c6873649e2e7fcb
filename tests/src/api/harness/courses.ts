// Courses by real calls: written and published by a coordinator, and their exams answered.
import type { BodyInputOf } from '@practicum/shared/contract/row'
import { answerCeCourseExam, getCeCourseExam } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import { addCeCourse, publishCeCourse } from '@practicum/shared/features/ce-courses/course-writing.contract'
import type { Member } from './program'

type Content = BodyInputOf<typeof addCeCourse>

/** The first option is the right one. */
const askedAbout = (text: string): NonNullable<Content['questions']>[number] => ({
  text,
  options: [
    { text: 'Yes', right: true },
    { text: 'No', right: false },
  ],
})

/** With an exam of two questions. */
export const courseContent = (more: Partial<Content> = {}): Content => ({
  title: 'Privacy of health records',
  pass_mark: 80,
  sections: [{ heading: 'What is protected', text: 'All that names somebody.' }],
  questions: [askedAbout('Is a name protected?'), askedAbout('Is a photograph protected?')],
  ...more,
})

export async function writtenCourse({ browser }: Member, more: Partial<Content> = {}): Promise<string> {
  const { body, status } = await browser.do(addCeCourse, { body: courseContent(more) })
  if (status !== 200) throw new Error(`the course was not written: ${JSON.stringify(body)}`)
  return body.id
}

export async function publishedCourse(writer: Member, more: Partial<Content> = {}): Promise<string> {
  const id = await writtenCourse(writer, more)
  await writer.browser.do(publishCeCourse, { params: { id }, body: { published: true } })
  return id
}

/** `wrong`: places of the questions that are answered wrongly. */
export async function examAnswered({ browser }: Member, id: string, ...wrong: readonly number[]) {
  const { questions, edition } = (await browser.get(getCeCourseExam, { params: { id } })).body
  const answers = questions.map(({ id: question_id, options }, index) => ({
    question_id,
    option_ids: options.slice(...(wrong.includes(index) ? [1, 2] : [0, 1])).map(option => option.id),
  }))
  return browser.do(answerCeCourseExam, { params: { id }, body: { edition, answers } })
}

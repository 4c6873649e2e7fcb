// Courses of the demonstration: what tasks can be about.
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { ceCourseAggregate, offerCourse } from './ce-courses.seeding'

const COURSES = [
  ['hipaa', 'coordinator', 'Privacy of health records (HIPAA)'],
  ['telehealth', 'coordinator', 'Ethics of telehealth'],
  ['clinic-hipaa', 'clinic.manager', 'Privacy of health records (HIPAA)'],
] as const

const nameOf = (key: string): string => `course-${key}`

export const courseDemonstration: DemonstrationPart = {
  stage: 'references',
  async isThere({ executor }) {
    const last = derivedId(`demonstration-${nameOf('clinic-hipaa')}`, 'course')
    const { version } = await executor.load(ceCourseAggregate, last)
    return version >= 0
  },
  async fill({ services, people, assignables, now }) {
    for (const [key, by, title] of COURSES) {
      const author = personCalled(people, by)
      const course = { organizationId: author.organizationId, title }
      const id = unwrapOrThrow(await offerCourse(services, course, actingAs(author, nameOf(key), now)))
      assignables.set(key, { type: 'CeCourse', id, name: title })
    }
  },
}

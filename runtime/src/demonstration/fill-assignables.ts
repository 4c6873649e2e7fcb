// What tasks of the demonstration can be about: evaluation forms, one of them still a draft, and courses.
import { offerCourse } from '@practicum/command-service/features/ce-courses/ce-courses.seeding'
import { draftForm, issueForm, type NewForm } from '@practicum/command-service/features/forms/forms.seeding'
import type { Assignable } from '@practicum/shared/access/assignable'
import type { Role } from '@practicum/shared/access/roles'
import { actingAs, personCalled } from './acting'
import type { DemoWorld } from './fill'
import { type DemoPeople, unwrapOrThrow } from './fill-people'

export type AssignableKey = (typeof FORMS)[number][0] | (typeof COURSES)[number][0]
export type DemoAssignables = ReadonlyMap<AssignableKey, Assignable>

const FORMS = [
  ['self-assessment', 'coordinator', 'Mid-term self assessment', ['trainee']],
  ['trainee-evaluation', 'coordinator', 'Evaluation of the trainee by the site', ['supervisor']],
  ['site-visit', 'coordinator', 'Report of a site visit', ['faculty', 'coordinator']],
  ['experience', 'coordinator', 'Evaluation of the placement', ['trainee', 'supervisor']],
  ['onboarding', 'clinic.manager', 'Onboarding review', ['trainee', 'supervisor', 'manager']],
] as const satisfies readonly (readonly [string, string, string, readonly Role[]])[]

/** Not published yet: nobody is asked to submit it. */
const DRAFT = 'Survey of graduates'

const COURSES = [
  ['hipaa', 'coordinator', 'Privacy of health records (HIPAA)'],
  ['telehealth', 'coordinator', 'Ethics of telehealth'],
  ['clinic-hipaa', 'clinic.manager', 'Privacy of health records (HIPAA)'],
] as const

export async function fillAssignables({ practicum, now }: DemoWorld, people: DemoPeople): Promise<DemoAssignables> {
  const { services } = practicum
  const made = new Map<AssignableKey, Assignable>()
  for (const [key, by, name, roles] of FORMS) {
    const author = personCalled(people, by)
    const form = evaluation(author.organizationId, name, roles)
    const id = unwrapOrThrow(await issueForm(services, form, actingAs(author, `form-${key}`, now)))
    made.set(key, { type: 'Form', id, name, submitterRoles: form.submitterRoles })
  }
  for (const [key, by, title] of COURSES) {
    const author = personCalled(people, by)
    const course = { organizationId: author.organizationId, title }
    const id = unwrapOrThrow(await offerCourse(services, course, actingAs(author, `course-${key}`, now)))
    made.set(key, { type: 'CeCourse', id, name: title })
  }
  const author = personCalled(people, 'coordinator')
  const draft = evaluation(author.organizationId, DRAFT, ['trainee'])
  unwrapOrThrow(await draftForm(services, draft, actingAs(author, 'form-draft', now)))
  return made
}

const evaluation = (organizationId: string, name: string, roles: readonly Role[]): NewForm => ({
  organizationId,
  formType: 'evaluation',
  name,
  submitterRoles: [...roles],
})

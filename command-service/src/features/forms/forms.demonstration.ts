// Evaluation forms of the demonstration, one of them still a draft: what tasks can be about.
import type { Role } from '@practicum/shared/access/roles'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { draftForm, formAggregate, issueForm, type NewForm } from './forms.seeding'

const FORMS = [
  ['self-assessment', 'coordinator', 'Mid-term self assessment', ['trainee']],
  ['trainee-evaluation', 'coordinator', 'Evaluation of the trainee by the site', ['supervisor']],
  ['site-visit', 'coordinator', 'Report of a site visit', ['faculty', 'coordinator']],
  ['experience', 'coordinator', 'Evaluation of the placement', ['trainee', 'supervisor']],
  ['onboarding', 'clinic.manager', 'Onboarding review', ['trainee', 'supervisor', 'manager']],
] as const satisfies readonly (readonly [string, string, string, readonly Role[]])[]

/** Not published yet: nobody is asked to submit it. */
const DRAFT = 'Survey of graduates'

export const formDemonstration: DemonstrationPart = {
  stage: 'references',
  async isThere({ executor }) {
    const { version } = await executor.load(formAggregate, derivedId('demonstration-form-draft', 'form'))
    return version >= 0
  },
  async fill({ services, people, assignables, now }) {
    for (const [key, by, name, roles] of FORMS) {
      const author = personCalled(people, by)
      const form = evaluation(author.organizationId, name, roles)
      const id = unwrapOrThrow(await issueForm(services, form, actingAs(author, `form-${key}`, now)))
      assignables.set(key, { type: 'Form', id, name, submitterRoles: form.submitterRoles })
    }
    const author = personCalled(people, 'coordinator')
    const draft = evaluation(author.organizationId, DRAFT, ['trainee'])
    unwrapOrThrow(await draftForm(services, draft, actingAs(author, 'form-draft', now)))
  },
}

const evaluation = (organizationId: string, name: string, roles: readonly Role[]): NewForm => ({
  organizationId,
  formType: 'evaluation',
  name,
  submitterRoles: [...roles],
})

// Supervision profiles over HTTP: every endpoint of the feature, one row each.
import { z } from 'zod'
import { attachmentView } from '../../contract/attached'
import { ACCEPTED, byId, command, query } from '../../contract/row'
import { sentOf, shownOf } from '../../kernel/fields'
import { LICENSES_MAX, shownAnswer } from '../signup-questions/answers.fields'
import { profileFields, sentProfileLicense, shownProfileLicense } from './supervision-profiles.fields'

const feature = 'supervision-profiles'

const own = { who: ['supervisor', 'faculty'], relation: 'oneself' } as const
const readers = {
  who: ['trainee', 'supervisor', 'faculty', 'coordinator'],
  relation: 'oneself, or somebody who supervises or teaches in the organization',
} as const

export const supervisionProfileView = z
  .object({
    /** Of the person. */
    user_id: z.uuid(),
    ...shownOf(profileFields),
    licenses: z.array(shownProfileLicense),
    /** Those that were added in the current organization; none for whoever acts as somebody. */
    documents: z.array(attachmentView),
    /** They are asked for it on their dashboard. */
    supervisor_profile_prompt: z.boolean(),
    /** What they have answered at signup; null for those who read the directory alone. */
    signup_responses: z.array(shownAnswer).nullable(),
    /** -1: nothing was said yet. */
    version: z.int(),
  })
  .meta({ id: 'SupervisionProfile' })
export type SupervisionProfileView = z.infer<typeof supervisionProfileView>

export const ownSupervisionProfile = query({
  name: 'ownSupervisionProfile',
  feature,
  path: '/api/users/current/supervision-profile',
  summary: 'One’s own supervision profile. Until it is saved first, its licences are those that were named at signup.',
  access: own,
  answer: supervisionProfileView,
})

export const getSupervisionProfile = query({
  name: 'getSupervisionProfile',
  feature,
  path: '/api/users/:id/supervision-profile',
  summary:
    'The supervision profile of somebody: what is kept out of the directory is empty, but for themselves and the coordinators of their organizations.',
  access: readers,
  params: byId,
  answer: supervisionProfileView,
})

export const listSupervisorLicenses = query({
  name: 'listSupervisorLicenses',
  feature,
  path: '/api/users/:id/supervision-profile/licenses',
  summary: 'The licences in the supervision profile of somebody.',
  access: readers,
  params: byId,
  answer: z.array(shownProfileLicense),
})

const license = { license_number: '00000', state_id: 'US-CA', discipline_id: 'psychology', expires_on: null }

export const changeSupervisionProfile = command({
  name: 'changeSupervisionProfile',
  feature,
  method: 'PUT',
  path: '/api/users/current/supervision-profile',
  summary: 'Say what stands in one’s own supervision profile: what is left out is empty then.',
  access: own,
  body: z
    .strictObject({
      ...sentOf(profileFields),
      licenses: z.array(sentProfileLicense).max(LICENSES_MAX).default([]),
      /** The version the form was opened with; a newer one is a conflict. */
      version: z.int().optional(),
    })
    .meta({ examples: [{ bio: 'I supervise groups.', accepting_trainees: true, licenses: [license] }] }),
  answer: z.object({ version: z.int() }),
  refusals: [
    'supervision_profile.link_elsewhere',
    'supervision_profile.license_repeated',
    'supervisor_license.number_required',
    'supervisor_license.state_required',
    'supervisor_license.discipline_required',
    'supervisor_license.state_unknown',
    'supervisor_license.discipline_unknown',
    'version_conflict',
  ],
})

export const dismissSupervisorProfilePrompt = command({
  name: 'dismissSupervisorProfilePrompt',
  feature,
  method: 'POST',
  path: '/api/users/current/supervision-profile/dismiss',
  summary: 'Be asked for a supervision profile no more.',
  access: own,
  answer: ACCEPTED,
})

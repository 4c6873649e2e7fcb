// Who may see, add and decide supervision sites: read by the rules, the lists, the row locks, the pushes and the buttons.
import { acting, allOf, anyOf, policyWords } from '../../access/policy'

export type SiteFacts = {
  readonly organizationId: string
  readonly siteStatus: string
  readonly published: boolean
  readonly creatorPositionId: string | null
  readonly supervisorPositionIds: readonly string[]
}

const { inOrganization, position, positionAmong, flag, is } = policyWords<SiteFacts>()

const here = inOrganization('organizationId')
/** Whoever has added it or supervises there. */
const its = [position('creatorPositionId'), positionAmong('supervisorPositionIds')] as const
const decide = allOf(here, acting('coordinator'))

export const sitePolicy = {
  /** Supervisors and trainees what is approved and published, until the day on which it expires, which the lists ask for. */
  see: allOf(
    here,
    anyOf(
      acting('coordinator', 'faculty'),
      ...its,
      allOf(acting('supervisor', 'trainee'), flag('published'), is('siteStatus', 'approved')),
    ),
  ),
  /** Its contact, why it was rejected, its history, and the site also where it is not for all. */
  know: allOf(here, anyOf(acting('coordinator', 'faculty'), ...its)),
  own: allOf(here, anyOf(...its)),
  decide,
  /** Its address, its contact and what it offers; a proposal as a whole. */
  edit: anyOf(decide, allOf(here, acting('supervisor'), anyOf(...its))),
  /** Its liability insurance, which is sent and seen by those who answer for the site. */
  insure: allOf(here, anyOf(acting('coordinator'), positionAmong('supervisorPositionIds'))),
  /** That the one who is named supervises there, though nobody can choose them any more: whoever decides about it, and they themselves. */
  knowLeft: anyOf(decide, allOf(here, positionAmong('supervisorPositionIds'))),
  /** Whose open pages show something new; those of others the page of the site alone. */
  told: allOf(here, anyOf(acting('coordinator'), ...its)),
} as const

/** The name alone, wherever something refers to a site: a placement goes on saying where it is when the site is closed. */
export const siteTitlePolicy = {
  see: policyWords<{ readonly organizationId: string }>().inOrganization('organizationId'),
} as const

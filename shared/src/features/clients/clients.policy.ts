// Who may see a client, and who may do what: read by the rules, the lists, the row lock, the pushes and the buttons. Whoever is not named here is forbidden.
import { allOf, anyOf, policyWords } from '../../access/policy'

export type ClientFacts = {
  readonly organizationId: string
  readonly traineePositionId: string
  readonly supervisorPositionId: string | null
}

const { inOrganization, position } = policyWords<ClientFacts>()

const here = inOrganization('organizationId')
const trainee = allOf(here, position('traineePositionId'))
const supervisor = allOf(here, position('supervisorPositionId'))

export const clientPolicy = {
  /** The trainee whose client it is, and whom they have named; nobody else, whatever their role. */
  see: anyOf(trainee, supervisor),
  change: trainee,
  allowUploads: supervisor,
} as const

/** Of a state, or of anything else that has them. */
export const clientFacts = ({ organizationId, traineePositionId, supervisorPositionId }: ClientFacts): ClientFacts => ({
  organizationId,
  traineePositionId,
  supervisorPositionId,
})

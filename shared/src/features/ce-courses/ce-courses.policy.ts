// Who may see a course: read by the row lock, the lists, and whoever asks for one in a task.
import { policyWords } from '../../access/policy'

export type CeCourseFacts = { readonly organizationId: string }

export const ceCoursePolicy = { see: policyWords<CeCourseFacts>().inOrganization('organizationId') } as const

// Who is offered what of a training; the server decides the same again.
import { allows } from '@practicum/shared/access/policy'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { trainingPolicy } from '@practicum/shared/features/trainings/trainings.policy'
import { askerOf, type Me } from '../../providers/me'

/** Whoever acts as somebody is told that there may be files, and shown none. */
export const maySeeDocuments = ({ trainee, faculty }: Pick<TrainingView, 'trainee' | 'faculty'>, me: Me): boolean =>
  allows(trainingPolicy.documents, askerOf(me), {
    organizationId: me.position.organization_id,
    traineePositionId: trainee.position_id,
    facultyPositionId: faculty?.position_id ?? null,
  })

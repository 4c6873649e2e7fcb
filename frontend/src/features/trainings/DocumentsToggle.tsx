// The documents of a training in short: fetched, with all that sends files, when somebody asks for them.
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { allows } from '@practicum/shared/access/policy'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { trainingPolicy } from '@practicum/shared/features/trainings/trainings.policy'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type Me, useMe } from '../../providers/me'

const TrainingDocuments = lazy(() => import('./TrainingDocuments'))

/** Whoever acts as somebody is shown no files of theirs. */
export function maySeeDocuments(
  { trainee, faculty }: Pick<TrainingView, 'trainee' | 'faculty'>,
  { user, position, role }: Me,
): boolean {
  const { organization_id: organizationId, id: positionId } = position
  const asker = { userId: user.id, positionId, organizationId, acting: role }
  const facts = {
    ...{ organizationId, traineePositionId: trainee.position_id },
    facultyPositionId: faculty?.position_id ?? null,
  }
  return !user.is_impersonating && allows(trainingPolicy.documents, asker, facts)
}

export function DocumentsToggle({ training }: { training: TrainingView }) {
  const translate = useTranslate()
  const me = useMe()
  const id = useId()
  const [open, setOpen] = useState(false)
  if (!maySeeDocuments(training, me)) return null
  return (
    <Box>
      <Button
        size="small"
        aria-expanded={open}
        aria-controls={id}
        endIcon={open ? <ExpandLess /> : <ExpandMore />}
        onClick={() => setOpen(!open)}
      >
        {translate('assigned.documents.title')}
      </Button>
      <Box id={id} hidden={!open} sx={{ pt: 1 }}>
        {open && (
          <Suspense fallback={<LinearProgress />}>
            <TrainingDocuments training={training} />
          </Suspense>
        )}
      </Box>
    </Box>
  )
}

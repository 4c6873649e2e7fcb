// The trainings of a trainee on their page, for those who guide them.
import Typography from '@mui/material/Typography'
import { trainingsOfTrainee } from '@practicum/shared/features/trainings/trainings.contract'
import { useTranslate } from 'react-admin'
import type { PersonPageProps } from '../../app/feature'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { assignedMessages } from './assigned.messages'
import { TrainingTabs } from './TrainingTabs'

const GUIDES: readonly string[] = ['coordinator', 'faculty', 'supervisor']

export default function PersonTrainings({ person }: PersonPageProps) {
  const { role } = useMe()
  const isTrainee = person.positions.some(({ role_keyname }) => role_keyname === 'trainee')
  return isTrainee && GUIDES.includes(role) ? (
    <ScreenWords name="assigned" english={assignedMessages}>
      <Shown person={person} />
    </ScreenWords>
  ) : null
}

function Shown({ person: { id, name } }: PersonPageProps) {
  const translate = useTranslate()
  const read = useRead(trainingsOfTrainee, { params: { id } }, { alsoOn: ['placements'] })
  return (
    <TitledPaper id="trainings" title={translate('assigned.of', { name })}>
      <ReadFrame read={read}>
        {({ data }) =>
          data.length > 0 ? (
            <TrainingTabs trainings={data} />
          ) : (
            <Typography color="textSecondary">{translate('assigned.of_empty', { name })}</Typography>
          )
        }
      </ReadFrame>
    </TitledPaper>
  )
}

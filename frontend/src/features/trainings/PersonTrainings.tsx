// The trainings of a trainee on their page, for those who guide them.
import Typography from '@mui/material/Typography'
import { trainingsOfTrainee } from '@practicum/shared/features/trainings/trainings.contract'
import { useTranslate } from 'react-admin'
import type { PersonPagePartProps } from '../../app/feature'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { assignedMessages } from './assigned.messages'
import { TrainingTabs } from './TrainingTabs'
import { TOLD_BY_OTHERS } from './told-by-others'

export default function PersonTrainings({ person }: PersonPagePartProps) {
  return (
    <ScreenWords name="assigned" english={assignedMessages}>
      <Shown person={person} />
    </ScreenWords>
  )
}

function Shown({ person: { id, name } }: PersonPagePartProps) {
  const translate = useTranslate()
  const read = useRead(trainingsOfTrainee, { params: { id } }, TOLD_BY_OTHERS)
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

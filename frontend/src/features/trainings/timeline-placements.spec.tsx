// Placements on the line of time of a trainee: spans beneath their training, with words for whoever does not see them.
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { screen, within } from '@testing-library/react'
import { ScreenWords } from '../../providers/screen-words'
import { idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { aTraining } from '../../testing/trainings'
import { assignedMessages } from './assigned.messages'
import { TrainingTimeline } from './TrainingTimeline'

type Placement = TrainingView['placements'][number]

const aPlaced = (number: number, name: string, changes: Partial<Placement>): Placement => ({
  ...{ id: idOf(number), status: 'approved', archived: false, is_campus: false, first_day: null, last_day: null },
  supervision_site: { id: idOf(number + 100), name },
  ...changes,
})

test('each is named with how it stands and the days that it lasts', async () => {
  const placements = [
    aPlaced(1, 'Bayview', { first_day: '2027-01-10' }),
    aPlaced(2, 'Harbor', { status: 'submitted' }),
    aPlaced(3, 'Juniper', { archived: true, last_day: '2026-12-18' }),
  ]
  renderScreen(
    <ScreenWords name="assigned" english={assignedMessages}>
      <TrainingTimeline trainings={[aTraining({ placements })]} />
    </ScreenWords>,
  )
  const line = await screen.findByRole('region', { name: 'Time line' })
  const training = within(line).getAllByRole('listitem')[0] as HTMLElement
  expect(
    within(training)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Bayview (Approved), 01/10/2027 – 05/31/2027',
    'Harbor (Submitted), 09/01/2026 – 05/31/2027',
    'Juniper (Archived), 09/01/2026 – 12/18/2026',
  ])
})

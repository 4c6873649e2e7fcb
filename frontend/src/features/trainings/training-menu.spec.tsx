// What can be done about a training, by when it is and who looks at it.
import type { ActingRole } from '@practicum/shared/access/roles'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ScreenWords } from '../../providers/screen-words'
import { aState, aUser } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { aTraining } from '../../testing/trainings'
import { assignedMessages } from './assigned.messages'
import { TrainingMenu } from './TrainingMenu'

async function actions(state: TrainingView['state'], role: ActingRole = 'trainee') {
  renderScreen(
    <ScreenWords name="assigned" english={assignedMessages}>
      <TrainingMenu training={aTraining({ state, current: state === 'current', upcoming: state === 'future' })} />
    </ScreenWords>,
    { state: aState(aUser(role)) },
  )
  return screen.findByRole('button', { name: 'Actions for Family therapy, Practicum' })
}

test.each([
  ['current', 'trainee', ['Request a placement', 'Liability insurance']],
  // The request would be for another training.
  ['previous', 'trainee', ['Liability insurance']],
  ['previous', 'supervisor', ['Placements']],
  ['future', 'coordinator', ['Edit training', 'Delete', 'Placements', 'All trainings']],
] as const)('about a %s training a %s is offered %j', async (state, role, offered) => {
  await userEvent.click(await actions(state, role))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(offered)
})

test.each(['trainee', 'faculty', 'supervisor'] as const)(
  'TRAIN-009 about one that is still to come a %s can do nothing',
  async role => {
    expect(await actions('future', role)).toHaveProperty('disabled', true)
  },
)

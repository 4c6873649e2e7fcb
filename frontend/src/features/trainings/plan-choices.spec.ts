// Under which headings plans stand where one is chosen for a training.
import { idOf } from '../../testing/fixtures'
import { assignedMessages } from './assigned.messages'
import { planChoices } from './plan-choices'

const plan = (n: number, level: number, year: number) => ({
  ...{ id: idOf(n), name: `Plan ${n}`, level_id: idOf(level), level_name: `Level ${level}` },
  ...{ start_at: `${year}-09-01`, end_at: `${year + 1}-05-31` },
})
const archived = (level: string): string => assignedMessages.form.archived_level.replace('%{name}', level)

test('plans stand by their levels, the newest first, and under the name of a level that is archived', () => {
  const training_plans = [plan(1, 12, 2024), plan(2, 11, 2025), plan(3, 12, 2026)]
  const choices = planChoices({ training_levels: [{ id: idOf(12), name: 'Level 12' }], training_plans }, archived)
  expect(choices.map(({ group, name }) => [group, name])).toEqual([
    ['Level 11 (archived)', 'Plan 2 (2025–2026)'],
    ['Level 12', 'Plan 3 (2026–2027)'],
    ['Level 12', 'Plan 1 (2024–2025)'],
  ])
})

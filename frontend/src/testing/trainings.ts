// Trainings as the server answers them, for specs of screens.
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { aPerson, idOf } from './fixtures'

const ana = aPerson(11, 'Ana Ruiz')

/** The one of now, by no plan that there still is, and of nobody who guides it. */
export const aTraining = (changes: Partial<TrainingView> = {}): TrainingView => ({
  ...{ id: idOf(71), trainee: ana, trainee_id: ana.id, training_plan_id: null, training_plan_name: 'Family therapy' },
  training_plan: { id: null, name: 'Family therapy', training_level: { name: 'Practicum' } },
  ...{ display_name: 'Family therapy, Practicum', start_at: '2026-09-01', end_at: '2027-05-31', state: 'current' },
  ...{ current: true, upcoming: false, faculty_position_id: null, faculty: null, assistants: [], placements: [] },
  ...{ placement_not_required: false, insurance_required: false, placed: false, version: 1 },
  ...changes,
})

// Placements as the server answers them, for specs of screens.
import { placementContent } from '@practicum/shared/features/placements/placements.fields'
import type { PlacementDetails, PlacementView } from '@practicum/shared/features/placements/placements.views'
import { trainingEvents } from '@practicum/shared/features/trainings/trainings.events'
import { trainingContent } from '@practicum/shared/features/trainings/trainings.fields'
import { initialRowOf, toRow } from '@practicum/shared/kernel/fields'
import { aPerson, idOf } from './fixtures'

const ana = aPerson(11, 'Ana Ruiz')
const simone = aPerson(12, 'Simone Okafor', 'supervisor')

export const aPlacement = (changes: Partial<PlacementView> = {}): PlacementView => ({
  id: idOf(3000),
  status: 'ready',
  signature_required: false,
  trainee: ana,
  supervisor: simone,
  supervisor_id: simone.id,
  supervisor_joined: true,
  proposed_supervisor: null,
  faculty: null,
  supervision_site: { id: idOf(70), name: 'Bayview Family Services' },
  training: {
    id: idOf(71),
    ...toRow(trainingContent, trainingEvents.definitions.TrainingPlanned.sample),
    plan_name: 'Practicum I',
    level_name: 'Level 1',
  },
  ...initialRowOf(placementContent),
  ...{ start_at: '2026-09-01', end_at: '2027-05-31' },
  archived_at: null,
  ready_at: '2026-11-08T18:00:00.000Z',
  approved_at: null,
  denied_reason: null,
  created_at: '2026-11-01T18:00:00.000Z',
  updated_at_zulu: '2026-11-10T18:00:00.000Z',
  status_date: '2026-11-10T18:00:00.000Z',
  waits_for: [],
  reminded_at: null,
  waiting_place: null,
  version: 5,
  ...changes,
})

export const aPlacementInFull = (changes: Partial<PlacementDetails> = {}): PlacementDetails => ({
  ...aPlacement(),
  placement_requirement: { agreements: [] },
  submitted_agreements: [],
  taken_back: null,
  done: [],
  comments: [],
  comments_count: 0,
  ...changes,
})

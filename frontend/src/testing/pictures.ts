// What the server answers for the pictures of dashboards, for specs of screens.
import { PLACEMENT_STATUSES } from '@practicum/shared/features/placements/placements.views'
import { addDays } from '@practicum/shared/kernel/dates'
import type { FakeRoutes } from './fake-server'
import { idOf } from './fixtures'

const WEEKS = Array.from({ length: 12 }, (_week, index) => ({
  begins: addDays('2026-09-07', 7 * index),
  completed: index,
}))
export const pictureRoutes: FakeRoutes = {
  'GET /api/tasks/completed-by-week': { json: { weeks: WEEKS } },
  'GET /api/tasks/own-progress': { json: { completed: 6, open: 3, past_due: 1 } },
  'GET /api/placements/by-stage': {
    json: { stages: PLACEMENT_STATUSES.map((status, index) => ({ status, placements: index })) },
  },
  'GET /api/placements/own': {
    json: {
      placements: [
        { id: idOf(31), status: 'ready', supervision_site: { id: idOf(41), name: 'Harbor Clinic' } },
        { id: idOf(32), status: 'denied', supervision_site: { id: idOf(42), name: 'Bayview' } },
      ],
    },
  },
  'GET /api/users/by-standing': {
    json: {
      people: 11,
      active: 9,
      standings: [
        { role: 'supervisor', standing: 'active', people: 3 },
        { role: 'trainee', standing: 'active', people: 6 },
        { role: 'trainee', standing: 'graduated', people: 2 },
      ],
    },
  },
}

// Pictures of placements on dashboards: how many stand at each stage, and how far one's own have come.
import { ownPlacements, placementStages } from '@practicum/shared/features/placements/placement-stages.contract'
import type { PlacementStatus } from '@practicum/shared/features/placements/placements.views'
import { dashboardPicture } from '../../app/dashboard-slots'
import { filterTail } from '../../app/feature'
import { STATUS_TONES } from './status-tones'

const narrowed = (status: PlacementStatus): string => `/applications${filterTail({ status })}`

export const stagesPicture = dashboardPicture({
  key: 'placement_stages',
  title: 'placements.picture.stages.title',
  order: 10,
  roles: ['coordinator', 'faculty', 'supervisor'],
  row: placementStages,
  draw: ({ stages }, { translate }) => {
    const all = stages.reduce((sum, { placements }) => sum + placements, 0)
    const ready = stages.find(({ status }) => status === 'ready')?.placements ?? 0
    const words = (key: string, more = {}): string => translate(`placements.picture.stages.${key}`, more)
    return {
      gist: words('gist', { smart_count: all, ready }),
      to: { path: '/applications', label: words('list') },
      ...(all === 0 && { empty: words('empty') }),
      shape: {
        kind: 'bars',
        of: words('stage'),
        categories: stages.map(({ status }) => ({
          ...{ key: status, label: translate(`placements.status.${status}`) },
          ...{ to: narrowed(status), tone: STATUS_TONES[status] },
        })),
        series: [
          {
            key: 'placements',
            label: words('series'),
            tone: 'primary',
            values: stages.map(({ placements }) => placements),
          },
        ],
      },
    }
  },
})

/** The way of a placement that comes to its end. */
const WAY = ['open', 'submitted', 'ready', 'approved'] as const satisfies readonly PlacementStatus[]

const standingOf = (status: PlacementStatus) =>
  status === 'approved' ? 'done' : status === 'denied' ? 'failed' : 'on_its_way'

export const ownPlacementsPicture = dashboardPicture({
  key: 'own_placements',
  title: 'placements.picture.own.title',
  order: 15,
  roles: ['trainee'],
  row: ownPlacements,
  draw: ({ placements }, { translate }) => {
    const words = (key: string, more = {}): string => translate(`placements.picture.own.${key}`, more)
    return {
      gist: words('gist'),
      to: { path: '/applications', label: words('list') },
      ...(placements.length === 0 && { empty: words('empty') }),
      shape: {
        kind: 'steps',
        of: words('of'),
        stages: WAY.map(status => translate(`placements.status.${status}`)),
        things: placements.map(({ id, status, supervision_site }) => ({
          ...{ key: id, name: supervision_site.name, to: `/applications/${id}` },
          // A denial stands where the approval would.
          at: status === 'denied' ? WAY.length - 1 : WAY.indexOf(status),
          standing: standingOf(status),
          words: translate(`placements.status.${status}`),
        })),
      },
    }
  },
})

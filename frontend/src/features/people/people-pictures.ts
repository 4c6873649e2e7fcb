// The picture of people on dashboards: how many of each role stand how.
import { positionStatus } from '@practicum/shared/access/roles'
import { peopleByStanding } from '@practicum/shared/features/people/people-standing.contract'
import { dashboardPicture } from '../../app/dashboard-slots'
import type { Tone } from '../../ui/StatusChip'

const TONES = {
  active: 'primary',
  pending: 'warning',
  graduated: 'success',
  archived: 'default',
} as const satisfies Record<string, Tone>

export const standingPicture = dashboardPicture({
  key: 'people_standing',
  title: 'people.picture.title',
  order: 30,
  roles: ['coordinator'],
  row: peopleByStanding,
  draw: ({ people: all, active, standings }, { translate }) => {
    const words = (key: string, more = {}): string => translate(`people.picture.${key}`, more)
    const roles = [...new Set(standings.map(({ role }) => role))]
    const countOf = (role: string, standing: string): number =>
      standings.find(one => one.role === role && one.standing === standing)?.people ?? 0
    const found = positionStatus.options.filter(standing => standings.some(one => one.standing === standing))
    return {
      gist: words('gist', { smart_count: all, active }),
      ...(all === 0 && { empty: words('empty') }),
      shape: {
        kind: 'bars',
        of: words('role'),
        categories: roles.map(role => ({ key: role, label: words(`roles.${role}`) })),
        series: found.map(standing => ({
          ...{ key: standing, label: words(`standing.${standing}`), tone: TONES[standing] },
          values: roles.map(role => countOf(role, standing)),
        })),
      },
    }
  },
})

// What a placement is called among others.
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'

export const placementName = ({ trainee, supervision_site }: Pick<PlacementView, 'trainee' | 'supervision_site'>) =>
  `${trainee.name}, ${supervision_site.name}`

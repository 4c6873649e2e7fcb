// What supervision sites do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'

export const supervisionSites: CommandFeature = { name: 'supervision-sites' }

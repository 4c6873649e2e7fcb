// What the features bring to the application together.
import { allFeatures } from '../features/all'
import type { ResourceTable } from '../providers/data-provider'

export const features = allFeatures

export const resources: ResourceTable = Object.assign({}, ...features.map(feature => feature.resources ?? {}))

const shown = new Set(features.flatMap(feature => Object.keys(feature.screens ?? {})))

/** Is there a screen at this path? */
export const screenExists = (address: string): boolean => shown.has(address)

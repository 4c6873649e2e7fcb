// Logged days of placements: shown on the page of a placement.
import type { Feature } from '../../app/feature'

export const placementLogs: Feature = { name: 'placement-logs', messages: {} }

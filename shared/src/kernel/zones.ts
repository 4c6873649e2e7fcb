// Time zones, by their names in the IANA database.

const ZONES: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

export const zoneNames: readonly string[] = [...ZONES].sort()

export const isZone = (name: string): boolean => ZONES.has(name)

/** In which most people are, by the key of the name that they have for it; they are offered before all others. */
export const NAMED_ZONES = {
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  mountain_standard: 'America/Phoenix',
  pacific: 'America/Los_Angeles',
  puerto_rico: 'America/Puerto_Rico',
  alaska: 'America/Anchorage',
  hawaii_aleutian: 'America/Adak',
  hawaii: 'Pacific/Honolulu',
  new_zealand: 'Pacific/Auckland',
  chatham_islands: 'Pacific/Chatham',
} as const

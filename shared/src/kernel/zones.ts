// Time zones, by their names in the IANA database.

const ZONES: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

export const zoneNames: readonly string[] = [...ZONES].sort()

export const isZone = (name: string): boolean => ZONES.has(name)

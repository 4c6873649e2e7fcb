// Time zones: those that are offered by a name, and all others.
import { wallClock } from './dates'
import { isZone, NAMED_ZONES, zoneNames } from './zones'

test('GEO-015 eleven zones have a name, each of its own in the IANA database', () => {
  const zones = Object.values(NAMED_ZONES)
  expect(zones).toHaveLength(11)
  expect(new Set(zones).size).toBe(11)
  expect(zones.filter(zone => !isZone(zone))).toEqual([])
  expect(zoneNames).toEqual(expect.arrayContaining(zones))
})

/** In hours, on the first day of January and of July. */
const ahead = (zone: string): readonly number[] =>
  ['2026-01-01T00:00:00Z', '2026-07-01T00:00:00Z'].map(
    at => (wallClock(zone, new Date(at)).getTime() - new Date(at).getTime()) / 3_600_000,
  )

test.each([
  ['eastern', [-5, -4]],
  ['central', [-6, -5]],
  ['mountain', [-7, -6]],
  ['mountain_standard', [-7, -7]],
  ['pacific', [-8, -7]],
  ['puerto_rico', [-4, -4]],
  ['alaska', [-9, -8]],
  ['hawaii_aleutian', [-10, -9]],
  ['hawaii', [-10, -10]],
  ['new_zealand', [13, 12]],
  ['chatham_islands', [13.75, 12.75]],
] as const)('GEO-015 the clocks of %s go as its name says, with or without DST', (name, hours) =>
  expect(ahead(NAMED_ZONES[name])).toEqual(hours),
)

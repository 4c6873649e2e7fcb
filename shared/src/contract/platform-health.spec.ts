// What is observed of the platform becomes a standing of each part.
import {
  EVENTS_BEHIND,
  healthOf,
  type PlatformObserved,
  UNSENT_SECONDS,
  UNSIGNED_SECONDS,
  UNVERIFIED_SECONDS,
} from './platform-health'

const WELL: PlatformObserved = {
  lostPlaces: 0,
  readModels: [{ lag_events: EVENTS_BEHIND, outdated_rows: 0, stalled: false }],
  parkedEffects: 0,
  unsentSeconds: UNSENT_SECONDS,
  unsignedSeconds: UNSIGNED_SECONDS,
  brokenAudit: 0,
  verifiedAt: new Date('2026-11-20T02:00:00Z'),
  unverifiedSeconds: UNVERIFIED_SECONDS,
}

const notWell = (observed: Partial<PlatformObserved>) =>
  healthOf({ ...WELL, ...observed }).filter(({ standing }) => standing !== 'well')

test('each part is named once, and all are well while nothing stands out', () => {
  expect(healthOf(WELL).map(({ part, standing }) => `${part} ${standing}`)).toEqual([
    'log well',
    'read_models well',
    'queue well',
    'effects well',
    'audit well',
  ])
})

test.each<[Partial<PlatformObserved>, object]>([
  [{ lostPlaces: 2 }, { part: 'log', standing: 'wrong', finding: 'lost', amount: 2 }],
  [
    { readModels: [{ lag_events: EVENTS_BEHIND + 1, outdated_rows: 0, stalled: false }] },
    { part: 'read_models', standing: 'watch', finding: 'behind', amount: 1 },
  ],
  [
    {
      readModels: [
        { lag_events: 5000, outdated_rows: 1, stalled: true },
        { lag_events: 0, outdated_rows: 2, stalled: false },
      ],
    },
    { part: 'read_models', standing: 'wrong', finding: 'outdated', amount: 3 },
  ],
  // Behind by a single event, and for good.
  [
    { readModels: [{ lag_events: 1, outdated_rows: 0, stalled: true }] },
    { part: 'read_models', standing: 'wrong', finding: 'stalled', amount: 1 },
  ],
  [
    { readModels: [{ lag_events: null, outdated_rows: 0, stalled: false }] },
    { part: 'read_models', standing: 'watch', finding: 'unknown', amount: 0 },
  ],
  [{ unsentSeconds: 300 }, { part: 'queue', standing: 'watch', finding: 'unsent', amount: 5 }],
  [{ unsentSeconds: null }, { part: 'queue', standing: 'watch', finding: 'unknown', amount: 0 }],
  [{ parkedEffects: 4 }, { part: 'effects', standing: 'wrong', finding: 'parked', amount: 4 }],
  [{ unverifiedSeconds: null }, { part: 'audit', standing: 'watch', finding: 'unknown', amount: 0 }],
  [{ unverifiedSeconds: 50 * 3600 }, { part: 'audit', standing: 'watch', finding: 'unverified', amount: 50 }],
  [{ unsignedSeconds: 3600 }, { part: 'audit', standing: 'watch', finding: 'unsigned', amount: 60 }],
  [
    { brokenAudit: 1, unsignedSeconds: 3600 },
    { part: 'audit', standing: 'wrong', finding: 'broken', amount: 1 },
  ],
])('of %j one part is not well', (observed, found) => {
  expect(notWell(observed)).toEqual([expect.objectContaining(found)])
})

test('only the audit says when it was last gone through, and where it never was it says nothing', () => {
  const last = healthOf(WELL).map(({ part, verified_at }) => [part, verified_at])
  expect(last.filter(([, at]) => at !== null)).toEqual([['audit', '2026-11-20T02:00:00.000Z']])
  expect(healthOf({ ...WELL, verifiedAt: undefined }).at(-1)?.verified_at).toBeNull()
})

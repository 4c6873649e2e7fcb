// Placements over the whole API.
import { placementAggregate } from '@practicum/command-service/features/placements/placements.aggregate'
import { patchPlacementStatus } from '@practicum/shared/features/placements/placement-status.contract'
import {
  approvePlacement,
  archivePlacement,
  batchApprovePlacements,
  commentOnPlacement,
  denyPlacement,
  getPlacement,
  listPlacements,
  reopenPlacement,
  revokePlacementApproval,
  setPlacementRecurring,
} from '@practicum/shared/features/placements/placements.contract'
import { type PlacementView, placementView } from '@practicum/shared/features/placements/placements.views'
import { newId } from '@practicum/shared/kernel/ids'
import { eachOnce, inRounds } from '../setup/rounds'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { newPlacement, newPlacing, openAt } from './harness/placing'
import { foundProgram, type Member, type TestProgram } from './harness/program'
import { seenByLockAlone } from './harness/row-lock'
import { shown } from './harness/shown'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

const typesOf = async (id: string): Promise<readonly string[]> =>
  (await app.practicum.store.readStream(`placement-${id}`)).events.map(({ type }) => type)

const countOf = async (id: string, type: string): Promise<number> =>
  (await typesOf(id)).filter(found => found === type).length

const idsSeenBy = async ({ browser }: Member, query: Record<string, string> = {}): Promise<readonly string[]> =>
  (await browser.list<PlacementView>(listPlacements, { per_page: '100', ...query })).items.map(({ id }) => id)

describe('what is seen', () => {
  test('PLACE-011 PLACE-012 coordinators see their organization, the others what they are part of', async () => {
    const id = await newPlacement(app, program)
    const { coordinator, faculty, supervisor, trainee, otherTrainee, stranger } = program
    for (const member of [coordinator, faculty, supervisor, trainee]) {
      expect(await idsSeenBy(member)).toContain(id)
      expect((await member.browser.get(getPlacement, { params: { id } })).status).toBe(200)
    }
    for (const member of [otherTrainee, stranger]) {
      expect(await idsSeenBy(member)).not.toContain(id)
      expect((await member.browser.get(getPlacement, { params: { id } })).status).toBe(404)
    }
  })

  test('PLACE-001 PLACE3-006 PLACE3-010 the details name people, site, training and level', async () => {
    const id = await newPlacement(app, program)
    const { body } = await program.trainee.browser.get(getPlacement, { params: { id } })
    expect(body).toMatchObject({
      id,
      status: 'ready',
      signature_required: false,
      trainee: { name: 'Ana Ruiz' },
      supervisor: { name: 'Simone Okafor' },
      faculty: { name: 'Felix Arroyo' },
      supervisor_joined: true,
      supervision_site: { name: expect.stringContaining('Bayview') },
      training: { plan_name: 'Marriage and family therapy', level_name: 'Practicum I', start_at: '2026-09-01' },
    })
  })

  test('PLACE-004 PLACE3-007 lists are narrowed by status, review, search and archive', async () => {
    const id = await newPlacement(app, program, { until: 'submitted' })
    const { coordinator } = program
    expect(await idsSeenBy(coordinator, { status: 'submitted' })).toContain(id)
    expect(await idsSeenBy(coordinator, { status: 'approved' })).not.toContain(id)
    expect(await idsSeenBy(coordinator, { needs_review: 'true', search: 'ana, bayv' })).toContain(id)
    expect(await idsSeenBy(coordinator, { search: 'castellan' })).not.toContain(id)
    expect(await idsSeenBy(coordinator, { archived: 'true' })).not.toContain(id)
  })

  test('PLACE-014 ENUM-008 they are listed in full, be they open, submitted, ready, approved, denied or archived', async () => {
    const { coordinator, trainee } = program
    const open = unwrapOrThrow(await openAt(app, program, await newPlacing(app, program)))
    const submitted = await newPlacement(app, program, { until: 'submitted' })
    const [ready, approved] = [await newPlacement(app, program), await newPlacement(app, program)]
    const [denied, archived] = [await newPlacement(app, program), await newPlacement(app, program)]
    const { browser } = coordinator
    await browser.do(approvePlacement, { params: { id: approved }, body: {} })
    await browser.do(denyPlacement, { params: { id: denied }, body: { reason: 'No opening' } })
    await browser.do(archivePlacement, { params: { id: archived }, body: { archived: true } })
    await app.caughtUp()
    const expected = { open, submitted, ready, approved, denied }
    for (const member of [coordinator, trainee]) {
      const list = (query: object) =>
        member.browser.list<PlacementView>(listPlacements, { per_page: '100', sort: 'created_at', ...query })
      for (const [status, id] of Object.entries(expected)) {
        const { items } = await list({ status })
        const { body } = await member.browser.get(getPlacement, { params: { id } })
        const shown = items.find(item => item.id === id)
        expect([...new Set(items.map(item => item.status))]).toEqual([status])
        expect(body).toMatchObject({ ...shown, id, status })
        expect(Object.keys(shown ?? {}).sort()).toEqual(Object.keys(placementView.shape).sort())
      }
      const { items } = await list({ archived: 'true' })
      expect(items).toContainEqual(expect.objectContaining({ id: archived, archived_at: expect.any(String) }))
      expect(items.filter(item => item.archived_at === null)).toEqual([])
    }
  })

  test('the row-level lock alone hides what the scope of a query would', async () => {
    const id = await newPlacement(app, program)
    const { coordinator, faculty, supervisor, trainee, otherTrainee, stranger, admin } = program
    const everybody = [coordinator, faculty, supervisor, trainee, otherTrainee, stranger, admin, undefined]
    const seen = await seenByLockAlone(app, { table: 'placement', id }, everybody)
    expect(seen).toEqual([true, true, true, true, false, false, false, false])
  })
})

describe('deciding', () => {
  test('a ready placement is approved, and shows so at once', async () => {
    const id = await newPlacement(app, program)
    const { browser } = program.coordinator
    const answer = await browser.do(approvePlacement, { params: { id }, body: {} })
    expect(answer).toMatchObject({ status: 200, body: { id, status: 'approved', version: 4 } })
    const { body } = await browser.get(getPlacement, { params: { id } })
    expect(body).toMatchObject({ status: 'approved', approved_at: expect.any(String), version: 4 })
    expect(body.status_date).toBe(body.approved_at)
  })

  test('one placement says who did what towards its decision, by name, while that holds', async () => {
    const id = await newPlacement(app, program)
    const { browser } = program.coordinator
    const told = async () =>
      (await browser.get(getPlacement, { params: { id } })).body.done.map(({ step, by }) => [step, by?.id])
    const { version } = (await browser.do(approvePlacement, { params: { id }, body: {} })).body
    const { supervisor, coordinator } = program
    expect(await told()).toEqual([
      ['submitted', undefined],
      ['joined', supervisor.userId],
      ['approved', coordinator.userId],
    ])
    const body = { reason: 'no room', version }
    expect((await browser.do(revokePlacementApproval, { params: { id }, body })).status).toBe(200)
    expect((await told()).map(([step]) => step)).toEqual(['submitted', 'joined'])
  })

  test('PLACE3-015 nothing is decided before the supervisor has joined', async () => {
    const id = await newPlacement(app, program, { until: 'submitted' })
    const { browser } = program.coordinator
    const approved = await browser.do(approvePlacement, { params: { id }, body: {} })
    const denied = await browser.do(denyPlacement, { params: { id }, body: { reason: 'full' } })
    expect([approved.status, denied.status]).toEqual([422, 422])
    expect([codesOf(approved), codesOf(denied)]).toEqual([
      ['placement.supervisor_not_joined'],
      ['placement.supervisor_not_joined'],
    ])
  })

  test('the same Idempotency-Key approves once, and so does asking again', async () => {
    const id = await newPlacement(app, program)
    const sent = { params: { id }, body: {}, key: newId() }
    const { browser } = program.coordinator
    const answers = await Promise.all(Array.from({ length: 6 }, () => browser.do(approvePlacement, sent)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await browser.do(approvePlacement, { params: { id }, body: {} })).status).toBe(200)
    expect(await countOf(id, 'PlacementApproved')).toBe(1)
  })

  test('a stale version is a conflict that names both', async () => {
    const id = await newPlacement(app, program)
    const { browser } = program.coordinator
    const stale = await browser.do(denyPlacement, { params: { id }, body: { reason: 'full', version: 1 } })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ errors: [{ code: 'version_conflict', data: { expected: 1, actual: 3 } }] })
  })

  test('PLACE3-011 the status patch denies, reopens and revokes with a reason, and never without', async () => {
    const id = await newPlacement(app, program)
    const { browser } = program.coordinator
    const patch = (status: 'approved' | 'denied' | 'open' | 'ready', reason?: string) =>
      browser.do(patchPlacementStatus, {
        params: { id },
        body: { status, ...(reason === undefined ? {} : { reason }) },
      })
    expect((await patch('approved')).body).toMatchObject({ status: 'approved' })
    expect(codesOf(await patch('ready'))).toEqual(['placement.reason_required'])
    expect((await patch('ready', 'Insurance ran out')).body).toMatchObject({ status: 'ready' })
    await app.caughtUp()
    const revoked = await program.trainee.browser.get(getPlacement, { params: { id } })
    expect(revoked.body.taken_back).toMatchObject({
      kind: 'revoked',
      reason: 'Insurance ran out',
      by: { position_id: program.coordinator.positionId },
    })
    expect((await patch('denied', 'No opening')).body).toMatchObject({ status: 'denied' })
    expect((await browser.get(getPlacement, { params: { id } })).body.denied_reason).toBe('No opening')
    expect(codesOf(await patch('approved'))).toEqual(['placement.not_ready'])
    expect((await patch('open', 'An opening came up')).body).toMatchObject({ status: 'open' })
    const reopened = await browser.get(getPlacement, { params: { id } })
    expect(reopened.body.taken_back).toMatchObject({ kind: 'reopened', reason: 'An opening came up' })
  })

  test('nobody else decides, and of a foreign placement nothing is told', async () => {
    const id = await newPlacement(app, program)
    const { trainee, supervisor, faculty, stranger } = program
    for (const { browser } of [trainee, supervisor, faculty]) {
      expect((await browser.do(approvePlacement, { params: { id }, body: {} })).status).toBe(403)
    }
    const foreign = await stranger.browser.do(approvePlacement, { params: { id }, body: {} })
    const unknown = await stranger.browser.do(approvePlacement, { params: { id: newId() }, body: {} })
    expect([foreign.status, unknown.status]).toEqual([404, 404])
    expect(foreign.body).toEqual(unknown.body)
  })

  test('PLACE3-016 a denied application makes room, and is reopened only while there is room', async () => {
    const placing = await newPlacing(app, program)
    const first = (await openAt(app, program, placing)) as string
    expect(await openAt(app, program, placing)).toMatchObject({ code: 'placement.duplicate' })
    const { browser } = program.coordinator
    const archive = (id: string, archived: boolean) =>
      browser.do(archivePlacement, { params: { id }, body: { archived } })
    expect((await archive(first, true)).status).toBe(200)
    const second = (await openAt(app, program, placing)) as string
    expect(codesOf(await archive(first, false))).toEqual(['placement.duplicate'])
    await archive(second, true)
    expect((await archive(first, false)).status).toBe(200)
  })
})

describe('beside the status', () => {
  test('PLACE3-012 PLACE3-013 archived and recurring are switched on and off', async () => {
    const id = await newPlacement(app, program)
    const { browser } = program.coordinator
    await browser.do(setPlacementRecurring, { params: { id }, body: { recurring: true } })
    await browser.do(archivePlacement, { params: { id }, body: { archived: true } })
    expect((await browser.get(getPlacement, { params: { id } })).body).toMatchObject({
      recurring: true,
      archived_at: expect.any(String),
    })
    expect(codesOf(await browser.do(approvePlacement, { params: { id }, body: {} }))).toEqual(['placement.archived'])
    await browser.do(archivePlacement, { params: { id }, body: { archived: false } })
    expect(await idsSeenBy(program.coordinator, { archived: 'false' })).toContain(id)
  })

  test('those who are part of a placement talk about it, nobody else', async () => {
    const id = await newPlacement(app, program)
    const { supervisor, otherTrainee, coordinator } = program
    const sent = { params: { id }, body: { body: 'See you Monday' } }
    expect((await supervisor.browser.do(commentOnPlacement, sent)).status).toBe(200)
    expect((await otherTrainee.browser.do(commentOnPlacement, sent)).status).toBe(404)
    await shown(app, `placement-${id}`, ['placement'])
    const { body } = await coordinator.browser.get(getPlacement, { params: { id } })
    expect(body.comments).toMatchObject([{ body: 'See you Monday', author: { name: 'Simone Okafor' } }])
  })
})

describe('PLACE3-014 batches', () => {
  test('each placement has its own answer, a foreign id the same as one that does not exist', async () => {
    const ready = await newPlacement(app, program)
    const waiting = await newPlacement(app, program, { until: 'submitted' })
    const { stranger, coordinator } = program
    const unknown = newId()
    const placement_ids = [ready, waiting, unknown, ready]
    const own = await coordinator.browser.do(batchApprovePlacements, { body: { placement_ids } })
    expect(own.body.results).toEqual([
      { id: ready, approved: true, version: expect.any(Number), error: null },
      {
        id: waiting,
        approved: false,
        version: null,
        error: expect.objectContaining({ code: 'placement.supervisor_not_joined' }),
      },
      { id: unknown, approved: false, version: null, error: expect.objectContaining({ code: 'not_found' }) },
    ])
    const version = own.body.results[0]?.version ?? undefined
    const undone = { params: { id: ready }, body: { version, reason: 'a mistake' } }
    expect(await coordinator.browser.do(revokePlacementApproval, undone)).toMatchObject({ status: 200 })
    const foreign = await stranger.browser.do(batchApprovePlacements, { body: { placement_ids } })
    expect(new Set(foreign.body.results.map(({ error }) => JSON.stringify(error))).size).toBe(1)
  })

  test('why one was not approved is told with what the reason names, so that it can be said in any language', async () => {
    const id = await newPlacement(app, program)
    const { browser } = program.coordinator
    await browser.do(denyPlacement, { params: { id }, body: { reason: 'no room' } })
    const { results } = (await browser.do(batchApprovePlacements, { body: { placement_ids: [id] } })).body
    expect(results).toMatchObject([{ error: { code: 'placement.not_ready', data: { status: 'denied' } } }])
  })

  test('a repeat with the same Idempotency-Key answers the same and approves nothing twice', async () => {
    const ids = await Promise.all([newPlacement(app, program), newPlacement(app, program)])
    const sent = { body: { placement_ids: ids }, key: newId() }
    const { browser } = program.coordinator
    const answers = [await browser.do(batchApprovePlacements, sent), await browser.do(batchApprovePlacements, sent)]
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(await Promise.all(ids.map(id => countOf(id, 'PlacementApproved')))).toEqual([1, 1])
  })
})

test('who reopens a placement a moment after somebody else did is refused, though the application was claimed for them', async () => {
  const { browser } = program.coordinator
  const id = await newPlacement(app, program)
  const { version } = (await browser.do(denyPlacement, { params: { id }, body: { reason: 'no room' } })).body
  const reopen = () => browser.do(reopenPlacement, { params: { id }, body: { reason: 'a mistake', version } })
  const { executor } = app.practicum.services
  const execute = executor.execute.bind(executor) as (...given: readonly unknown[]) => Promise<unknown>
  let other: Promise<{ readonly status: number }> | undefined
  const spy = jest.spyOn(executor, 'execute').mockImplementation((async (
    aggregate: { catalog: unknown },
    ...given: unknown[]
  ) => {
    if (aggregate.catalog === placementAggregate.catalog && other === undefined) {
      other = reopen()
      expect((await other).status).toBe(200)
    }
    return execute(aggregate, ...given)
  }) as never)
  try {
    const refused = await reopen()
    expect([refused.status, codesOf(refused)]).toEqual([409, ['version_conflict']])
  } finally {
    spy.mockRestore()
  }
})

describe('races', () => {
  const often = { short: 20, whole: 200 }

  test('of approving and denying one wins', () =>
    inRounds({ what: 'approving against denying a placement, races', ...often }, async rounds => {
      const { browser } = program.coordinator
      const counts: number[] = []
      for (let round = 0; round < rounds; round++) {
        const id = await newPlacement(app, program)
        const answers = await Promise.all([
          browser.do(approvePlacement, { params: { id }, body: {} }),
          browser.do(denyPlacement, { params: { id }, body: { reason: 'full' } }),
        ])
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
        counts.push((await countOf(id, 'PlacementApproved')) + (await countOf(id, 'PlacementDenied')))
      }
      return eachOnce(counts)
    }))

  test('two batches over the same placements approve each once', () =>
    inRounds({ what: 'two batches over the same placements, races', ...often }, async rounds => {
      const { browser } = program.coordinator
      const counts: number[] = []
      for (let round = 0; round < rounds; round++) {
        const ids = await Promise.all([newPlacement(app, program), newPlacement(app, program)])
        const answers = await Promise.all([
          browser.do(batchApprovePlacements, { body: { placement_ids: ids } }),
          browser.do(batchApprovePlacements, { body: { placement_ids: [...ids].reverse() } }),
        ])
        expect(answers.flatMap(({ body }) => body.results.map(({ approved }) => approved))).toEqual([
          true,
          true,
          true,
          true,
        ])
        counts.push(...(await Promise.all(ids.map(id => countOf(id, 'PlacementApproved')))))
      }
      return eachOnce(counts)
    }))
})

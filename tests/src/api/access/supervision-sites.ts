// Who may call what of supervision sites, and what each may do to whose: by hand.
import {
  addSite,
  approveSite,
  holdSite,
  publishSite,
  rejectSite,
  setSiteSupervisors,
} from '@practicum/shared/features/supervision-sites/changing.contract'
import { recordSiteContract } from '@practicum/shared/features/supervision-sites/site-contracts.contract'
import { publishSiteSlot } from '@practicum/shared/features/supervision-sites/site-slots.contract'
import { createSiteTag } from '@practicum/shared/features/supervision-sites/site-tags.contract'
import { newId } from '@practicum/shared/kernel/ids'
import type { Access, Cast, Thing } from '../harness/access'

const filled = (name = `Site ${newId()}`) => ({ name, country_code: 'US', state_id: 'US-CA', county: 'Marin' })

/** By the ids of their sites: what was approved keeps its name. */
const names = new Map<string, string>()

/** Proposed by a supervisor; the trainee has no part in it. */
async function pending({ program: { supervisor: own, trainee: part } }: Cast): Promise<Thing> {
  const body = filled()
  const { id } = (await own.browser.do(addSite, { body })).body
  names.set(id, body.name)
  return { id, own, part }
}

async function rejected(cast: Cast): Promise<Thing> {
  const site = await pending(cast)
  const body = { reason: 'It is not licensed.' }
  await cast.program.coordinator.browser.do(rejectSite, { params: { id: site.id }, body })
  return site
}

/** For all of the organization to see. */
async function open(cast: Cast): Promise<Thing> {
  const site = await pending(cast)
  const { browser } = cast.program.coordinator
  const params = { id: site.id }
  await browser.do(approveSite, { params, body: {} })
  await browser.do(publishSite, { params, body: { published: true } })
  return site
}

const SLOT = { start_at: '2026-09-01', end_at: '2026-12-31', places: 3 }

async function slotted(cast: Cast): Promise<Thing> {
  const site = await open(cast)
  const sent = { params: { id: site.id }, body: SLOT }
  const { id: within } = (await cast.program.coordinator.browser.do(publishSiteSlot, sent)).body
  return { ...site, within }
}

const CONTRACT = { name: 'Affiliation agreement', start_at: '2026-09-01', end_at: '2028-08-31' }

async function contract(cast: Cast): Promise<Thing> {
  const { own, part, ...site } = await open(cast)
  const sent = { params: { id: site.id }, body: CONTRACT }
  return { id: (await cast.program.coordinator.browser.do(recordSiteContract, sent)).body.id, own, part }
}

async function held(cast: Cast): Promise<Thing> {
  const site = await open(cast)
  await cast.program.coordinator.browser.do(holdSite, { params: { id: site.id }, body: {} })
  return site
}

async function person({ program: { supervisor: own, trainee: part, coordinator } }: Cast): Promise<Thing> {
  const { id } = (await coordinator.browser.do(addSite, { body: filled() })).body
  await coordinator.browser.do(setSiteSupervisors, { params: { id }, body: { supervisors: [own.picked] } })
  return { id: own.userId, own, part }
}

const content = (name = `Tag ${newId().slice(-8)}`) => ({ name, icon: 'star' as const, color: 'teal' as const })

async function tag({ program: { coordinator, supervisor: own, trainee: part } }: Cast): Promise<Thing> {
  return { id: (await coordinator.browser.do(createSiteTag, { body: content() })).body.id, own, part }
}

const organization = async ({
  program: { organizationId: id, faculty: own, trainee: part },
}: Cast): Promise<Thing> => ({
  ...{ id, own, part },
})

export const access: Access = {
  roles: `
    addSite             . . x . x .
    approveSite         . . . . x .
    changeSites         . . . . x .
    changeSiteSlot      . . . . x .
    changeSiteTag       . . . . x .
    checkSite           . . x . x .
    closeSite           . . . . x .
    correctSiteContract . . . . x .
    createSiteTag       . . . . x .
    deleteSite          . . . . x .
    deleteSiteTag       . . . . x .
    editSite            . . x . x .
    endSiteContract     . . . . x .
    getSite             . x x x x x
    holdSite            . . . . x .
    listSiteContracts   . . . . x .
    listSites           . x x x x x
    listSitePlaces      . x x x x x
    listSiteSlots       . x x x x x
    listSiteTags        . x x x x x
    orderSiteTags       . . . . x .
    proposeSite         . . x . . .
    publishSite         . . . . x .
    publishSiteSlot     . . . . x .
    recordSiteContract  . . . . x .
    rejectSite          . . . . x .
    removeSiteContract  . . . . x .
    removeSiteSlot      . . . . x .
    reopenSite          . . . . x .
    setSiteExpiration   . . . . x .
    setSiteSupervisors  . . . . x .
    similarSites        . x x x x x
    siteAreas           . x x x x x
    siteMapTiles        . x x x x x
    siteInsurance       . . x . x .
    sitesOfUser         . x x x x x
    sitesSummary        . . . x x .
    validUrl            . x x x x x
  `,
  // Whoever has something to do with the organization sees what is open there; who coordinates another one sees nothing.
  relations: `
                        own  part colleague coordinator admin former foreign
    approveSite         -    -    -         x           -     .      .
    changeSites         -    -    -         x           -     .      .
    changeSiteSlot      -    -    -         x           -     .      .
    changeSiteTag       -    -    -         x           -     .      .
    closeSite           -    -    -         x           -     .      .
    correctSiteContract -    -    -         x           -     .      .
    deleteSite          -    -    -         x           -     .      .
    deleteSiteTag       -    -    -         x           -     .      .
    editSite            x    -    -         x           -     .      .
    endSiteContract     -    -    -         x           -     .      .
    getSite             x    x    x         x           .     .      .
    holdSite            -    -    -         x           -     .      .
    listSiteContracts   -    -    -         x           -     .      .
    listSiteSlots       x    x    x         x           .     .      .
    orderSiteTags       -    -    -         x           -     .      .
    proposeSite         x    -    .         -           -     -      -
    publishSite         -    -    -         x           -     .      .
    publishSiteSlot     -    -    -         x           -     .      .
    recordSiteContract  -    -    -         x           -     .      .
    rejectSite          -    -    -         x           -     .      .
    removeSiteContract  -    -    -         x           -     .      .
    removeSiteSlot      -    -    -         x           -     .      .
    reopenSite          -    -    -         x           -     .      .
    setSiteExpiration   -    -    -         x           -     .      .
    setSiteSupervisors  -    -    -         x           -     .      .
    siteInsurance       x    -    .         x           -     .      .
    sitesOfUser         x    x    x         x           x     x      x
    sitesSummary        x    -    -         x           -     .      .
  `,
  ofNobody: {
    addSite: 'it names tags alone; those of another organization are refused in site-tags.spec.ts',
    checkSite: 'as addSite: what it names of others is refused in validation.spec.ts',
    listSitePlaces: 'a filter; the scope is that of the directory, asked about in site-places.spec.ts',
  },
  things: [
    [/^\/api\/site-tags/, tag],
    [/^\/api\/site-contracts/, contract],
    [/^\/api\/supervision-sites\/:id\/propose$/, rejected],
    [/^\/api\/supervision-sites\/:id\/slots\/:slot_id$/, slotted],
    [/^\/api\/supervision-sites\/:id\/(approve|reject)$/, pending],
    [/^\/api\/supervision-sites\/:id\/reopen$/, held],
    [/^\/api\/supervision-sites\/(:id|batch$)/, open],
    [/^\/api\/users\/:id/, person],
    [/^\/api\/organizations\/:id/, organization],
  ],
  queries: { similarSites: () => ({ name: 'Bayview' }), validUrl: () => ({ url: 'bayview.example.org' }) },
  bodies: {
    changeSites: id => ({ ids: [id], change: { what: 'hold' } }),
    changeSiteSlot: () => ({ ...SLOT, places: 4 }),
    publishSiteSlot: () => SLOT,
    changeSiteTag: () => content(),
    correctSiteContract: () => ({ ...CONTRACT, end_at: null }),
    editSite: id => ({ ...filled(names.get(id)), city: 'San Rafael' }),
    endSiteContract: () => ({ end_at: '2027-06-30' }),
    recordSiteContract: () => CONTRACT,
    orderSiteTags: id => ({ ids: [id] }),
    publishSite: () => ({ published: false }),
    rejectSite: () => ({ reason: 'It is not licensed.' }),
    setSiteExpiration: () => ({ expiration_date: '2030-08-31' }),
    setSiteSupervisors: () => ({ supervisors: [] }),
  },
}

// Supervision sites to try things with: the calls of their people, by a program that is there once the calls are made.
import type { AnswerOf, BodyInputOf } from '@practicum/shared/contract/row'
import {
  addSite,
  approveSite,
  changeSites,
  closeSite,
  deleteSite,
  editSite,
  holdSite,
  proposeSite,
  publishSite,
  rejectSite,
  reopenSite,
  type SiteChange,
  setSiteExpiration,
  setSiteSupervisors,
} from '@practicum/shared/features/supervision-sites/changing.contract'
import {
  getSite,
  listSites,
  type SiteView,
} from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { newId } from '@practicum/shared/kernel/ids'
import type { Answer } from './browser'
import type { Member, TestProgram } from './program'

type Body = BodyInputOf<typeof addSite>

export const asked = (changes: Partial<Body> = {}): Body => ({
  ...{ name: `Site ${newId()}`, department: 'Youth services', street: '200 Harbor Drive', city: 'San Rafael' },
  ...{ county: 'Marin', country_code: 'US', state_id: 'US-CA', zip: '94901', office_phone: '(415) 555-0132' },
  ...{ website: 'bayview.example.org', contact_name: 'Dana Whitlock', contact_email: 'dana@bayview.example.org' },
  ...changes,
})

const keyed = (key?: string) => (key === undefined ? {} : { key })
const versioned = (version?: number) => (version === undefined ? {} : { version })

const MOVES = { approve: approveSite, hold: holdSite, close: closeSite, reopen: reopenSite } as const

type Written = Promise<Answer<{ id: string; version: number }>>

/** Where nobody else is named, a coordinator calls. */
export class SiteCalls {
  constructor(private readonly program: () => TestProgram) {}

  private get by(): Member['browser'] {
    return this.program().coordinator.browser
  }

  add(body: Body = asked(), { browser }: Member = this.program().coordinator, key?: string): Written {
    return browser.do(addSite, { body, ...keyed(key) })
  }

  async site(changes: Partial<Body> = {}, by?: Member): Promise<string> {
    return (await this.add(asked(changes), by)).body.id
  }

  /** By a supervisor. */
  proposed(changes: Partial<Body> = {}): Promise<string> {
    return this.site(changes, this.program().supervisor)
  }

  move(id: string, verb: keyof typeof MOVES, version?: number, key?: string): Written {
    return this.by.do(MOVES[verb], { params: { id }, body: versioned(version), ...keyed(key) })
  }

  reject(id: string, reason = 'It is not licensed.', key?: string): Written {
    return this.by.do(rejectSite, { params: { id }, body: { reason }, ...keyed(key) })
  }

  publish(id: string, published = true, key?: string): Written {
    return this.by.do(publishSite, { params: { id }, body: { published }, ...keyed(key) })
  }

  expire(id: string, expiration_date: string | null, version?: number): Written {
    return this.by.do(setSiteExpiration, { params: { id }, body: { expiration_date, ...versioned(version) } })
  }

  supervise(id: string, people: readonly Member[], version?: number): Written {
    const body = { supervisors: people.map(({ picked }) => picked), ...versioned(version) }
    return this.by.do(setSiteSupervisors, { params: { id }, body })
  }

  edit(id: string, body: BodyInputOf<typeof editSite>, key?: string, by?: Member): Written {
    return (by?.browser ?? this.by).do(editSite, { params: { id }, body, ...keyed(key) })
  }

  /** Again. */
  propose(id: string, { browser }: Member, version?: number, key?: string): Written {
    return browser.do(proposeSite, { params: { id }, body: versioned(version), ...keyed(key) })
  }

  batch(
    ids: readonly string[],
    change: SiteChange,
    { by = this.program().coordinator, key }: { readonly by?: Member; readonly key?: string } = {},
  ): Promise<Answer<AnswerOf<typeof changeSites>>> {
    return by.browser.do(changeSites, { body: { ids: [...ids], change }, ...keyed(key) })
  }

  remove(id: string, key?: string): Promise<Answer> {
    return this.by.do(deleteSite, { params: { id }, ...keyed(key) })
  }

  look({ browser }: Member, id: string): Promise<Answer<SiteView>> {
    return browser.get(getSite, { params: { id } })
  }

  async shown(id: string, member: Member = this.program().coordinator): Promise<SiteView> {
    return (await this.look(member, id)).body
  }

  async listed({ browser }: Member, query: Readonly<Record<string, string>> = {}): Promise<readonly SiteView[]> {
    return (await browser.list<SiteView>(listSites, query)).items
  }

  /** By itself and in the list: there is no difference. */
  async sees(member: Member, id: string): Promise<boolean> {
    const { status } = await this.look(member, id)
    const { name } = await this.shown(id)
    const found = (await this.listed(member, { search: name })).some(one => one.id === id)
    expect(found).toBe(status === 200)
    return found
  }
}

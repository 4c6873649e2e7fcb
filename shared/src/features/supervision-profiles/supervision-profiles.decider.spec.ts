// The rules of supervision profiles, as given, when, then.
import { initiallyOf } from '../../kernel/fields'
import { givenOf } from '../../kernel/given-when-then'
import { type ProfileContent, supervisionProfileDecider } from './supervision-profiles.decider'
import { type SupervisionProfileEvent, supervisionProfileEvents } from './supervision-profiles.events'
import { profileFields } from './supervision-profiles.fields'
import { LINK_HOSTS, leadsTo } from './supervision-profiles.links'
import { licenseStanding, licenseStandingAmong } from './supervision-profiles.standing'

const given = givenOf(supervisionProfileDecider)
const { SupervisionProfileChanged: definition } = supervisionProfileEvents.definitions
const { userId, ...content } = definition.sample
const changed: SupervisionProfileEvent = { type: 'SupervisionProfileChanged', data: definition.sample }
const dismissed: SupervisionProfileEvent = { type: 'SupervisorProfilePromptDismissed', data: { userId } }
const saying = (said: Partial<ProfileContent>) =>
  ({ type: 'ChangeProfile', userId, content: { ...content, ...said } }) as const
const [license] = content.licenses
if (!license) throw new Error('the sample has a licence')

test('it is changed as a whole, and the same again changes nothing', () => {
  given().when(saying({})).thenEmits(changed)
  given(changed).when(saying({})).thenNothing()
  const data = { ...definition.sample, bio: 'Another' }
  given(changed)
    .when(saying({ bio: 'Another' }))
    .thenEmits({ type: 'SupervisionProfileChanged', data })
})

test('it may be empty', () => {
  const empty = { ...initiallyOf(profileFields), licenses: [] }
  given()
    .when({ type: 'ChangeProfile', userId, content: empty })
    .thenEmits({ type: 'SupervisionProfileChanged', data: { userId, ...empty } })
})

test('a licence that stood there before keeps its id, and is there once', () => {
  const again = { ...license, licenseId: '0192f0c0-0000-7000-8000-0000000000e1' }
  given(changed)
    .when(saying({ licenses: [again] }))
    .thenNothing()
  const renewed = { ...again, expiresOn: '2030-01-31' }
  given(changed)
    .when(saying({ licenses: [renewed] }))
    .thenEmits({
      type: 'SupervisionProfileChanged',
      data: { ...definition.sample, licenses: [{ ...renewed, licenseId: license.licenseId }] },
    })
  const refused = given().when(saying({ licenses: [license, again] }))
  expect(refused.thenRefused('supervision_profile.license_repeated').field).toBe('licenses.1.license_number')
})

test('a link that leads elsewhere is refused at its field', () => {
  const refused = given().when(saying({ linkedinUrl: 'https://www.example.com/in/ana' }))
  expect(refused.thenRefused('supervision_profile.link_elsewhere')).toMatchObject({
    field: 'linkedin_url',
    data: { host: 'linkedin.com' },
  })
})

test('the prompt is dismissed once, and not at all by whoever has filled it in', () => {
  given().when({ type: 'DismissPrompt', userId }).thenEmits(dismissed)
  given(dismissed).when({ type: 'DismissPrompt', userId }).thenNothing()
  given(changed).when({ type: 'DismissPrompt', userId }).thenNothing()
  given(dismissed).when(saying({})).thenEmits(changed)
})

describe('before a licence ends', () => {
  const remind = (today: string) => ({ type: 'RemindOfExpiry', today }) as const
  const ending = (expiresOn: string | null): SupervisionProfileEvent => ({
    type: 'SupervisionProfileChanged',
    data: { ...definition.sample, licenses: [{ ...license, expiresOn }] },
  })
  const reminded = (days: number): SupervisionProfileEvent => ({
    type: 'LicensesExpiryReminded',
    data: { userId, reminders: [{ licenseId: license.licenseId, days }] },
  })

  test('its person is reminded 60 days, 30 days and on the last day, each once', () => {
    given(ending('2027-03-31')).when(remind('2027-01-29')).thenNothing()
    given(ending('2027-03-31')).when(remind('2027-01-30')).thenEmits(reminded(60))
    given(ending('2027-03-31'), reminded(60)).when(remind('2027-02-28')).thenNothing()
    given(ending('2027-03-31'), reminded(60)).when(remind('2027-03-01')).thenEmits(reminded(30))
    given(ending('2027-03-31'), reminded(60), reminded(30)).when(remind('2027-03-31')).thenEmits(reminded(0))
    given(ending('2027-03-31'), reminded(0)).when(remind('2027-04-05')).thenNothing()
    given(ending(null)).when(remind('2027-03-31')).thenNothing()
    given().when(remind('2027-03-31')).thenNothing()
  })

  test('nobody is reminded of one that another of the same state and discipline outlasts', () => {
    const until = (...others: readonly Partial<typeof license>[]): SupervisionProfileEvent => ({
      type: 'SupervisionProfileChanged',
      data: {
        ...definition.sample,
        licenses: [{ ...license, expiresOn: '2027-03-31' }, ...others.map(other => ({ ...license, ...other }))],
      },
    })
    const licenseId = '0192f0c0-0000-7000-8000-0000000000e2'
    for (const expiresOn of ['2027-04-01', null])
      given(until({ licenseId, expiresOn })).when(remind('2027-01-30')).thenNothing()
    const shorter = { expiresOn: '2027-03-30' }
    for (const other of [shorter, { expiresOn: null, stateId: 'US-NV' }, { expiresOn: null, disciplineId: 'other' }])
      given(until({ licenseId, ...other }))
        .when(remind('2027-01-30'))
        .thenEmits(reminded(60))
  })

  test('one that ends on a later day is reminded of before that day alone', () => {
    const past = [ending('2027-03-31'), reminded(60), ending('2029-03-31')]
    given(...past)
      .when(remind('2027-03-31'))
      .thenNothing()
    given(...past)
      .when(remind('2029-01-30'))
      .thenEmits(reminded(60))
  })
})

test('a link leads to a page of its site, by https and by nothing that looks like it', () => {
  const { linkedin_url: host } = LINK_HOSTS
  const those = ['https://linkedin.com/in/ana', 'https://www.linkedin.com/in/ana', 'https://de.linkedin.com/in/ana?a=b']
  expect(those.filter(one => !leadsTo(host, one))).toEqual([])
  const others = [
    'http://www.linkedin.com/in/ana',
    'www.linkedin.com/in/ana',
    'javascript:alert(1)//linkedin.com',
    'https://linkedin.com.example.org/in/ana',
    'https://notlinkedin.com/in/ana',
    'https://linkedin.com@example.org/',
    'https://ana:secret@linkedin.com/in/ana',
    'https://linkedin.com:8443/in/ana',
    'https://www.healthgrades.com/ana',
    'linkedin',
  ]
  expect(others.filter(one => leadsTo(host, one))).toEqual([])
})

test('one that another of the same state and discipline outlasts does not expire soon, and has expired all the same', () => {
  const longer = { ...license, expiresOn: '2027-11-27' }
  const among = (expiresOn: string, other = longer) =>
    licenseStandingAmong({ ...license, expiresOn }, [{ ...license, expiresOn }, other], '2026-11-27')
  expect([among('2026-12-27'), among('2026-11-26')]).toEqual(['valid', 'expired'])
  expect(among('2026-12-27', { ...longer, stateId: 'US-NV' })).toBe('expiring')
})

test('a licence holds on its last day, expires within thirty days of it, and holds for ever without one', () => {
  const today = '2026-11-27'
  expect(
    [null, '2026-12-28', '2026-12-27', '2026-11-27', '2026-11-26'].map(last => licenseStanding(last, today)),
  ).toEqual(['valid', 'valid', 'expiring', 'expiring', 'expired'])
})

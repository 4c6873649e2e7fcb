// The rules of the small widgets: avatars, cuts, dates, tabs, badges.
import { AVATAR_COLORS, AVATAR_FONTS, avatarLook, initialsOf } from './avatar'
import { exactDay, exactInstant, instantByClock, instantInWords, longDay, nearDay, shortDay } from './dates'
import { needsPager } from './list/ListPager'
import { badgeText } from './TabBar'
import { openTab } from './tabs'
import { cut } from './text'

test('UI-003 initials have at most three letters', () => {
  expect(initialsOf('Ana María de la Ruiz')).toBe('AMD')
  expect(initialsOf('  Bo  ')).toBe('B')
})

describe('UI-004 the look of an avatar', () => {
  test('is chosen from 12 colours and 11 typefaces, the same for the same id', () => {
    expect(new Set(AVATAR_COLORS).size).toBe(12)
    expect(new Set(AVATAR_FONTS).size).toBe(11)
    expect(avatarLook('a1')).toEqual(avatarLook('a1'))
  })

  test('no letters with serifs among letters without', () => {
    expect(AVATAR_FONTS.filter(font => !font.endsWith(', sans-serif'))).toEqual([])
  })

  test('uses all of them', () => {
    const looks = Array.from({ length: 2000 }, (_, index) => avatarLook(`person-${index}`))
    expect(new Set(looks.map(({ bgcolor }) => bgcolor)).size).toBe(12)
    expect(new Set(looks.map(({ fontFamily }) => fontFamily)).size).toBe(11)
  })
})

test('a text is cut by characters as people see them', () => {
  expect(cut('12345', 5)).toBe('12345')
  expect(cut('123456', 5)).toBe('12345…')
  expect(cut('👩🏽👩🏽', 2)).not.toContain('\uD83D…')
})

describe('dates', () => {
  test('D2UI-001 D3UI-010 DATE-004 days are written MM/DD/YYYY, or long with an ordinal', () => {
    expect(shortDay('2026-11-04')).toBe('11/04/2026')
    expect(longDay('2026-11-01')).toBe('Nov 1st, 2026')
    expect(longDay('2026-11-12')).toBe('Nov 12th, 2026')
    expect(longDay('2026-11-23')).toBe('Nov 23rd, 2026')
  })

  const zone = 'America/Los_Angeles'
  const reader = { now: new Date('2026-11-21T20:00:00Z'), zone, machine: zone }
  const plain = (text: string) => text.replace(/\u202f/g, ' ')

  test.each([
    ['2026-11-20', 'yesterday'],
    ['2026-11-21', 'today'],
    ['2026-11-22', 'tomorrow'],
    ['2026-11-24', 'in 3 days'],
    ['2026-11-15', '6 days ago'],
    ['2026-11-28', undefined],
    ['2026-11-14', undefined],
  ])('the day %s, seen on November 21st, is %s', (day, words) => {
    expect(nearDay(day, reader)).toBe(words)
  })

  test('today is the day in the zone of the person', () => {
    const now = new Date('2026-11-22T06:00:00Z')
    expect(nearDay('2026-11-22', { now, zone })).toBe('tomorrow')
    expect(nearDay('2026-11-22', { now, zone: 'UTC' })).toBe('today')
  })

  test.each([
    ['2026-11-21T19:59:30Z', 'now'],
    ['2026-11-21T19:55:00Z', '5 minutes ago'],
    ['2026-11-21T22:00:00Z', 'in 2 hours'],
    ['2026-11-21T08:30:00Z', '11 hours ago'],
    ['2026-11-21T07:30:00Z', 'yesterday'],
    ['2026-11-24T23:00:00Z', 'in 3 days'],
    ['2026-11-12T23:00:00Z', 'Nov 12'],
    ['2025-11-24T23:00:00Z', 'Nov 24, 2025'],
  ])('the instant %s, seen at noon of November 21st, is %s', (at, words) => {
    expect(instantInWords(at, reader)).toBe(words)
  })

  test.each([
    ['2026-11-21T23:00:00Z', 'today, 3:00 PM'],
    ['2026-11-20T23:00:00Z', 'yesterday, 3:00 PM'],
    ['2026-11-24T23:00:00Z', 'Tuesday, 3:00 PM'],
    ['2026-11-18T23:00:00Z', 'Wed, Nov 18, 3:00 PM'],
    ['2026-12-01T23:00:00Z', 'Tue, Dec 1, 3:00 PM'],
    ['2025-11-24T23:00:00Z', 'Mon, Nov 24, 2025, 3:00 PM'],
  ])('by the clock, the instant %s is %s', (at, words) => {
    expect(plain(instantByClock(at, reader))).toBe(words)
  })

  test('the zone is named where it is not that of the machine, and always in the exact one', () => {
    const elsewhere = { ...reader, machine: 'UTC' }
    expect(plain(instantByClock('2026-11-22T23:00:00Z', elsewhere))).toBe('tomorrow, 3:00 PM PT')
    expect(plain(instantByClock('2026-12-01T23:00:00Z', elsewhere))).toBe('Tue, Dec 1, 3:00 PM PT')
    expect(plain(exactInstant('2026-11-22T23:00:00Z', zone))).toBe('Sunday, November 22, 2026 at 3:00:00 PM PST')
    expect(exactDay('2026-11-22')).toBe('Sunday, November 22, 2026')
  })

  test('are in the language of the page', () => {
    document.documentElement.lang = 'es'
    try {
      expect(nearDay('2026-11-22', reader)).toBe('mañana')
      expect(longDay('2026-11-01')).toBe('1 nov 2026')
      expect(exactDay('2026-11-22')).toBe('domingo, 22 de noviembre de 2026')
    } finally {
      document.documentElement.lang = ''
    }
  })
})

describe('tabs', () => {
  const about = { keys: ['about', 'history'], fallback: 'about', place: '/tasks/assigned/1' }
  const facts = { ...about, hash: '', stored: null, now: 1_000_000 }
  const stored = (ago: number, place = facts.place) => JSON.stringify({ tab: 'history', at: facts.now - ago, place })

  test('ROUTE-041 the hash opens its tab', () => {
    expect(openTab({ ...facts, hash: '#history' })).toBe('history')
    expect(openTab({ ...facts, hash: '#nothing' })).toBe('about')
  })

  test('ROUTE-042 a remembered tab counts for five minutes', () => {
    expect(openTab({ ...facts, stored: stored(5 * 60_000) })).toBe('history')
    expect(openTab({ ...facts, stored: stored(5 * 60_000 + 1) })).toBe('about')
  })

  test('ROUTE-042 what was open of another thing counts for nothing', () => {
    expect(openTab({ ...facts, stored: stored(0, '/tasks/assigned/2') })).toBe('about')
    expect(openTab({ ...facts, stored: JSON.stringify({ tab: 'history', at: facts.now }) })).toBe('about')
  })

  test('the hash goes before memory, and broken memory is none', () => {
    expect(openTab({ ...facts, hash: '#about', stored: stored(0) })).toBe('about')
    expect(openTab({ ...facts, stored: 'not json' })).toBe('about')
  })
})

test('a badge may end in a plus', () => {
  expect(badgeText(4, 5)).toBe('4')
  expect(badgeText(5, 5)).toBe('5+')
  expect(badgeText(17)).toBe('17')
})

test('TASK-042 the pager is shown only for more than ten items', () => {
  expect(needsPager(10)).toBe(false)
  expect(needsPager(11)).toBe(true)
})

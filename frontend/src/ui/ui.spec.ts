// The rules of the small widgets: avatars, cuts, dates, tabs, badges.
import { AVATAR_COLORS, AVATAR_FONTS, avatarLook, initialsOf } from './avatar'
import { longDay, longInstant, shortDay } from './dates'
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

  test("an instant is written in the person's zone, which is named when it is not the reader's", () => {
    const now = new Date('2026-11-21T00:00:00Z')
    const at = '2026-11-24T23:00:00Z'
    const zone = 'America/Los_Angeles'
    const plain = (text: string) => text.replace(/\u202f/g, ' ')
    expect(plain(longInstant(at, zone, { now, zone }))).toBe('Tue, Nov 24, 3:00 PM')
    expect(plain(longInstant(at, zone, { now, zone: 'UTC' }))).toBe('Tue, Nov 24, 3:00 PM PT')
    expect(plain(longInstant('2025-11-24T23:00:00Z', zone, { now, zone }))).toContain('2025')
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

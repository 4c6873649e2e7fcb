// Sets of fields: which shapes come from them, and how their names are spelled.
import { z } from 'zod'
import {
  changed,
  changedOf,
  changesFromWire,
  columnsOf,
  field,
  fromWire,
  initiallyOf,
  initialRowOf,
  only,
  onlyRow,
  requiredField,
  sameField,
  sameIn,
  sentOf,
  shownOf,
  storedField,
  storedOf,
  toRow,
} from './fields'

const sent = {
  title: requiredField({ stored: z.string(), sent: z.string().max(5), shown: z.string(), column: 'text' }),
  dueDate: sameField(z.iso.date().nullable(), null, 'date'),
  guestNames: field({
    stored: z.array(z.string()),
    sent: z.array(z.string()),
    initially: [],
    shown: z.array(z.string()),
    column: 'text[]',
  }),
} as const
const fields = { ...sent, planName: storedField(z.string(), z.string().nullable(), 'text') } as const
const thing = { title: 'Call', dueDate: null, guestNames: ['Ana'], planName: 'First' }
const row = { title: 'Call', due_date: null, guest_names: ['Ana'], plan_name: 'First' }

test('a body that makes a thing asks for what has no first value, and fills in the rest', () => {
  const body = z.strictObject(sentOf(sent))
  expect(body.parse({ title: 'Call' })).toEqual({ title: 'Call', due_date: null, guest_names: [] })
  expect(body.safeParse({ due_date: null }).error?.issues.map(({ path }) => path)).toEqual([['title']])
  expect(body.safeParse({ title: 'Too long' }).success).toBe(false)
})

test('a body that changes a thing may leave out any of them', () => {
  expect(z.strictObject(changedOf(sent)).parse({})).toEqual({})
  expect(changesFromWire(sent, { due_date: '2026-12-01' })).toEqual({ dueDate: '2026-12-01' })
  expect(changed(sent, thing, { dueDate: '2026-12-01' })).toEqual({
    title: 'Call',
    dueDate: '2026-12-01',
    guestNames: ['Ana'],
  })
})

test('what a body leaves out is as it is initially; what has no first value is not made up', () => {
  expect(initiallyOf(sent)).toEqual({ dueDate: null, guestNames: [] })
  expect(initialRowOf(sent)).toEqual({ due_date: null, guest_names: [] })
  expect(fromWire(sent, { title: 'Call' })).toEqual({ title: 'Call', dueDate: null, guestNames: [] })
})

test('events, rows and views have the same fields, each in its spelling', () => {
  expect(z.object(storedOf(fields)).parse(thing)).toEqual(thing)
  expect(z.object(shownOf(fields)).parse({ ...row, plan_name: null })).toEqual({ ...row, plan_name: null })
  expect(columnsOf(fields)).toEqual({ title: 'text', due_date: 'date', guest_names: 'text[]', plan_name: 'text' })
  expect(toRow(fields, thing)).toEqual(row)
})

test('two things are the same in a set, whatever else they have', () => {
  expect(sameIn(sent, thing, { ...thing, planName: 'Second' } as typeof thing)).toBe(true)
  expect(sameIn(sent, thing, { ...thing, guestNames: [] })).toBe(false)
})

test('of a thing or a row that has more, the fields of a set are taken and nothing else', () => {
  expect(only(sent, { ...thing, id: 7 } as typeof thing)).toEqual({ title: 'Call', dueDate: null, guestNames: ['Ana'] })
  expect(onlyRow(sent, row)).toEqual({ title: 'Call', due_date: null, guest_names: ['Ana'] })
})

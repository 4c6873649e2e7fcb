// What an admin who acts as somebody may do is decided row by row: nothing opens to them by being forgotten.
import { allRows } from '@practicum/shared/contract/all'
import { command, isOpenToLoginAs, NOTHING, query, type Row, stream } from '@practicum/shared/contract/row'
import { z } from 'zod'
import { MAY_BE_DONE, NOT_SHOWN } from '../api/harness/acting'

const isRead = ({ kind }: Row): boolean => kind === 'query' || kind === 'list'
/** How many there are of a list is open to those to whom the list is. */
const isCounts = (row: Row): boolean => 'of' in row
const names = (rows: readonly Row[]): readonly string[] => rows.map(({ name }) => name).toSorted()

const done = (rows: readonly Row[]): readonly string[] =>
  names(rows.filter(row => !isRead(row) && isOpenToLoginAs(row)))
const hidden = (rows: readonly Row[]): readonly string[] =>
  names(rows.filter(row => isRead(row) && !isCounts(row) && !isOpenToLoginAs(row)))

test('what may be done besides looking is named, each with its reason', () => {
  expect(done(allRows)).toEqual(Object.keys(MAY_BE_DONE).toSorted())
})

test('what is not shown is named, each with its reason', () => {
  expect(hidden(allRows)).toEqual(Object.keys(NOT_SHOWN).toSorted())
})

test('what says nothing of it is looked at, and neither done nor taken along', () => {
  const said = { feature: 'none', path: '/api/none', summary: '', access: { who: 'signed-in', relation: '' } } as const
  const rows: readonly Row[] = [
    command({ ...said, name: 'change', method: 'POST', answer: NOTHING }),
    query({ ...said, name: 'look', answer: z.object({}) }),
    stream({ ...said, name: 'take', produces: ['text/plain'] }),
  ]
  expect(names(rows.filter(isOpenToLoginAs))).toEqual(['look'])
})

test('notices an offender: a change that is opened, and a read that is closed', () => {
  const said = { feature: 'none', path: '/api/none', summary: '' } as const
  const open = { who: 'signed-in', relation: '', impersonation: 'allow' } as const
  const closed = { ...open, impersonation: 'deny' } as const
  expect(done([command({ ...said, name: 'sign', method: 'POST', access: open, answer: NOTHING })])).toEqual(['sign'])
  expect(hidden([query({ ...said, name: 'look', access: closed, answer: z.object({}) })])).toEqual(['look'])
})

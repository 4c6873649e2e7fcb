// Dates, times and numbers as they are typed by hand, in a form of their own.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderScreen } from '../../testing/render-screen'
import type { TypedInstant } from '../typed-instant'
import { ContractForm } from './ContractForm'
import { DayField } from './DayField'
import { InstantFields } from './InstantFields'
import { NumberField } from './NumberField'
import { useCheckedForm } from './use-checked-form'

interface Values {
  readonly due: string | null
  readonly start: TypedInstant
  readonly count: number | null
}
const EMPTY: Values = { due: null, start: { day: null, time: null }, count: null }

function Typed({ signed = false }) {
  const [sent, setSent] = useState<Values>()
  const form = useCheckedForm<Values, void>({
    values: EMPTY,
    check: () => [],
    send: async values => setSent(values),
    onSaved: () => undefined,
  })
  const { control } = form
  return (
    <ContractForm form={form}>
      <DayField control={control} name="due" label="Due" />
      <InstantFields control={control} name="start" zone="America/Los_Angeles" />
      <NumberField control={control} name="count" label="Count" signed={signed} />
      <button type="submit">Save</button>
      {sent && <output>{JSON.stringify(sent)}</output>}
    </ContractForm>
  )
}
const group = (name: string) => screen.getByRole('group', { name })
async function typed(name: string, keys: string): Promise<void> {
  await userEvent.click(group(name).querySelector('[role=spinbutton]') as Element)
  await userEvent.keyboard(keys)
}
async function saved(): Promise<Values | undefined> {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const shown = document.querySelector('output')?.textContent
  return shown ? JSON.parse(shown) : undefined
}
const said = (words: string) => screen.queryByText(words)
const INVALID_DATE = 'This is not a valid date. Complete it or clear it.'
const INVALID_INSTANT = 'This is not a valid date with its time. Complete it or clear it.'

/** Keys, and what they make. */
const DAYS = [
  ['02282026', '2026-02-28'],
  ['02292028', '2028-02-29'],
  ['12312099', '2099-12-31'],
] as const
const NO_DAYS = ['02302026', '02292027', '04312099', '00102026', '022826', '12', '1']
const WRITTEN_OTHERWISE = ['02/30/2026', '2026-02-28', '28/02/2026', '2/8/2026', '13/45/2026']
const PARTS = [
  ['Date', '02302099'],
  ['Time', '9'],
] as const

describe('a date', () => {
  test.each(DAYS)('DATE-005 typed as %s is taken by its format', async (keys, day) => {
    renderScreen(<Typed />)
    await typed('Due', keys)
    expect((await saved())?.due).toBe(day)
    expect(said(INVALID_DATE)).toBeNull()
  })

  test.each(NO_DAYS)(
    'DATE-005 DATE-006 typed as %s is none: its field says valid_date, and the form is not sent',
    async keys => {
      renderScreen(<Typed />)
      await typed('Due', keys)
      expect(await saved()).toBeUndefined()
      expect(said(INVALID_DATE)).not.toBeNull()
      expect(group('Due').getAttribute('aria-invalid')).toBe('true')
    },
  )

  test.each(WRITTEN_OTHERWISE)(
    'DATE-005 pasted as %s is not written in the format, and puts the field in error until it is changed',
    async text => {
      renderScreen(<Typed />)
      await typed('Due', '{Control>}a{/Control}')
      await userEvent.paste(text)
      expect(said(INVALID_DATE)).not.toBeNull()
      await userEvent.paste('02/28/2026')
      expect(said(INVALID_DATE)).toBeNull()
      expect((await saved())?.due).toBe('2026-02-28')
    },
  )
})

describe('a date with time', () => {
  test.each(PARTS)('DATE-006 whose %s is typed as %s gives valid_date_time', async (part, keys) => {
    renderScreen(<Typed />)
    await typed(part, keys)
    expect(await saved()).toBeUndefined()
    expect(said(INVALID_INSTANT)).not.toBeNull()
    expect(said(INVALID_DATE)).toBeNull()
  })
})

describe('a number', () => {
  const count = () => screen.getByLabelText<HTMLInputElement>('Count')

  test('DATE-007 takes digits alone, typed or pasted', async () => {
    renderScreen(<Typed />)
    await userEvent.type(count(), 'a1e-+ .2,')
    expect(count().value).toBe('12')
    await userEvent.paste('7.5')
    expect(count().value).toBe('12')
    await userEvent.clear(count())
    await userEvent.paste(' 40 ')
    expect(await saved()).toMatchObject({ count: 40 })
  })

  test('of which some may be below zero takes a minus before them', async () => {
    renderScreen(<Typed signed />)
    await userEvent.type(count(), '-1-4')
    expect(await saved()).toMatchObject({ count: -14 })
  })
})

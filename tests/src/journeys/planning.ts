// What coordinators do at the beginning of a year, as journeys do it: days typed, people picked, a level and a plan made.
import type { Locator, Page } from 'playwright-core'

/** `typed`: month, day and year as digits. */
export async function typeDay(form: Locator, name: string, typed: string): Promise<void> {
  await form.getByRole('group', { name }).getByRole('spinbutton').first().click()
  await form.page().keyboard.type(typed)
}

export async function pickPerson(form: Locator, field: string, name: string): Promise<void> {
  await form.getByRole('combobox', { name: field }).fill(name)
  await form.page().getByRole('option', { name }).first().click()
}

/** What it is called, and its hours as they are typed. */
export type ActivityType = readonly [string, string]

async function addType(form: Locator, number: number, [name, hours]: ActivityType): Promise<void> {
  await form.getByRole('button', { name: 'Add an activity type' }).click()
  const row = form.getByRole('group', { name: `Activity type ${number}` })
  await row.getByRole('textbox', { name: 'Activity' }).fill(name)
  await row.getByRole('textbox', { name: 'Hours' }).fill(hours)
}

/** On the page of the plans; it becomes the last level but one. */
export async function makeLevel(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Levels' }).click()
  await page.getByRole('button', { name: 'New level' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: `Move ${name} up` }).click()
  await page.getByText(`${name} stands at place`).waitFor()
}

interface NewPlan {
  readonly name: string
  readonly level: string
  readonly days: readonly [string, string]
  readonly types: readonly ActivityType[]
}

/** Up to the form that is filled in. */
export async function fillPlan(page: Page, { name, level, days: [start, end], types }: NewPlan): Promise<Locator> {
  await page.getByRole('tab', { name: 'Plans' }).click()
  await page.getByRole('button', { name: 'New plan' }).first().click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Level').click()
  await page.getByRole('option', { name: level }).click()
  await typeDay(form, 'Start', start)
  await typeDay(form, 'End', end)
  for (const [index, type] of types.entries()) await addType(form, index + 1, type)
  return form
}

export async function choosePlan(form: Locator, name: string): Promise<void> {
  await form.getByRole('combobox', { name: 'Training plan' }).click()
  await form.page().getByRole('option', { name }).first().click()
}

// A person is spoken to in Spanish: from the switch in their menu, over their work, to another browser.
import { DEMO_PASSWORD } from '@practicum/runtime/demonstration/people'
import type { Page } from 'playwright-core'
import { violations } from './judge'
import { open } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const language = (page: Page): Promise<string | null> => page.locator('html').getAttribute('lang')

test('a person switches to Spanish, works on tasks, and is greeted in Spanish by another browser, on a phone too', async () => {
  const { page, troubles } = await stage.signedIn('trainee')
  await open(page, '/tasks')
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitemradio', { name: 'Español' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tareas' }).waitFor()
  expect(await language(page)).toBe('es-US')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Agregar pendiente' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo pendiente' })
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
  await dialog.getByText('se necesita una descripción').waitFor()
  await dialog.getByLabel(/Qué hay que hacer/).fill('Leer el capítulo dos')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText('La tarea se creó.').waitFor()
  // It leads to its own page.
  await page.getByRole('button', { name: 'Completar tarea', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Completar tarea', exact: true }).click()
  await page.getByText('La tarea se completó.').waitFor()
  await page.getByRole('button', { name: /^Mi cuenta/ }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  // The browser forgets all of a person who signs out, and is spoken to as it is set; there it can be chosen too.
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.getByRole('button', { name: 'Español' }).click()
  await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor()
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])

  const phone = await stage.visitor(390)
  await phone.page.goto('/login')
  await phone.page.getByLabel('Email').fill('trainee@demo.practicum.test')
  await phone.page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await phone.page.keyboard.press('Enter')
  await phone.page.waitForURL(url => url.pathname !== '/login')
  await open(phone.page, '/dashboard')
  await phone.page.getByRole('heading', { level: 1, name: /^Hola, / }).waitFor()
  expect(await language(phone.page)).toBe('es-US')
  expect(await violations(phone.page)).toEqual([])
  expect(phone.troubles).toEqual([])
})

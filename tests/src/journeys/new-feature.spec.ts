// A feature as `npm run new:feature` writes it, in a browser: wired nowhere, it has a place in the menu, a list, a form and a page with its history.
import { join } from 'node:path'
import { Copy } from '../scaffold/copy'
import { Stage } from './stage'

let copy: Copy
let stage: Stage

beforeAll(async () => {
  copy = await Copy.make()
  await copy.run('bin/new-feature.mjs', 'visits')
  await copy.run('bin/build.mjs')
  stage = await Stage.open({ program: join(copy.folder, 'dist', 'server', 'main.js') })
})
afterAll(async () => {
  await stage?.close()
  await copy?.remove()
})

test('one is made from the menu, opened, and its history stands there', async () => {
  const { page, troubles } = await stage.signingIn('coordinator')
  await page.getByRole('link', { name: 'Visits', exact: true }).first().click()
  await page.waitForURL('**/visits')
  await page.getByRole('link', { name: 'First visit' }).waitFor()
  await page.getByRole('button', { name: 'New visit' }).first().click()
  await page.getByLabel(/Title/).fill('At the clinic')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'At the clinic' }).click()
  await page.getByRole('heading', { level: 1, name: 'At the clinic' }).waitFor()
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByText('Visit created').waitFor()
  expect(troubles).toEqual([])
})

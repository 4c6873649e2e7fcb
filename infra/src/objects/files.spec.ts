// The engine that keeps objects as files: the contract, and what is on the disk.
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inChunks, objectStoreContract } from './contract'
import { fileObjects } from './files'

const folders: string[] = []
const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'practicum-objects-'))
  folders.push(folder)
  return folder
}
afterAll(() => Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true }))))

objectStoreContract('files', async () => fileObjects(await newFolder()))

test('nobody else on the machine reads the files, and nothing half written stays behind', async () => {
  const folder = await newFolder()
  const store = await fileObjects(folder)
  await store.put('owner/file', inChunks('x'), 10)
  await store.put('owner/large', inChunks('xxxxxxxxxxxx'), 10).catch(() => undefined)
  const { mode } = await stat(join(folder, 'kept', 'owner', 'file'))
  expect((mode & 0o077).toString(8)).toBe('0')
  expect(await readdir(join(folder, 'incoming'))).toEqual([])
  expect(await readdir(join(folder, 'kept', 'owner'))).toEqual(['file'])
})

test('what a killed run left half written is swept away by the next, what is being written is not', async () => {
  const folder = await newFolder()
  await fileObjects(folder)
  const [old, fresh] = ['old', 'fresh'].map(name => join(folder, 'incoming', name)) as [string, string]
  await Promise.all([writeFile(old, 'half'), writeFile(fresh, 'half')])
  const yesterday = new Date(Date.now() - 25 * 3600 * 1000)
  await utimes(old, yesterday, yesterday)
  await fileObjects(folder)
  expect(await readdir(join(folder, 'incoming'))).toEqual(['fresh'])
})

// A read model changes with its version or not at all: rows that two folds have made never stand side by side.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fingerprintOf } from '@practicum/projections/runner/fingerprint'
import type { Projection } from '@practicum/projections/runner/projection'
import { everybody } from '@practicum/shared/access/policy'
import { ROOT } from '../structure/sources'
import { LockFolder } from './lock-file'
import { changedUnderVersion, LOCK_FOLDER, locksOf, readModelsNow, writeLocks } from './read-models'

test('every read model is what stands under its version; after raising it, `npm run generate` keeps it', () => {
  const now = locksOf(readModelsNow())
  const folder = new LockFolder(join(ROOT, LOCK_FOLDER))
  expect(changedUnderVersion(name => folder.linesOf(name), now)).toEqual([])
  expect(folder.read()).toEqual(now)
})

describe('the rule notices', () => {
  const [task] = readModelsNow().filter(({ name }) => name === 'task')
  if (!task) throw new Error('there are no tasks')
  const locked = Object.entries(locksOf([task]).task ?? {})
  const changed = (to: Partial<Projection>): readonly string[] =>
    changedUnderVersion(() => locked, locksOf([{ ...task, ...to }]))
  const completed = task.on.TaskCompleted
  if (!completed) throw new Error('nobody completes tasks')

  test('another fold, another column, another index and another row lock under the same version', () => {
    const fold: typeof completed.fold = (row, event, key) => {
      const after = completed.fold(row, event, key)
      return after && { ...after, task_status: 'done' }
    }
    expect(changed({ on: { ...task.on, TaskCompleted: { ...completed, fold } } })).toHaveLength(1)
    const columns = { ...task.table.columns, of_no_release: 'text' as const }
    expect(changed({ table: { ...task.table, columns } })).toHaveLength(1)
    expect(changed({ table: { ...task.table, indexes: task.table.indexes.slice(1) } })).toHaveLength(1)
    expect(changed({ table: { ...task.table, visible: everybody } })).toHaveLength(1)
    const { TaskCommented: _left, ...others } = task.on
    expect(changed({ on: others })).toHaveLength(1)
  })

  test('and nothing where only the words of the code differ, or the version was raised', () => {
    const fold: typeof completed.fold = (...all) => completed.fold(...all)
    expect(changed({ on: { ...task.on, TaskCompleted: { ...completed, fold } } })).toEqual([])
    expect(changed({ version: task.version + 1, table: { ...task.table, indexes: [] } })).toEqual([])
    expect(fingerprintOf(task)).toBe(fingerprintOf(task))
  })
  test('what two branches have made of it under one version, until the version is raised above both', () => {
    const root = mkdtempSync(join(tmpdir(), 'read-models-'))
    const folder = new LockFolder(root)
    const file = join(root, 'task.lock.json')
    const now = locksOf([task])
    const [[version, fingerprint] = ['', '']] = locked
    const stopped = `{\n<<<<<<< ours\n  "${version}": "${fingerprint}"\n=======\n  "${version}": "0f"\n>>>>>>> theirs\n}\n`
    writeFileSync(file, stopped)
    writeFileSync(join(root, 'of_no_feature.lock.json'), '{}\n')
    expect(() => folder.read()).toThrow(SyntaxError)
    expect(writeLocks(folder, now)).toEqual([expect.stringContaining(`changed under version ${version}`)])
    expect(readFileSync(file, 'utf8')).toBe(stopped)
    const raised = locksOf([{ ...task, version: task.version + 1 }])
    expect(writeLocks(folder, raised)).toEqual([])
    expect(folder.read()).toEqual(raised)
    rmSync(root, { recursive: true })
  })
})

// A copy of the sources in a folder of its own, in which a spec may change what it likes: packages are linked, nothing is written here.
import { execFileSync, spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { mkdir, readdir, rm, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { endWithUs } from '@practicum/infra/processes/end-with-us'
import { installationFolder } from '../setup/started'
import { projectFiles, ROOT } from '../structure/sources'

/** Read by rules, by what is built, or by git. */
const HIDDEN = ['.dockerignore', '.gitattributes', '.gitignore', '.npmrc']

/** As on any machine, whatever is set up on this one. */
const PLAIN_GIT = {
  GIT_CONFIG_GLOBAL: '',
  GIT_CONFIG_NOSYSTEM: '1',
  ...{
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.org',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.org',
  },
}

/** The commands of the copy would otherwise replace the links by packages of its own. */
const TRUST = "import { trustInstalled } from './bin/steps/install.mjs'; trustInstalled()"

export class Copy {
  private constructor(readonly folder: string) {}

  /** The caller removes it. */
  static async make(): Promise<Copy> {
    const folder = await installationFolder('copy')
    for (const path of [...HIDDEN, ...projectFiles()]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      copyFileSync(join(ROOT, path), join(folder, path))
    }
    await linkPackages(folder)
    return new Copy(folder)
  }

  /** Runs a script under this Node, in the copy. Rejects with all it printed where it fails. */
  async run(script: string, ...args: readonly string[]): Promise<string> {
    const child = spawn(process.execPath, [join(this.folder, script), ...args], {
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    endWithUs(child, 'SIGTERM')
    const printed: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => printed.push(chunk))
    const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
    const text = Buffer.concat(printed).toString()
    if (code !== 0) throw new Error(`${script} ${args.join(' ')} ended with ${code}:\n${text}`)
    return text
  }

  /** Answers what it printed. Throws where it fails. */
  git(...args: readonly string[]): string {
    const env = { ...process.env, ...PLAIN_GIT }
    return execFileSync('git', args, { cwd: this.folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true })
  }
}

/** Each package by a link of its own, the workspaces to the copy. */
async function linkPackages(folder: string): Promise<void> {
  const packages = join(folder, 'node_modules')
  await mkdir(join(packages, '@practicum'), { recursive: true })
  for (const name of await readdir(join(ROOT, 'node_modules'))) {
    if (['@practicum', '.cache'].includes(name)) continue
    await symlink(join(ROOT, 'node_modules', name), join(packages, name))
  }
  for (const name of await readdir(join(ROOT, 'node_modules', '@practicum'))) {
    await symlink(join(folder, name), join(packages, '@practicum', name))
    // What is not shared with other workspaces stands in its own folder.
    const own = join(ROOT, name, 'node_modules')
    if (existsSync(own)) await symlink(own, join(folder, name, 'node_modules'))
  }
  execFileSync(process.execPath, ['--input-type=module', '--eval', TRUST], { cwd: folder })
}

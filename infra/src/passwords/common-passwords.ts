// Passwords that are in the lists which are tried first. What ships is a filter of them: infra/deploy/common-passwords.mjs makes it.
import { BloomFilter } from './bloom'

let loading: Promise<BloomFilter> | undefined

/** Loaded with the first question, and then kept: 128 KiB. */
function commonPasswords(): Promise<BloomFilter> {
  loading ??= import('./common-passwords.json').then(({ filter }) => new BloomFilter(Buffer.from(filter, 'base64')))
  return loading
}

/** In whatever case it is written. */
export async function isCommonPassword(password: string): Promise<boolean> {
  return (await commonPasswords()).has(password.toLowerCase())
}

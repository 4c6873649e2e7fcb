// Comparing passwords: the same work for addresses that are known and for those that are not.
import * as argon2 from '@node-rs/argon2'
import type pg from 'pg'
import { CredentialStore } from './credentials'

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2')
  return { ...real, hash: jest.fn(real.hash), verify: jest.fn(real.verify) }
})
const verify = jest.mocked(argon2.verify)
const hash = jest.mocked(argon2.hash)

// Comparing asks the database nothing.
const unasked = {} as pg.Pool
const key = { current: { id: 'test', bytes: Buffer.alloc(32, 1) }, previous: undefined }

test('LOGIN-022 one argon2 comparison with the same parameters, and nothing else, for a known and an unknown address', async () => {
  const store = new CredentialStore(unasked, key)
  const known = {
    userId: 'u',
    passwordHash: await argon2.hash('right', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
  }
  const work = async (credential: typeof known | undefined, password: string) => {
    verify.mockClear()
    hash.mockClear()
    const matches = await store.matches(credential, password)
    const parameters = verify.mock.calls.map(([hashed]) => String(hashed).split('$').slice(1, 4))
    return { matches, parameters, hashes: hash.mock.calls.length }
  }
  const once = { parameters: [['argon2id', 'v=19', 'm=19456,t=2,p=1']], hashes: 0 }
  expect(await work(undefined, 'wrong')).toEqual({ matches: false, ...once })
  expect(await work(known, 'wrong')).toEqual({ matches: false, ...once })
  expect(await work(known, 'right')).toEqual({ matches: true, ...once })
  expect(await work(undefined, 'nobody has this password')).toEqual({ matches: false, ...once })
})

// The database of an installation: what its address says is what is connected to.

import { connectionOf } from './open-installation'

test('an address is taken whole, also what it asks of the way to the server', () => {
  expect(connectionOf('postgres://ada:secret@db.example:6432/practice?sslmode=verify-full')).toEqual({
    host: 'db.example',
    port: 6432,
    user: 'ada',
    password: 'secret',
    database: 'practice',
    ssl: {},
  })
})

test('an address that leaves things out gets those of a server beside this one', () => {
  expect(connectionOf('postgres:///')).toMatchObject({ host: 'localhost', port: 5432, database: 'practicum' })
})

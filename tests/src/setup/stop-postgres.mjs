// After the last spec: the throw-away PostgreSQL of start-postgres.mjs goes, data and all.

export default async function stopPostgres() {
  await globalThis.practicumTestDatabase?.stop()
  globalThis.practicumTestDatabase = undefined
}

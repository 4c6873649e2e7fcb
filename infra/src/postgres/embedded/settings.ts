// The server's settings, given on its command line so that an upgrade of Practicum changes them for old clusters too.

/** Sized for a small machine of two cores that runs the application beside it. */
const TUNED = {
  shared_buffers: '192MB',
  work_mem: '8MB',
  maintenance_work_mem: '96MB',
  max_connections: '200',
  // The least by which a cluster can be copied while it runs; nobody reads its journal from outside.
  wal_level: 'replica',
  max_wal_senders: '0',
  max_replication_slots: '2',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  jit: 'off',
  max_parallel_workers_per_gather: '1',
  io_workers: '2',
}

/** An acknowledged event survives the loss of power: these two are never switched off. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on' }

const GUARDED = {
  // The reading of the log waits for the oldest open transaction; a forgotten one must not stop it for ever.
  idle_in_transaction_session_timeout: '60s',
  password_encryption: 'scram-sha-256',
  log_min_messages: 'warning',
  log_timezone: 'UTC',
  timezone: 'UTC',
}

/** Arguments of `postgres` for a cluster and an endpoint. */
export function serverArguments(
  cluster: string,
  port: number,
  listening: Readonly<Record<string, string>>,
): readonly string[] {
  const all = { ...TUNED, ...DURABLE, ...GUARDED, ...listening, port: String(port) }
  return ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

// How long specs wait for what has to come: no requirement, only the point at which it counts as never coming, also on a machine that is slow.

export const PATIENCE_MS = 120_000

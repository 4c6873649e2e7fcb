// Who sees which countries people may live in, and how that has changed.
import { acting, everybody } from '../../access/policy'

export const countryPolicy = {
  /** Whoever signs up has no account yet. */
  see: everybody,
  history: acting('admin'),
} as const

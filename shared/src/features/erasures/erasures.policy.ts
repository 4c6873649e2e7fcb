// Who may see and decide erasures: read by the rules, the list, the row lock, the pushes and the buttons.
import { acting } from '../../access/policy'

/** They run the platform; which two of them, the rules say. */
export const erasurePolicy = { see: acting('admin') } as const

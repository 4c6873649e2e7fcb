// Who may see a mail: read by the list, the row lock, the pushes and the buttons.
import { acting, anyOf, policyWords } from '../../access/policy'

export type MailFacts = { readonly userId: string }

export const mailPolicy = {
  /** Whom it was written to, and those who help people in. */
  see: anyOf(policyWords<MailFacts>().person('userId'), acting('admin')),
  sendAgain: acting('admin'),
} as const

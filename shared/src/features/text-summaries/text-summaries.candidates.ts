// What the read side finds of people who have not read what they were told: candidates only, the rules decide.
import type { UnreadByPerson } from '../notifications/summary.candidates'

export interface TextSummaryCandidates {
  /**
   * Who may get a text message about it now: it is day where they are, and the one before is a day or an hour ago, as they have chosen. No more than
   * `most` in all of a day: each is paid for.
   */
  unread(now: Date, most: number): Promise<readonly UnreadByPerson[]>
}

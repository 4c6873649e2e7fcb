// What the read side finds of people who have not read what they were told: candidates only, the rules decide.
export interface UnreadByPerson {
  readonly userId: string
  /** The instant at which the last of it was told. */
  readonly until: string
  readonly count: number
}

export interface SummaryCandidates {
  /** Who may get a mail about it now: it is day where they are, and the one before is a day or an hour ago, as they have chosen. */
  unread(now: Date): Promise<readonly UnreadByPerson[]>
}

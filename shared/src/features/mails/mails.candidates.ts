// Mails that the schedule has to look at: candidates only, the rules decide.

export interface MailCandidates {
  /** Ids of those that wait and whose time has come; at most some, the oldest first. */
  due(now: Date): Promise<readonly string[]>
  /** Ids of those that have been on their way for longer than any conversation with a server takes. */
  stuck(now: Date): Promise<readonly string[]>
  /** Have mails to this address of theirs come back lately, written since it was last shown to be theirs? */
  comesBack(userId: string, address: string, now: Date): Promise<boolean>
}

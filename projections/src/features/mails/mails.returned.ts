// Whether mails come back from somebody's address: of those written since it was last shown to be theirs.

/** A full mailbox is emptied and a wrong server mended: after so long it is believed again, and tried. */
const COMES_BACK_DAYS = 30

/** Of the mails `m` those that came back from the address given, however it is written; the person stands under another name, where there is one. */
export const cameBackFrom = (address: string, person: string, now = 'now()'): string =>
  `m.mail_status = 'bounced' and m.bounced_at > ${now} - interval '${COMES_BACK_DAYS} days'
    and lower(m.to_address) = lower(${address}) and m.queued_at > coalesce(${person}.email_proved_at, '-infinity')`

/** Since when they come back from the present address of a person; null: they do not. */
export const comesBackSince = (person: string): string =>
  `(select min(m.bounced_at) from read.mail m
    where m.user_id = ${person}.user_id and ${cameBackFrom(`${person}.email`, person)})`

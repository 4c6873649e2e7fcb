// The words of deciding on an erasure: fetched with its page.

export const erasingMessages = {
  confirm: {
    button: 'Confirm erasure',
    title: 'Erase %{name} for good?',
    text: 'It begins at once. %{name} is signed out for ever. Their name, address, messages, drafts and files can be read by nobody any more, on no page, in no table and not in the log. Nothing and nobody can undo this.',
    sure: 'Erase for good',
    success: 'The erasure has been confirmed and begins now.',
  },
  withdraw: {
    button: 'Withdraw',
    title: 'Withdraw the erasure of %{name}?',
    text: 'Nothing is erased. Who asked for it and who confirmed it is told. It can be requested anew, and the 24 hours then begin anew.',
    sure: 'Withdraw erasure',
    success: 'The erasure was withdrawn.',
  },
  next: {
    now: 'The 24 hours have passed. You can confirm this erasure, or withdraw it.',
    later: 'You can confirm this erasure from',
    another: 'Another admin has to confirm this erasure. It can be confirmed from',
    running: 'The erasure is running. It goes on by itself, also after a restart, and ends within a few minutes.',
    done: 'Nothing readable of this person is left here. Backups from before hold them until they are removed, after 30 days at the latest.',
  },
}

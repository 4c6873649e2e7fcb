// The words of asking for an erasure and deciding on it: fetched with where it is done.

export const erasingMessages = {
  search: {
    help: 'By name or email address',
    chosen: 'Email address: %{email}',
    type: 'Type a part of the name or the email address',
    loading: 'Searching…',
    invited: 'invited, without an account',
    nobody: 'Nobody of that name whose erasure could be requested',
    unavailable: 'People cannot be searched at the moment',
  },
  request: {
    title: 'Request the erasure of a person',
    text: 'Nothing happens yet. Another admin has to confirm it, 24 hours from now at the earliest. Once confirmed, it cannot be undone.',
    reason_help: 'Only admins see it, and it is erased with the person',
    submit: 'Request erasure',
    success: 'The erasure was requested. Another admin can confirm it after 24 hours.',
  },
  details: { label: 'Parts of this erasure', about: 'About', history: 'History' },
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

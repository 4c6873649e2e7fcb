// The words of the public waiting room.

export const waitingRoomMessages = {
  loading: 'Looking for your session',
  product: 'Live session',
  invited: '%{host} of %{organization} invites you.',
  invalid: {
    title: 'This session is invalid or has ended',
    text: 'Please follow the link in the email that invited you. If it leads here again, ask your host for a new one.',
  },
  scheduled: {
    title: 'The session has not started yet',
    text: 'Stay on this page: it turns by itself as soon as your host starts the session.',
    starts: 'Planned for %{time}, your time (%{zone}).',
  },
  started: {
    title: 'The session has started',
    text: 'Tell the others who you are, and come in.',
    name: 'Your name',
    join: 'Join session',
    required: 'Please enter your name.',
    dialIn: 'Or join by phone',
    phone: 'Number',
    code: 'Code',
  },
  joined: {
    title: 'You are in',
    text: 'The others can see that you are here. You can leave this page open until the session ends.',
  },
  ended: {
    title: 'The session has ended',
    came: 'Thank you for coming.',
    text: 'It is over, and can no longer be joined. If you missed it, ask your host for another time.',
    trouble:
      'Trouble joining? Ask your host whether the session was moved, and follow the link in the latest email that invited you.',
  },
  failed: 'The session could not be looked up. This page keeps trying.',
  tryAgain: 'Try again',
  joinFailed: 'Joining did not work. Please try again.',
  unreachable: 'Practicum could not be reached. Check your connection and try again.',
}

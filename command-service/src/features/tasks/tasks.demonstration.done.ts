// What the people of the demonstration have done over the last weeks, so that its pictures have something to show.

/** Who did it how many days ago. Few were asked for by those in whose name one signs in: each of these tells them so. */
const DONE: readonly (readonly [what: string, from: string, ago: Readonly<Record<string, number>>])[] = [
  ['Read the handbook of the program', 'faculty.ines', { trainee: 75, 'trainee.ben': 74, 'trainee.elise': 70 }],
  ['Meet your faculty for the first time', 'faculty.ines', { trainee: 68, 'trainee.ben': 61, 'trainee.farid': 66 }],
  ['Name three sites that you would like', 'coordinator', { 'trainee.chloe': 55, 'trainee.dev': 54 }],
  ['Sign up for the library', 'faculty.ines', { 'trainee.farid': 48, trainee: 46, 'trainee.ben': 47 }],
  ['Watch the lecture on consent', 'faculty', { trainee: 40, 'trainee.chloe': 38, 'trainee.dev': 41 }],
  ['Hand in your genogram', 'faculty.ines', { 'trainee.ben': 33, 'trainee.elise': 31, 'trainee.farid': 34 }],
  ['Visit your site once', 'supervisor', { trainee: 26, 'trainee.ben': 24, 'trainee.elise': 27 }],
  ['Record an intake with a peer', 'supervisor.kira', { 'trainee.dev': 19, 'trainee.farid': 18, trainee: 17 }],
  ['Reflect on the first group', 'faculty', { trainee: 12, 'trainee.chloe': 10, 'trainee.ben': 13 }],
  ['Plan your caseload', 'supervisor.kira', { trainee: 5, 'trainee.elise': 4, 'trainee.dev': 6 }],
  ['Choose a topic for the seminar', 'faculty', { trainee: 1, 'trainee.ben': 2 }],
]

export const DONE_TASKS = DONE.flatMap(([what, from, whoAgo], index) =>
  Object.entries(whoAgo).map(([to, ago]) => ({
    what,
    from,
    to,
    ago,
    due: 7,
    end: 'complete' as const,
    key: `done-${index}-${to}`,
  })),
)

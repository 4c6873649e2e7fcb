// The words of who is on the way to a faculty member: fetched with their part of the dashboard.

export const upcomingMessages = {
  title: 'Upcoming {trainee+}',
  trainee: '{Trainee}',
  training: 'Next training plan',
  dates: 'Dates',
  placements: 'Placements',
  no_placement: 'No placement yet',
  none: 'All your {trainee+} have begun; nobody new is on the way.',
  intro:
    'As {faculty} you guide {trainee+} through a training: you follow their placements, give them tasks and meet them in live sessions.',
  nobody: 'You do not guide any {trainee+} yet. They appear here as soon as a {coordinator} plans a training with you.',
}

// The words of the screen of supported countries: fetched with it.

export const supportedCountriesMessages = {
  title: 'Supported countries',
  intro:
    'Where people who sign up or change their address may live. A country without a tick is offered no more; whoever lives there already stays and changes the rest of their address as before.',
  tab: { label: 'Supported countries', countries: 'Countries', history: 'History' },
  find: 'Find a country',
  count: '%{supported} of %{all} are supported',
  all: 'Tick all shown',
  none: 'Clear all shown',
  nothing: 'No country has “%{text}” in its name.',
  changes: 'Not saved: %{added} added, %{removed} removed',
  save: 'Save',
  undo: 'Undo changes',
  saved: 'Saved. %{smart_count} country is supported. |||| Saved. %{smart_count} countries are supported.',
  one_left: 'Keep at least one.',
}

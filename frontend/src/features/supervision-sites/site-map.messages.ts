// The words of the map of supervision sites.

export const siteMapMessages = {
  list: 'List',
  cards: 'Cards',
  show: 'Map',
  looks: 'Show the directory as',
  label: 'Map of {site+}',
  sites: '{Site+} on the map',
  elsewhere: 'Not on the map',
  elsewhere_help: '{Site+} outside the United States, and those whose postal code has no place that is known.',
  help: 'A mark stands in the middle of the area of a postal code; {site+} of the same one stand around it.',
  nothing: 'No {site+} to show. Take away a filter to see more.',
  more: 'The first %{count} {site+} by name are shown. Narrow the directory to see the others.',
  ground_failed: 'The map behind the marks could not be loaded.',
  zoom_in: 'Zoom in',
  zoom_out: 'Zoom out',
  near: 'Distance',
  near_value: '%{miles} miles around %{zip}',
  zip: 'Postal code',
  zip_help: 'Five digits, of the United States.',
  miles: 'Miles around it',
  apply: 'Apply',
}

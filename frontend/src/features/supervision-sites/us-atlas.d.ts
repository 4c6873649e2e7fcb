// What the atlas holds, which has no types of its own: the shapes of states and counties of the United States.
declare module 'us-atlas/states-10m.json' {
  const atlas: import('topojson-specification').Topology
  export default atlas
}
declare module 'us-atlas/counties-10m.json' {
  const atlas: import('topojson-specification').Topology
  export default atlas
}

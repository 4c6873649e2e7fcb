// Imported first by every command: an older Node is told so in words, before anything newer is used.
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Practicum needs Node 20.19 or later; this is Node ${process.versions.node}.`)
  console.error('Install a newer one from https://nodejs.org, then run the same command again.')
  process.exit(1)
}

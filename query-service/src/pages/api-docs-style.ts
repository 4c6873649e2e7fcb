// How the page of the API looks: readable from a telephone to a wide screen, by day and by night.
export const API_DOCS_STYLE = `
:root { color-scheme: light dark; --ink: #1c2430; --dim: #4d5a6b; --paper: #fff; --tint: #f2f5f9; --line: #cfd8e3; --link: #0b57a4 }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebf2; --dim: #a9b5c4; --paper: #12171e; --tint: #1b222c; --line: #37424f; --link: #8ec5ff } }
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
main { max-width: 68rem; margin: 0 auto; padding: 1rem 1rem 4rem }
a { color: var(--link) }
h1 { margin: .5rem 0 } h2 { margin: 2.5rem 0 .75rem; padding-top: .5rem; border-top: 2px solid var(--line) } h4 { margin: 1.25rem 0 .25rem }
code, pre { font: .875em/1.5 ui-monospace, monospace }
th code, td code, p code, dt code { overflow-wrap: anywhere }
pre { margin: 0; padding: .75rem; overflow-x: auto; background: var(--tint); border-radius: 6px }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0; padding: 0; list-style: none }
[id] { scroll-margin-top: 4rem }
.call, .shape { margin: .5rem 0; border: 1px solid var(--line); border-radius: 6px }
.call[open], .shape[open] { padding: 0 1rem 1rem }
summary { padding: .6rem .75rem; cursor: pointer; overflow-wrap: anywhere }
.call[open] > summary, .shape[open] > summary { margin: 0 -1rem .5rem; background: var(--tint); border-bottom: 1px solid var(--line) }
summary span { color: var(--dim) }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
.wide { overflow-x: auto }
table { width: 100%; border-collapse: collapse } th, td { padding: .35rem .75rem .35rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line) }
tbody th { min-width: 10rem; font-weight: 400 }
figure { margin: .75rem 0 } figcaption { margin-bottom: .25rem; color: var(--dim); font-size: .875rem }
dl { margin: .25rem 0 } dd { margin: 0 0 .5rem; color: var(--dim) }
@media (max-width: 40rem) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  tr { display: block; padding: .4rem 0; border-bottom: 1px solid var(--line) } th, td { display: block; padding: 0; border: 0 }
  summary span { display: block }
}
@media print { details::details-content { display: block; content-visibility: visible } }
`

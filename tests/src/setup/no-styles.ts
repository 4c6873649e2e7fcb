// Stands in specs for a style sheet that a component imports.
export {}

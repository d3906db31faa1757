/** A file to be shown, by a link to its bytes that works once: it is asked for once per visit. */
export type PreviewProps = Readonly<{
  id: string
  name: string
  askLink: () => Promise<Readonly<{ url: string }>>
}>

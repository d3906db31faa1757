/** The bytes behind a link that works once, taken for a file of `type` whatever they are. Fails where the link is spent. */
export async function readBytes(url: string, type: string): Promise<Blob> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The bytes were refused with ${answer.status}.`)
  return new Blob([await answer.arrayBuffer()], { type })
}

export type Ask = (path: string, body?: unknown) => Promise<unknown>

/** Asks its REST doors: with a body it posts. Throws what it refuses; answers `data`, or all where `meta` is beside it. */
export function askDirectus(address: () => string, token: () => string): Ask {
  return async (path, body) => {
    const answer = await fetch(`${address()}${path}`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        ...(token() && { authorization: `Bearer ${token()}` }),
      },
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`Directus refused ${path}: ${text}`)
    const read = text === '' ? {} : (JSON.parse(text) as { data?: unknown; meta?: unknown })
    return read.meta === undefined ? read.data : read
  }
}

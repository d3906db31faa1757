/** Puts `addition` before the only place of `anchor`. Throws when a new version of the generator no longer writes it. */
export function insertBefore(text: string, anchor: string, addition: string): string {
  return replaceOnce(text, anchor, `${addition}${anchor}`)
}

/** Replaces the only place of `part`. Throws where there is none, or more than one. */
export function replaceOnce(text: string, part: string, by: string): string {
  const [before, after, ...more] = text.split(part)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(
      `The generated project has "${part}" ${more.length + (after === undefined ? 0 : 1)} times.`,
    )
  return `${before}${by}${after}`
}

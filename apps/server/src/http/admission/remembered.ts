const most = 1000
const longest = 300

/**
 * Returns a pure function that keeps its answers for up to 1,000 short texts, so that the same few names and
 * addresses are parsed once and senders of many others fill no memory.
 */
export function remembered<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>()

  return (text) => {
    const found = known.get(text)
    if (found !== undefined || text.length > longest) return found ?? answer(text)

    if (known.size >= most) known.clear()
    const given = answer(text)
    known.set(text, given)
    return given
  }
}

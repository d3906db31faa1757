/** Replaces the text between the markers of a section and keeps the rest of the page. */
export function replaceSection(page: string, name: string, text: string): string {
  const [begin, end] = [`<!-- measured: ${name} -->`, `<!-- end of ${name} -->`]
  const section = `${begin}\n${text}\n${end}`
  const from = page.indexOf(begin)
  if (from < 0) return `${page.trimEnd()}\n\n${section}\n`
  const to = page.indexOf(end, from)
  if (to < 0) throw new Error(`The section ${name} has no “${end}”.`)
  return `${page.slice(0, from)}${section}${page.slice(to + end.length)}`
}

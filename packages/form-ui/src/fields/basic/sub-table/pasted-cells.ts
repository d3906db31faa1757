const cells = /("(?:[^"]|"")*"|[^\t\n]*)(\t|\n|$)/g

/** The cells of what was copied in a spreadsheet: tabs part columns, lines part rows, quotes hold both. */
export function pastedCells(text: string): string[][] {
  const lines: string[][] = [[]]
  for (const [, cell = '', end] of text.replace(/\r\n?/g, '\n').replace(/\n$/, '').matchAll(cells)) {
    lines.at(-1)?.push(unquoted(cell))
    if (end === '\n') lines.push([])
    if (end === '') break
  }
  return lines
}

/** Was more than one cell copied? */
export function isTable(lines: readonly (readonly string[])[]): boolean {
  return lines.length > 1 || (lines[0]?.length ?? 0) > 1
}

function unquoted(cell: string): string {
  const inside = /^"([\s\S]*)"$/.exec(cell)?.[1]
  return inside === undefined ? cell : inside.replaceAll('""', '"')
}

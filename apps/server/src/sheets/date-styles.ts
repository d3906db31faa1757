import type { Archive } from './open-archive.ts'
import { parsePart } from './parse-part.ts'

const path = 'xl/styles.xml'

/** Which styles of cells show a number as a day or a time. */
export async function dateStyles(archive: Archive): Promise<ReadonlySet<number>> {
  if (!archive.has(path)) return new Set()

  const codes = new Map<number, string>()
  const formats: number[] = []
  const inside = new Set<string>()
  await parsePart(archive, path, {
    open: (tag, { numFmtId = '0', formatCode = '' }) => {
      inside.add(tag)
      if (tag === 'numFmt') codes.set(Number(numFmtId), formatCode)
      if (tag === 'xf' && inside.has('cellXfs')) formats.push(Number(numFmtId))
    },
    close: (tag) => inside.delete(tag),
  })
  return new Set([...formats.keys()].filter((at) => isDateFormat(formats[at] ?? 0, codes)))
}

/** Built-in formats by their numbers (ECMA-376, 18.8.30), others by the letters of days and times in them. */
function isDateFormat(id: number, codes: ReadonlyMap<number, string>): boolean {
  const code = codes.get(id)
  if (code === undefined) return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
  return /[ymdhs]/i.test(bare) && !/general/i.test(bare)
}

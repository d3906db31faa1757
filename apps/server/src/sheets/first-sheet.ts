import type { Archive } from './open-archive.ts'
import { parsePart } from './parse-part.ts'
import { refuseUnreadable } from './refuse-sheet.ts'

/** The path of the sheet that comes first, and whether days are counted from 1904. */
export async function firstSheet(archive: Archive): Promise<Readonly<{ path: string; is1904: boolean }>> {
  const ids: string[] = []
  let is1904 = false
  await parsePart(archive, 'xl/workbook.xml', {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
      if (tag === 'sheet') ids.push(relationOf(attributes))
    },
  })
  const targets = new Map<string, string>()
  await parsePart(archive, 'xl/_rels/workbook.xml.rels', {
    open: (tag, { Id = '', Target = '' }) => {
      if (tag === 'Relationship') targets.set(Id, Target)
    },
  })
  const target = targets.get(ids[0] ?? '') ?? ''
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  return archive.has(path) ? { path, is1904 } : refuseUnreadable()
}

/** `r:id`, whatever its prefix is called. */
function relationOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''
}

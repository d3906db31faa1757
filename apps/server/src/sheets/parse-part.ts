import type { Archive } from './open-archive.ts'
import { parseXml, type XmlReader } from './parse-xml.ts'
import { refuseUnreadable } from './refuse-sheet.ts'

const megabyte = 1024 * 1024
const mostOfParts = 20 * megabyte

/** Tells a reader all of a part of a workbook. A part that is missing, or larger than it may be, is unreadable. */
export async function parsePart(
  archive: Archive,
  path: string,
  reader: XmlReader,
  most: number = mostOfParts,
): Promise<void> {
  if (!archive.has(path)) refuseUnreadable()
  for await (const _ of parseXml(archive.read(path, most), reader));
}

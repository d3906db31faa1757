import { writeZip } from './write-zip.ts'

const megabyte = 1024 * 1024

/** A workbook whose only format is this many opening brackets. */
export function bracketsInFormat(count: number): Buffer {
  return workbook({
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${'['.repeat(count)}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`,
  })
}

/** A workbook with a quarter of a gigabyte of empty shared texts. */
export function emptySharedTexts(): Buffer {
  return workbook({ 'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(50 * megabyte)}</sst>` })
}

/** A CSV whose date ranges are blanks, as long as a cell may be. */
export function blankRanges(): Buffer {
  const rows = Array.from({ length: 30 }, (_, at) => `"r${at}","x${' '.repeat(32_000)}x"`)
  return Buffer.from(`title,period\n${rows.join('\n')}\n`)
}

export function plainRows(count: number): Buffer {
  const rows = Array.from(
    { length: count },
    (_, at) => `Contract ${at},2026-01-01 至 2026-02-0${(at % 9) + 1}`,
  )
  return Buffer.from(`title,period\n${rows.join('\n')}\n`)
}

const xml = 'http://schemas.openxmlformats.org'

function workbook(parts: Readonly<Record<string, string>>): Buffer {
  return writeZip({
    '[Content_Types].xml': `<Types xmlns="${xml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${xml}/package/2006/relationships"><Relationship Id="rId1" Type="${xml}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': '<workbook><sheets><sheet name="x" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row><c t="inlineStr"><is><t>title</t></is></c></row><row><c s="0"><v>46082</v></c></row></sheetData></worksheet>',
    ...parts,
  })
}

import type { contract, ParsedInput } from '@signet/contract'
import { type Locale, locales } from '@signet/i18n'
import { inParts } from '@signet/std'
import type { AskingModel } from '../../../records/models/index.ts'
import type { Server } from '../../../server.ts'
import type { SheetRows } from '../../../sheets/index.ts'
import { plainHeading } from '../../company/organization-sheets/index.ts'
import { openCompanyAtlas, parentOf } from '../areas/index.ts'

/** The columns of a sheet in order; `*` marks those that a new row needs. The path is only exported. */
const columns = { code: '*', name: '*', parent: '', state: '', path: '' } as const

const atOnce = 500

type Sheet = ParsedInput<typeof contract.areaAdministration.link>

/** Yields the rows of an export, or only the headings of a template. What is exported can be imported again. */
export async function* areaBatches(
  { server, caller, tx }: Pick<AskingModel, 'server' | 'caller' | 'tx'>,
  { content }: Sheet,
): SheetRows {
  const { locale } = caller
  const isTemplate = content === 'template'
  const shown = Object.entries(columns).filter(([column]) => !isTemplate || column !== 'path')
  yield [shown.map(([column, mark]) => `${isTemplate ? mark : ''}${areaHeading(server, locale, column)}`)]
  if (isTemplate) return

  const t = server.words.t(locale)
  const atlas = await openCompanyAtlas(tx)
  const areas = content === 'all' ? atlas.all() : atlas.changed()
  const rows = areas
    .toSorted((a, b) => a.path.length - b.path.length)
    .map((area) => [
      area.id,
      area.name,
      area.path.length > 1 ? parentOf(area) : '',
      t(area.isEnabled ? 'area-sheets.on' : 'area-sheets.off'),
      area.path.map((id) => atlas.get(id)?.name ?? id).join('/'),
    ])
  yield* inParts(rows, atOnce)
}

export function areaSheetName(server: Server, locale: Locale): string {
  return server.words.t(locale)('area-sheets.name')
}

export function areaHeading(server: Server, locale: Locale, column: string): string {
  return server.words.t(locale)(`area-sheets.column.${column}`)
}

/** Returns the column of each heading, in any of the languages; undefined for one of something else. */
export function areaColumns(server: Server, headings: readonly string[]): readonly (string | undefined)[] {
  const known = new Map(
    Object.keys(columns)
      .filter((column) => column !== 'path')
      .flatMap((column) =>
        locales.map((locale) => [plainHeading(areaHeading(server, locale, column)), column] as const),
      ),
  )
  return headings.map((heading) => known.get(plainHeading(heading)))
}

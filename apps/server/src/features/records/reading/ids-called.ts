import { allOf, anyOf, fieldFor, recordsFor, recordsMatching } from '@signet/list'
import type { AskingModel, OpenedModel } from '../../../records/models/index.ts'
import { seenRows } from '../shown/row-view.ts'
import { shownPath } from '../shown/shown-texts.ts'
import { valueIs } from '../sources/question.ts'
import { sourceOf } from '../sources/source-of.ts'
import { wantedForList } from '../sources/wanted.ts'

const atOnce = 50
const mostEach = 500

/** Returns name and id of readable records whose visible label is one of these names. */
export async function idsCalled(
  asking: AskingModel,
  opened: OpenedModel,
  { label, names }: Readonly<{ label: string; names: readonly string[] }>,
): Promise<readonly (readonly [string, string])[]> {
  const { access } = opened
  const path = label === 'id' ? shownPath(opened) : label
  const field = path === undefined ? undefined : fieldFor(access, path)
  if (field?.from !== 'form' || field.column !== 'text' || !field.operators.includes('equals')) return []

  const source = sourceOf(asking, opened.model)
  const found: (readonly [string, string])[] = []
  for (let at = 0; at < names.length; at += atOnce) {
    const questions = names
      .slice(at, at + atOnce)
      .map((name) =>
        recordsMatching(
          access,
          { match: 'all', conditions: [valueIs(opened, field.path, name)] },
          asking.caller.locale,
        ),
      )
    const wanted = wantedForList(asking, opened, { records: allOf([recordsFor(access), anyOf(questions)]) })
    const rows = await source.after(wanted, null, mostEach)
    for (const { row, values } of seenRows(opened, rows))
      found.push([String(values[field.field.key] ?? ''), row.id])
  }
  return found
}

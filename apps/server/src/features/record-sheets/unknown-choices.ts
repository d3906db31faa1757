import { choicesOf, type FieldChoice, type FormValues } from '@signet/form'
import { canonicalJson } from '@signet/std'
import type { AskingModel } from '../../records/models/index.ts'
import { familyOf } from '../../records/references/family.ts'
import type { Importable } from './importable.ts'
import { rowsOf } from './sent-rows.ts'

type LineChoice = Readonly<{ line: number; choice: FieldChoice }>

type Line = Readonly<{ sent: FormValues; values: FormValues }>

/** Returns, by line, the fields whose sent choices are not permitted; equal questions are asked once. */
export async function unknownChoices(
  asking: AskingModel,
  { opened: { model, viewer } }: Pick<Importable, 'opened'>,
  lines: readonly Line[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const placed = lines.flatMap(({ sent, values }, line) =>
    choicesOf(model.form, values, viewer.around)
      .filter((choice) => wasSent(sent, choice))
      .map((choice): LineChoice => ({ line, choice })),
  )
  const questions = Map.groupBy(placed, ({ choice: { of, range, parameters } }) =>
    canonicalJson({ of, range: range ?? null, parameters }),
  )
  const strange: (readonly [number, string])[] = []
  for (const same of questions.values()) strange.push(...(await refused(asking, same)))
  const byLine = Map.groupBy(strange, ([line]) => line)
  return new Map([...byLine].map(([line, found]) => [line, found.map(([, path]) => path)]))
}

async function refused(
  asking: AskingModel,
  same: readonly LineChoice[],
): Promise<(readonly [number, string])[]> {
  const [first] = same
  if (!first) return []

  const { of, range, parameters } = first.choice
  const { tx, actor, now, server, caller } = asking
  const { family, name } = familyOf(server.families, of)
  const ids = [...new Set(same.flatMap(({ choice }) => choice.ids))]
  const asked = { tx, actor, now, server, locale: caller.locale }
  const offered = await family.offered(asked, { name, ids, range, parameters })
  return same
    .filter(({ choice }) => choice.ids.some((id) => !offered.has(id)))
    .map(({ line, choice }) => [line, choice.place] as const)
}

function wasSent(sent: FormValues, { path, field: { key, parent } }: FieldChoice): boolean {
  if (parent === undefined) return Object.hasOwn(sent, key)
  const row = rowsOf(sent[parent]).find(({ id }) => path === `${parent}.${id}.${key}`)
  return row !== undefined && Object.hasOwn(row, key)
}

import { type FormValues, visibleValues } from '@signet/form'
import { rightsSeen } from './rights-seen.ts'
import { type Seeing, seenFromAll } from './seen-case.ts'

type Told = Readonly<{ caseId: string; record: FormValues; person: string }>

/**
 * What of a form may stand in a message to somebody: what he may see from wherever he stands on the case. To whom the
 * case shows nothing by itself, whoever wrote the message says what it says.
 */
export async function valuesToldTo(acting: Seeing, { caseId, record, person }: Told): Promise<FormValues> {
  const reading = { ...acting, actor: { ...acting.actor, personId: person, isAdministrator: false } }
  const seen = await seenFromAll(reading, caseId)
  if (!seen) return record

  const { design, stored, viewers } = seen
  const shown: FormValues[] = []
  for (const viewer of viewers)
    shown.push(visibleValues(design.form, record, await rightsSeen(reading, { stored, design, viewer })))
  return Object.assign({}, ...shown)
}

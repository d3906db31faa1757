import { contract } from '@signet/contract'
import type { Reader } from '@signet/db'
import { kindOfAction, TriggerDefinition } from '@signet/flow'
import { type FormPlan, textIn } from '@signet/form'
import { renameNames } from '@signet/formula'
import { isSameJson, Refusal } from '@signet/std'
import { type ReadCall, serve } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'
import { changeWriter, designNames, type ReleaseChange } from '../../../publication/index.ts'
import { revisionOf } from '../../../revisions/index.ts'
import { describeSources, loadChangeContext } from '../../flows/flow-design/index.ts'
import { formOfEvent } from './event-form.ts'
import { listTimes } from './fire-due.ts'
import { listProblems, listRisks } from './trigger-problems.ts'
import { findTriggerOrRefuse } from './trigger-store.ts'

type Action = TriggerDefinition['actions'][number]
type TriggerWords = Awaited<ReturnType<typeof loadWords>>

/** Returns what switching a trigger on would mean; changes nothing. */
export const previewSwitch = serve(contract.triggers.previewSwitch, async (call) => {
  const { input, tx, actor, server, now } = call
  const { id, version, definition, actsAs } = await findTriggerOrRefuse(tx, input.id)
  const form = await formOfEvent(call, definition.event)
  const words = await loadWords(call, form)
  const before = await lastRunDefinition(tx, id)
  const directory = await server.directories.of(actor.tenant)
  const problems = [
    ...listProblems(definition, form),
    ...(directory.isActive(actsAs) ? [] : [new Refusal('triggers.personGone')]),
  ]
  return {
    version: before ? version : 1,
    revision: revisionOf([definition, actsAs]),
    changes: before ? [...describeTriggerChanges(before, definition, words)] : [],
    findings: [
      ...problems.map(({ code, params }) => ({
        severity: 'blocks' as const,
        code,
        message: words.t(code, params),
        parts: [],
      })),
      ...listRisks(definition, words.t),
    ],
    rights: [],
    cases: 0,
    records: 0,
    past: 0,
    ...(await listTimes(call, definition.event, now)),
    effects: definition.actions.map((action) => describeAction(action, words)),
    actsAs: personRef(directory)(actsAs),
  }
})

async function loadWords(call: Pick<ReadCall, 'tx' | 'actor' | 'caller' | 'server'>, form: FormPlan) {
  const names = await designNames(call.tx)
  return { ...(await loadChangeContext(call, form)), form, nameOfDesign: (id: string) => names.get(id) ?? '' }
}

/** The definition of the newest version that ran; undefined for a trigger that never ran. */
async function lastRunDefinition(tx: Reader, id: string): Promise<TriggerDefinition | undefined> {
  const row = await tx
    .selectFrom('triggerVersion')
    .where('triggerId', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('triggerRun')
          .whereRef('triggerRun.triggerId', '=', 'triggerVersion.triggerId')
          .whereRef('triggerRun.version', '=', 'triggerVersion.version')
          .select('triggerRun.id'),
      ),
    )
    .orderBy('version', 'desc')
    .select('definition')
    .limit(1)
    .executeTakeFirst()
  return row && TriggerDefinition.parse(row.definition)
}

/** Returns the differences of two versions of a trigger as sentences, from old to new. */
function describeTriggerChanges(
  before: TriggerDefinition,
  after: TriggerDefinition,
  words: TriggerWords,
): readonly ReleaseChange[] {
  const { t, labelOf } = words
  const write = changeWriter(t)
  const subject = t('triggers.change.trigger')
  const actionName = (at: number) => t('triggers.action', { place: at + 1 })
  const said = (condition: string) => renameNames(condition, labelOf)
  return [
    ...(isSameJson(before.event, after.event) ? [] : [write.changed(subject, { part: t('triggers.event') })]),
    ...(before.condition === after.condition
      ? []
      : [
          write.changed(subject, {
            part: t('triggers.change.condition'),
            before: said(before.condition),
            after: said(after.condition),
          }),
        ]),
    ...after.actions.flatMap((action, at) => {
      const was = before.actions[at]
      if (!was) return [write.added(`${actionName(at)} ${describeAction(action, words)}`)]
      const part = t('triggers.settings')
      return isSameJson(was, action)
        ? []
        : [
            write.changed(actionName(at), {
              part,
              before: describeAction(was, words),
              after: describeAction(action, words),
            }),
          ]
    }),
    ...before.actions
      .slice(after.actions.length)
      .map((action, at) =>
        write.removed(`${actionName(after.actions.length + at)} ${describeAction(action, words)}`),
      ),
  ]
}

/** What an action does, with its target and people: “Add record: Contracts”. */
function describeAction(action: Action, words: TriggerWords): string {
  const { t, labelOf } = words
  const people = describeSources(kindOfAction(action).people(action), { nodes: [] }, words)
  const fills = kindOfAction(action)
    .formulas(action)
    .map(({ fills: field, formula }) => `${field} = ${renameNames(formula, labelOf)}`)
  const text = 'text' in action ? textIn(words.locale, action.text) : ''
  const parts = [words.nameOfDesign(targetOf(action)), people, ...fills, text].filter((part) => part !== '')
  const does = t(`flow-design.does.${action.does}`)
  return parts.length === 0
    ? does
    : t('triggers.effect', { does, parts: parts.join(t('flow-design.separator')) })
}

function targetOf(action: Action): string {
  if ('form' in action) return action.form
  if ('flow' in action) return action.flow
  return 'interface' in action ? action.interface : ''
}

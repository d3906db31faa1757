import { settingText } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useClient } from '../../../kit/context/app-context.ts'
import { useMergeQuestions } from '../../../kit/shared-editing/merge-questions.tsx'
import { fieldMergeRules, type Stored, saveMerged } from '../../../kit/shared-editing/save-merged.ts'
import { useValueText } from './change-history.tsx'
import type { Edits } from './edits.ts'
import { type Group, type SettingValue, useSettingsMutation } from './queries.ts'

/** New secrets are parts like the others; one that somebody else changed meanwhile has an unknown text. */
type Document = Readonly<{
  value: Readonly<Record<string, SettingValue>>
  secrets: Readonly<Record<string, string | null>>
}>

const rules = fieldMergeRules<Document>({ value: { parts: {} }, secrets: { parts: {} } })

type SaveGroupOptions = Readonly<{ group: Group; edits: Edits; onSaved: () => void }>

/** Saves what was typed of a group, merged with what other administrators saved since typing began. */
export function useSaveGroup({ group: current, edits, onSaved }: SaveGroupOptions) {
  const t = useT()
  const feedback = useFeedback()
  const client = useClient()
  const { group } = current
  const opened = edits.opened ?? current
  const valueText = useValueText(group)
  const { ask, dialog } = useMergeQuestions(rules, ([part, field = ''], { mine, theirs }) => {
    const describe = (document: Document) =>
      part === 'secrets'
        ? secretText(document.secrets[field])
        : valueText(field, document.value[field] ?? null)
    return { name: t(settingText(group, field)), mine: describe(mine), theirs: describe(theirs) }
  })
  const secretText = (secret: string | null | undefined) =>
    t(secret === '' ? 'shared-editing.removed' : 'settings.newSecret')

  const load = async (): Promise<Stored<Document>> => {
    const [{ groups }, { list }] = await Promise.all([
      client.settings.list(),
      client.settings.changes({ group }),
    ])
    const stored = groups.find((one) => one.group === group) ?? current
    const changed = list.filter(({ version }) => version > opened.version).flatMap(({ secrets }) => secrets)
    const secrets = Object.fromEntries(changed.map((field) => [field, null]))
    return { document: { value: stored.value, secrets }, revision: stored.version }
  }
  const save = useSettingsMutation((calls, document: Document) =>
    saveMerged(
      {
        opened: { document: { value: opened.value, secrets: {} }, revision: opened.version },
        rules,
        load,
        save: ({ value, secrets }, version) =>
          calls.save({ group, value, secrets: typedSecrets(secrets), version }),
        ask,
      },
      document,
    ),
  )
  const submit = () =>
    save.mutate(
      { value: { ...opened.value, ...edits.value }, secrets: edits.secrets },
      {
        onSuccess: (isMerged) => {
          onSaved()
          feedback.success(t(isMerged ? 'shared-editing.combined' : 'studio.saved'))
        },
      },
    )
  return { save, submit, dialog }
}

/** A secret that stays as somebody else stored it is not sent. */
function typedSecrets(secrets: Document['secrets']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(secrets).flatMap(([field, secret]) => (secret === null ? [] : [[field, secret]])),
  )
}

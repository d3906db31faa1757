import type { GroupChange } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx'

type Saving = Readonly<{ isPending: boolean; error: Error | null }>
type Asked = Readonly<{ rule: string; change: GroupChange }>
type AskedRule = Readonly<{
  ask: (rule: string) => void
  asking: Saving
  dialog: ReactNode
  close: () => void
}>

/** Shows who comes and who leaves before a rule is saved. Without a group, it is for a new one. */
export function useAskedRule(id: string | null, saving: Saving, save: (rule: string) => void): AskedRule {
  const client = useClient()
  const [asked, setAsked] = useState<Asked>()
  const preview = useMutation({
    meta: { shownInPlace: true },
    mutationFn: (rule: string) => client.groups.previewRule({ id, rule }),
    onSuccess: (change, rule) => setAsked({ rule, change }),
  })
  const close = () => setAsked(undefined)
  const dialog = asked && (
    <RuleChanges change={asked.change} saving={saving} onConfirm={() => save(asked.rule)} onClose={close} />
  )
  return { ask: preview.mutate, asking: preview, dialog, close }
}

type RuleChangesProps = Readonly<{
  change: GroupChange
  saving: Saving
  onConfirm: () => void
  onClose: () => void
}>

function RuleChanges({ change, saving, onConfirm, onClose }: RuleChangesProps) {
  const t = useT()
  const { members, comes, leaves, usedBy } = change
  return (
    <FormDialog
      title={t('circles.ruleChanges', { count: members })}
      confirm={t('circles.ruleConfirm')}
      isPending={saving.isPending}
      error={saving.error}
      onSubmit={onConfirm}
      onClose={onClose}
    >
      {usedBy.length > 0 && (
        <p className={sharedStyles.weak}>
          {t('right-changes.usedBy', { names: usedBy.join(t('circles.and')) })}
        </p>
      )}
      <PeopleNamed title={t('circles.comes', { count: comes.count })} people={comes} />
      <PeopleNamed title={t('circles.leaves', { count: leaves.count })} people={leaves} />
    </FormDialog>
  )
}

type PeopleNamedProps = Readonly<{ title: string; people: GroupChange['comes'] }>

function PeopleNamed({ title, people: { count, list } }: PeopleNamedProps) {
  const t = useT()
  const names = list.map(({ name }) => name).join(t('circles.and'))
  const more = count > list.length ? t('circles.andMore', { count: count - list.length }) : ''
  return (
    <div>
      <p>{title}</p>
      {count > 0 && <p className={sharedStyles.weak}>{`${names}${more}`}</p>}
    </div>
  )
}

import type { GroupChange } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx'

/** Shows who comes and who leaves before a rule is saved. Without a group, it is for a new one. */
export function useRulePreview(id: string | null) {
  const { groups } = useClient()
  return (rule: string): Promise<GroupChange> => groups.previewRule({ id, rule })
}

type RuleChangesProps = Readonly<{
  change: GroupChange
  saving: Readonly<{ isPending: boolean; error: Error | null }>
  onConfirm: () => void
  onClose: () => void
}>

export function RuleChanges({ change, saving, onConfirm, onClose }: RuleChangesProps) {
  const t = useT()
  const { members, comes, leaves, usedBy, selfWritten } = change
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
      {selfWritten.length > 0 && (
        <p className={sharedStyles.weak}>
          {t('circles.selfWritten', { names: selfWritten.join(t('circles.and')) })}
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

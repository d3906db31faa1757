import type { AuthorizationGroup } from '@signet/contract'
import type { useT } from '@signet/i18n/react'
import type { PartPath, Versions } from '@signet/std/merge'
import type { MergeQuestion } from '../../../kit/shared-editing/merge-questions.tsx'
import { fieldMergeRules } from '../../../kit/shared-editing/save-merged.ts'

export type Draft = Omit<
  AuthorizationGroup,
  'id' | 'version' | 'state' | 'changedAt' | 'changedBy' | 'canChange'
>

const byId = { itemsBy: 'id', item: 'value' } as const

/** Members, permissions and applications that both added or removed are joined. */
export const groupMergeRules = fieldMergeRules<Draft>({ members: byId, grants: byId, applications: byId })

/** The parts of a group that are saved. */
export function mergedPartsOf(group: Draft): Draft {
  const { fullName, enCode, description, enabledMark, until, members, grants, applications } = group
  return { fullName, enCode, description, enabledMark, until, members, grants, applications }
}

const labels: Readonly<Record<string, string>> = {
  enCode: 'studio.code',
  enabledMark: 'authorization-groups.enabled',
  fullName: 'authorization-groups.name',
}

/** Returns what a part is called that both changed, and what each of them has there. */
export function describeGroupMerge(
  t: ReturnType<typeof useT>,
  [part = '']: PartPath,
  { mine, theirs }: Versions<Draft>,
): MergeQuestion {
  const describe = (draft: Draft) => {
    const value = draft[part as keyof Draft]
    if (part === 'enabledMark') return t(value === 1 ? 'settings.on' : 'settings.off')
    return Array.isArray(value)
      ? value.map(({ name }) => name).join(t('right-changes.and'))
      : String(value ?? '') || t('shared-editing.empty')
  }
  return {
    name: t(labels[part] ?? `authorization-groups.${part}`),
    mine: describe(mine),
    theirs: describe(theirs),
  }
}

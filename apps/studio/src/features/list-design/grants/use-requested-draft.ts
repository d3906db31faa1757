import { buttonOfRight } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { useListDesigner } from '../designer/list-context.ts'
import type { RightRequest } from '../queries.ts'
import { emptyGrant, type GrantDraft } from './grant-sentence.tsx'

/** Returns a permission that would answer a request: what was asked for, on own records, for an administrator to widen. */
export function useRequestedDraft(): (request: RightRequest) => GrantDraft {
  const t = useT()
  const { fields } = useListDesigner()
  return ({ person, right }) => {
    const paths = fields.map(({ path }) => path)
    const own = fields.filter(({ from }) => from === 'form').map(({ path }) => path)
    const access = right === 'add' || right === 'change' || right === 'import' ? 'write' : 'read'
    return {
      name: t('list-design.requests.name', { name: person.name, right: t(`right-changes.right.${right}`) }),
      holders: [{ kind: 'person', id: person.id, name: person.name }],
      permission: {
        ...emptyGrant.permission,
        columns: paths,
        fields: Object.fromEntries(own.map((path) => [path, access] as const)),
        buttons: [buttonOfRight[right] ?? [], 'detail'].flat(),
      },
    }
  }
}

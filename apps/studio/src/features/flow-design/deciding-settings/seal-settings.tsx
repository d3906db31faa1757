import { type PeopleNode, sealRules } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { ErrorNote } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { ChoiceRow, SelectRow } from '../../../kit/properties/setting-rows.tsx'
import { useNodeChange } from '../properties/use-node-change.ts'
import { sealsQuery } from '../queries.ts'

const mostSeals = 20

/** Whether those who agree apply a seal of the company, and which they can choose from. */
export function SealSettings({ node }: Readonly<{ node: PeopleNode }>) {
  const t = useT()
  const change = useNodeChange(node)
  const { seal } = node
  return (
    <>
      <ChoiceRow
        label={t('flow-design.seals')}
        value={seal.rule}
        options={sealRules}
        say={(rule) => t(`flow-design.seals.${rule}`)}
        onChange={(rule) => change({ seal: { ...seal, rule } })}
      />
      {seal.rule !== 'none' && <NamedSeals node={node} />}
    </>
  )
}

function NamedSeals({ node }: Readonly<{ node: PeopleNode }>) {
  const t = useT()
  const change = useNodeChange(node)
  const { seal } = node
  const query = useQuery(sealsQuery(useClient()))
  const known = query.data ?? []
  const gone = seal.seals.filter((id) => query.data !== undefined && !known.some((one) => one.id === id))
  return (
    <>
      <SelectRow
        label={t('flow-design.seals.which')}
        help={t('flow-design.seals.whichHelp')}
        mode="multiple"
        maxCount={mostSeals}
        optionFilterProp="label"
        loading={query.isPending}
        placeholder={t('flow-design.seals.any')}
        value={seal.seals}
        options={[
          ...known.map(({ id, fullName, enabledMark }) => ({
            value: id,
            label: enabledMark === 1 ? fullName : t('flow-design.seals.off', { seal: fullName }),
          })),
          ...gone.map((id) => ({ value: id, label: t('flow-design.seals.gone') })),
        ]}
        onChange={(seals) => change({ seal: { ...seal, seals } })}
      />
      <ErrorNote error={query.error} />
    </>
  )
}

import { useT } from '@signet/i18n/react'
import { Button, Empty, PageState, SearchField, Sheet } from '@signet/ui'
import { useState } from 'react'
import { CheckList } from '../../kit/lists/check-list.tsx'
import type { ListKey } from './list-key.ts'
import { type NamedFlow, useNamedFlows } from './queries.ts'

type FlowsSheetProps = Readonly<{
  kind: ListKey['kind']
  flows: readonly NamedFlow[]
  onChange: (flows: readonly NamedFlow[]) => void
  onClose: () => void
}>

/** Flows to choose from; none means all. */
export function FlowsSheet({ kind, flows, onChange, onClose }: FlowsSheetProps) {
  const t = useT()
  const [chosen, setChosen] = useState(flows)
  const [words, setWords] = useState('')
  const query = useNamedFlows(kind)
  const found = query.data?.filter(({ name, spelling }) =>
    `${name} ${spelling}`.toLowerCase().includes(words.trim().toLowerCase()),
  )
  const isChosen = ({ id }: NamedFlow) => chosen.some((one) => one.id === id)
  const toggle = (flow: NamedFlow) =>
    setChosen(isChosen(flow) ? chosen.filter(({ id }) => id !== flow.id) : [...chosen, flow])
  const finish = () => {
    onChange(chosen)
    onClose()
  }
  return (
    <Sheet
      title={t('delegations.chooseFlows')}
      onClose={onClose}
      footer={
        <Button tone="primary" isWide onClick={finish}>
          {chosen.length === 0
            ? t('delegations.takeAll')
            : t('delegations.takeFlows', { count: chosen.length })}
        </Button>
      }
    >
      <SearchField label={t('delegations.searchFlows')} value={words} onChange={setWords} />
      <PageState
        query={{ ...query, data: found }}
        skeletonRows={3}
        isEmpty={(list) => list.length === 0}
        empty={<Empty title={t('delegations.noFlow')} hint={t('delegations.noFlowHint')} />}
      >
        {(list) => (
          <CheckList
            label={t('delegations.chooseFlows')}
            rows={list.map(({ id, name }) => ({
              ...{ key: id, title: name, isChosen: isChosen({ id, name }) },
              onToggle: () => toggle({ id, name }),
            }))}
          />
        )}
      </PageState>
    </Sheet>
  )
}

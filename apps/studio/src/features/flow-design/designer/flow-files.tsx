import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { Button, Dropdown } from 'antd'
import { Download } from 'lucide-react'
import { useClient } from '../../../kit/context/app-context.ts'
import { handOut } from '../../../kit/designer/designer-bar.tsx'
import type { Autosave } from '../../../kit/designer/use-autosave.ts'
import type { SavedFlow } from '../queries.ts'
import { useFlowDesigner } from './flow-designer-context.ts'

type FlowFilesProps = Readonly<{ saved: SavedFlow; saving: Autosave }>

/** Exports the flow: as our own file, which can be imported here, or as BPMN for other tools. */
export function FlowFiles({ saved: { id, code }, saving }: FlowFilesProps) {
  const t = useT()
  const feedback = useFeedback()
  const { flow } = useFlowDesigner()
  const { flowDesign } = useClient()
  const asJson = () => handOut(JSON.stringify(flow, null, 2), `${code}.flow.json`, 'application/json')
  const asBpmn = () =>
    saving
      .save()
      .then(() => flowDesign.exportBpmn({ id }))
      .then(
        ({ fileName, xml }) => handOut(xml, fileName, 'application/xml'),
        (error: Error) => feedback.error(error.message),
      )
  const items = [
    { key: 'json', label: t('flow-design.export.json'), onClick: asJson },
    { key: 'bpmn', label: t('flow-design.export.bpmn'), onClick: () => void asBpmn() },
  ]
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button icon={<Download size={16} />} aria-label={t('flow-design.export')} />
    </Dropdown>
  )
}

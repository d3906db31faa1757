import { useT } from '@signet/i18n/react'
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type DesignTemplate, TemplateCards } from '../../design-templates/index.ts'
import { NewFlowDialog } from './new-flow-dialog.tsx'

export function NewFlowButton() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button type="primary" icon={<Plus size={16} />} onClick={() => setOpen(true)}>
        {t('flow-design.new')}
      </Button>
      {isOpen && <NewFlowDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** Templates to begin a first flow with. */
export function FlowTemplates() {
  const [template, setTemplate] = useState<DesignTemplate>()
  return (
    <>
      <TemplateCards onChoose={setTemplate} />
      {template && <NewFlowDialog template={template} onClose={() => setTemplate(undefined)} />}
    </>
  )
}

type FlowForFormProps = Readonly<{ form: Readonly<{ id: string; name: string; code: string }> }>

/** Begins a flow for a form, with its name and code. */
export function FlowForForm({ form }: FlowForFormProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button type="link" onClick={() => setOpen(true)}>
        {t('flow-design.new')}
      </Button>
      {isOpen && <NewFlowDialog form={form} onClose={() => setOpen(false)} />}
    </>
  )
}

import { useT } from '@signet/i18n/react'
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type DesignTemplate, TemplateCards } from '../../design-templates/index.ts'
import { NewFormDialog } from './new-form-dialog.tsx'

export function NewFormButton() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button type="primary" icon={<Plus size={16} />} onClick={() => setOpen(true)}>
        {t('form-design.new')}
      </Button>
      {isOpen && <NewFormDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** Templates to begin a first form with. */
export function FormTemplates() {
  const [template, setTemplate] = useState<DesignTemplate>()
  return (
    <>
      <TemplateCards onChoose={setTemplate} />
      {template && <NewFormDialog template={template} onClose={() => setTemplate(undefined)} />}
    </>
  )
}

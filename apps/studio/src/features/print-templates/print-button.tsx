import { useT } from '@signet/i18n/react'
import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { Printer } from 'lucide-react'

/** Leads to the sheets of these records; so many ids travel in the part of an address that no server is sent. */
export function PrintButton({ modelId, ids }: Readonly<{ modelId: string; ids: readonly string[] }>) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <Button
      icon={<Printer size={16} aria-hidden />}
      onClick={() =>
        navigate({ to: '/prints/$formId/records', params: { formId: modelId }, hash: ids.join() })
      }
    >
      {t('print-templates.printChosen', { count: ids.length })}
    </Button>
  )
}

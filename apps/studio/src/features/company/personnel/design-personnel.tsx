import { useT } from '@signet/i18n/react'
import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { useOpenDesign } from './queries.ts'

/** Leads designers to the form about people. */
export function DesignPersonnel() {
  const t = useT()
  const navigate = useNavigate()
  const open = useOpenDesign(t('personnel.title'))
  return (
    <Button
      loading={open.isPending}
      onClick={() =>
        open.mutate(undefined, { onSuccess: (id) => void navigate({ to: '/forms/$id', params: { id } }) })
      }
    >
      {t('personnel.design')}
    </Button>
  )
}

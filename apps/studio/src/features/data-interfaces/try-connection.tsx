import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { Button } from 'antd'
import { Plug } from 'lucide-react'
import type { Reach } from './origin-fields.tsx'
import { useInterfaceTrial } from './queries.ts'

/** Tests the connection with the form's current values, saved or not. */
export function TryConnection({ id, reach }: Readonly<{ id?: string; reach: Reach }>) {
  const t = useT()
  const feedback = useFeedback()
  const trial = useInterfaceTrial((calls, _: undefined) => calls.trySource({ ...(id && { id }), ...reach }))
  const run = () =>
    trial.mutate(undefined, {
      onSuccess: ({ version }) => feedback.success(t('data-interfaces.connected', { version })),
      onError: ({ message }) => feedback.error(message),
    })

  return (
    <Button
      icon={<Plug size={16} aria-hidden />}
      loading={trial.isPending}
      onClick={({ currentTarget }) => isFilledIn(currentTarget) && run()}
    >
      {t('data-interfaces.connect')}
    </Button>
  )
}

/** Reports the first field that is missing or invalid. */
function isFilledIn(button: HTMLElement): boolean {
  return button.closest('form')?.reportValidity() ?? true
}

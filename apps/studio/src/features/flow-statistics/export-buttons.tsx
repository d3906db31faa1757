import { useT } from '@signet/i18n/react'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useClient } from '../../shell/desk.ts'

const formats = ['xes', 'ocel'] as const
const day = 86_400_000

/** The histories behind the figures, for tools of one's own. */
export function ExportButtons({ flowId, days }: Readonly<{ flowId: string; days: number }>) {
  const t = useT()
  const { evidence } = useClient()
  const link = useMutation({
    mutationFn: (format: (typeof formats)[number]) => {
      const from = new Date(Date.now() - days * day).toISOString().slice(0, 10)
      return evidence.exportHistory({ flowId, format, from })
    },
    onSuccess: ({ url }) => location.assign(url),
  })
  return formats.map((format) => (
    <Button
      key={format}
      loading={link.isPending && link.variables === format}
      onClick={() => link.mutate(format)}
    >
      {t(`flow-statistics.export.${format}`)}
    </Button>
  ))
}

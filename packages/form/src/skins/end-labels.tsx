import { useT } from '@signet/i18n/react'

/** Names the two boxes of a range for those who do not see which is which. */
export function EndLabels({ from, to }: Readonly<{ from: string; to: string }>) {
  const t = useT()
  return (
    <>
      <label className="visually-hidden" htmlFor={from}>
        {t('form.from')}
      </label>
      <label className="visually-hidden" htmlFor={to}>
        {t('form.to')}
      </label>
    </>
  )
}

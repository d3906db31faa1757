import { type MessageChannel, type NoticeCategory, noticeCategories } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import styles from './notifications-page.module.css'
import { type OwnChannels, useSaveChoice } from './queries.ts'

/** Categories by channels. What the company demands is ticked and cannot be changed; what it does not offer has no box. */
export function ChannelTable({ own }: Readonly<{ own: OwnChannels }>) {
  const t = useT()
  const rows = noticeCategories.filter((category) => own.rules[category])
  return (
    <section className={styles.part}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('account.notifications.about')}</th>
            {own.channels.map(({ name }) => (
              <th key={name} scope="col">
                {t(`account.notifications.channel.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((category) => (
            <tr key={category}>
              <th scope="row">{t(`account.notifications.category.${category}`)}</th>
              {own.channels.map(({ name }) => (
                <td key={name}>
                  <ChannelBox own={own} category={category} channel={name} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Addresses own={own} />
    </section>
  )
}

type BoxProps = Readonly<{ own: OwnChannels; category: NoticeCategory; channel: MessageChannel }>

function ChannelBox({ own, category, channel }: BoxProps) {
  const t = useT()
  const save = useSaveChoice(own)
  const rule = own.rules[category]?.[channel] ?? 'off'
  if (rule === 'off') return <span title={t('account.notifications.notOffered')}>–</span>

  const isFixed = rule === 'always'
  const isOn = isFixed || (own.choices[category]?.[channel] ?? rule === 'usual')
  const change = (next: boolean) =>
    save.mutate({
      choices: { ...own.choices, [category]: { ...own.choices[category], [channel]: next } },
    })
  return (
    <label className={styles.box} title={isFixed ? t('account.notifications.demanded') : undefined}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={isFixed}
        aria-label={t('account.notifications.hear', {
          category: t(`account.notifications.category.${category}`),
          channel: t(`account.notifications.channel.${channel}`),
        })}
        onChange={(event) => change(event.target.checked)}
      />
    </label>
  )
}

/** Where messages go, so that a missing address is seen before a message is missed. */
function Addresses({ own }: Readonly<{ own: OwnChannels }>) {
  const t = useT()
  return (
    <ul className={styles.addresses}>
      {own.channels.map(({ name, address }) => (
        <li key={name}>
          {t('account.notifications.goesTo', {
            channel: t(`account.notifications.channel.${name}`),
            address: address === '' ? t(`account.notifications.nowhere.${name}`) : address,
          })}
        </li>
      ))}
    </ul>
  )
}

import { useT } from '@signet/i18n/react'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import styles from './nav-bar.module.css'

type NavBarProps = Readonly<{
  title: string
  level?: 'h1' | 'h2'
  onBack?: (() => void) | undefined
  actions?: ReactNode
  titleRef?: Ref<HTMLHeadingElement>
}>

/** 44 px: back, where I am, and what else can be done here. */
export function NavBar({ title, level: Title = 'h1', onBack, actions, titleRef }: NavBarProps) {
  const t = useT()
  return (
    <header className={styles.bar}>
      <div className={styles.side}>
        {onBack && <IconButton label={t('ui.back')} icon={<ChevronLeft />} onClick={onBack} />}
      </div>
      <Title ref={titleRef} tabIndex={-1} className={styles.title}>
        {title}
      </Title>
      <div className={styles.side}>{actions}</div>
    </header>
  )
}

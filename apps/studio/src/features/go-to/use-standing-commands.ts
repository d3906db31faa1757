import { locales, nativeNames } from '@signet/i18n'
import { themes } from '@signet/ui'
import { useNavigate } from '@tanstack/react-router'
import type { StudioCommand } from '../../kit/commands/command-shelf.ts'
import { menuFor } from '../../kit/commands/menu.ts'
import { useApp } from '../../kit/context/app-context.ts'
import { useAdministration } from '../../kit/context/use-administration.ts'

export type NewDesign = 'form' | 'flow'

/** The commands of every page: the pages of the menu, new designs, theme and language. */
export function useStandingCommands(onNew: (kind: NewDesign) => void): readonly StudioCommand[] {
  const navigate = useNavigate()
  const { changeLook } = useApp()
  const own = useAdministration()
  const command = { note: 'go-to.command' }
  const designs = [
    { ...command, id: 'new form', textKey: 'form-design.new', run: () => onNew('form') },
    { ...command, id: 'new flow', textKey: 'flow-design.new', run: () => onNew('flow') },
  ]
  return [
    ...(own.has('designs') ? designs : []),
    ...menuFor(own.mayOpen).flatMap(({ places }) =>
      places.map(({ to, key }) => ({
        ...{ id: to, textKey: key, note: 'go-to.page' },
        run: () => void navigate({ to }),
      })),
    ),
    ...themes.map((theme) => ({
      ...{ id: `theme ${theme}`, textKey: `go-to.theme.${theme}`, note: 'go-to.command' },
      run: () => changeLook({ theme }),
    })),
    ...locales.map((locale) => ({
      ...{ id: locale, label: nativeNames[locale], names: [nativeNames[locale], locale] },
      ...{ note: 'go-to.language', run: () => changeLook({ locale }) },
    })),
  ]
}

import 'antd/dist/antd.css'
import '@signet/ui/styles.css'
import { StyleProvider } from '@ant-design/cssinjs'
import type { FormStore } from '@signet/form'
import { desktopSkin } from '@signet/form/desktop'
import { ConfigProvider } from 'antd'
import words from 'antd/es/locale/en_US'
import type { ReactNode } from 'react'
import { type Claim, table } from '../../claim.ts'
import { drawn } from '../drawn.ts'
import { cellOf, controlAt, held, readField, scrollToRows } from '../signet/on-screen.ts'
import { openClaim } from '../signet/open-claim.tsx'

const rowHeight = 41
const theme = { cssVar: { key: 'css-var-_R_0_' }, hashed: false, zeroRuntime: true }
const nowhere = document.createElement('div')
let claim: Claim | undefined
let store: FormStore | undefined

globalThis.contestant = {
  mount: (given, place) => {
    claim = given
    store = openClaim(given, place, { skin: desktopSkin, wrap: asInTheStudio })
  },
  reach: async (path) => {
    const cell = cellOf(path)
    if (cell) await scrollToRows()
    if (cell?.row !== undefined) await showRow(cell.row)
    const control = await drawn(() => controlAt(cell ? `${table}.r${cell.row}.${cell.column}` : path))
    control.scrollIntoView({ block: 'center' })
    return control
  },
  shown: (path) => {
    const cell = cellOf(path)
    return cell ? readCell(cell) : claim && readField(path, claim)
  },
  held: (path) => store && held(store, path),
  isThere: (key) => store?.field(key).visible.value === true,
}

function asInTheStudio(form: ReactNode): ReactNode {
  return (
    <StyleProvider container={nowhere}>
      <ConfigProvider locale={words} theme={theme} wave={{ disabled: true }}>
        {form}
      </ConfigProvider>
    </StyleProvider>
  )
}

/** Until the row stands where it can be seen: rows turn out lower or higher than was thought. */
async function showRow(row: number): Promise<void> {
  const grid = await drawn(() => document.querySelector('table[aria-rowcount]')?.parentElement)
  grid.scrollIntoView()
  grid.scrollTop = row * rowHeight
  await drawn(() => {
    const line = grid.querySelector(`[aria-rowindex="${row + 1}"]`)
    line?.scrollIntoView({ block: 'center' })
    return line
  })
}

function readCell({ row, column }: Readonly<{ row?: number; column: string }>): string | undefined {
  const line = row === undefined ? 'tfoot tr' : `tr[aria-rowindex="${row + 1}"]`
  const place = 1 + (claim?.columns.findIndex(({ key }) => key === column) ?? 0)
  return document.querySelector(`table ${line}`)?.children[place]?.textContent ?? undefined
}

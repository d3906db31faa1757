import { useEffect, useRef } from 'react'
import { useApp } from '../context/app-context.ts'
import type { StudioCommand } from './command-shelf.ts'

/** Offers commands to the search of the studio while the component is shown. */
export function useCommands(list: () => readonly StudioCommand[]): void {
  const { commands } = useApp()
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  useEffect(() => commands.add(() => latest.current()), [commands])
}

import type { VisibleCase } from './load-visible-case.ts'

/**
 * Returns what a person does with a case, in wire numbers: -1 editable by me, 0 mine, 1 to sign, 2 to do, 3 doing,
 * 4 done, 5 circulated, 6 monitored.
 */
export function opTypeOf({ viewer, state: { status } }: Pick<VisibleCase, 'viewer' | 'state'>): string {
  switch (viewer.as) {
    case 'task':
      return { toSign: '1', toDo: '2', doing: '3', waiting: '4', done: '4', cancelled: '4' }[
        viewer.task.stage
      ]
    case 'starter':
      return ['draft', 'returned', 'recalled'].includes(status) ? '-1' : '0'
    case 'copy':
      return '5'
    case 'administrator':
      return '6'
  }
}

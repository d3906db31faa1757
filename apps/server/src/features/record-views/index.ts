import { changeView } from './change-view.ts'
import { createView } from './create-view.ts'
import { listViews } from './list-views.ts'
import { publishView } from './publish-view.ts'
import { removeView } from './remove-view.ts'
import { setDefaultView } from './set-default-view.ts'

export const recordViews = [listViews, createView, changeView, removeView, setDefaultView, publishView]

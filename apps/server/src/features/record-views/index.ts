import { changeView, createView, listViews, publishView, removeView, setDefaultView } from './edit-views.ts'

export const recordViews = [listViews, createView, changeView, removeView, setDefaultView, publishView]

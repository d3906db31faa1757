export { afterPress, followPresses } from './after-press.ts'
export { classes } from './classes.ts'
export { Button } from './controls/button.tsx'
export { Choices } from './controls/choices.tsx'
export { ConfirmDialog, type Question } from './controls/confirm-dialog.tsx'
export { IconButton } from './controls/icon-button.tsx'
export { Link, type LinkProps, LinkProvider } from './controls/link.tsx'
export { bringIntoSight, type Tab, Tabs } from './controls/tabs.tsx'
export { SearchField, TextField } from './controls/text-field.tsx'
export { createFeedback, type Feedback } from './feedback/feedback.ts'
export { FeedbackHost, useFeedback } from './feedback/feedback-host.tsx'
export { Card, Cell, CellGroup } from './layout/cell.tsx'
export { NavBar, Page } from './layout/page.tsx'
export { Empty, ErrorNote, Failure, failureWord, PageState, Skeleton, Spinner } from './layout/page-state.tsx'
export { ScrollArea, useScroller } from './layout/scroll-area.tsx'
export { default as sharedStyles } from './layout/shared-styles.module.css'
export { Modal, Sheet } from './layout/sheet.tsx'
export { TabBar, type TabBarEntry } from './layout/tab-bar.tsx'
export { type Command, CommandSheet } from './lists/command-sheet.tsx'
export { InfiniteList } from './lists/infinite-list.tsx'
export { useReachBottom } from './lists/use-reach-bottom.ts'
export { type BrandState, createBrand } from './look/brand.ts'
export { applyLook, hasLook, keepLook, type Look, readLook, textSizes, themes } from './look/look.ts'
export { tintOf, tintStyle } from './look/tint.ts'
export { AppIcon, appIconNames } from './marks/app-icon.tsx'
export { AppTile } from './marks/app-tile.tsx'
export { Avatar } from './marks/avatar.tsx'
export { RequiredMark } from './marks/required-mark.tsx'
export {
  Badge,
  CaseStatus,
  type CaseStatusName,
  caseStatuses,
  isCaseStatus,
  Status,
  type StatusKind,
} from './marks/status.tsx'
export { useSignal } from './use-signal.ts'

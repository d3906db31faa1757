import {
  BadgeCheck,
  BookOpen,
  Briefcase,
  Building2,
  CalendarDays,
  Car,
  CircleDollarSign,
  ClipboardList,
  FileText,
  Gift,
  GraduationCap,
  HardDrive,
  HeartPulse,
  type LucideIcon,
  Mail,
  Megaphone,
  Package,
  Palmtree,
  PenLine,
  Plane,
  ReceiptJapaneseYen,
  ShieldCheck,
  ShoppingCart,
  Stamp,
  Truck,
  UserPlus,
  Users,
  Wallet,
  Wrench,
} from 'lucide-react'

/** The icons that an application may choose, by the name in its definition. */
const glyphs: Readonly<Record<string, LucideIcon>> = {
  badge: BadgeCheck,
  book: BookOpen,
  briefcase: Briefcase,
  building: Building2,
  calendar: CalendarDays,
  car: Car,
  cart: ShoppingCart,
  clipboard: ClipboardList,
  document: FileText,
  drive: HardDrive,
  gift: Gift,
  graduation: GraduationCap,
  health: HeartPulse,
  leave: Palmtree,
  mail: Mail,
  megaphone: Megaphone,
  money: CircleDollarSign,
  package: Package,
  pen: PenLine,
  person: UserPlus,
  plane: Plane,
  receipt: ReceiptJapaneseYen,
  shield: ShieldCheck,
  stamp: Stamp,
  team: Users,
  truck: Truck,
  wallet: Wallet,
  wrench: Wrench,
}

export const appIconNames: readonly string[] = Object.keys(glyphs)

/** An icon by name, or a picture of the company by address; for an unknown name, the first letter of the application. */
export function AppIcon({ icon, fallback }: Readonly<{ icon: string; fallback: string }>) {
  if (icon[0] === '/') return <img src={icon} alt="" />
  const Glyph = Object.hasOwn(glyphs, icon) ? glyphs[icon] : undefined
  return Glyph ? <Glyph /> : fallback
}

// Chromium knows no Welsh: asked for a date in it, it answers in English. The words are the Unicode consortium's.
const months = [
  'Ionawr',
  'Chwefror',
  'Mawrth',
  'Ebrill',
  'Mai',
  'Mehefin',
  'Gorffennaf',
  'Awst',
  'Medi',
  'Hydref',
  'Tachwedd',
  'Rhagfyr',
]

/** "2026-11-03" -> "3 Tachwedd 2026" */
export const welshDate = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${months[(month ?? 0) - 1]} ${year}`
}

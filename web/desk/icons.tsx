/** The icons of the back office, 20 px, drawn with the colour of the text. A word always stands beside one. */
const paths = {
  today: 'M3 11.5 5 4h10l2 7.5V16H3zM3 11.5h4l1 2h4l1-2h4',
  cases: 'M3 7h14v9H3zM7 7V4h6v3M3 11h14',
  readings: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M13 13l4 4',
  prints: 'M6 7V3h8v4M6 14H3V7h14v7h-3M6 12h8v5H6z',
  messages: 'M3 5h14v10H3zM3 5.5l7 5.5 7-5.5',
  deaths: 'M8 9h4v8H8zM10 9V6.500M10 2.500c1.800 2 1.800 3.500 0 4-1.800-.5-1.800-2 0-4M5 17h10',
  reviews: 'M10 16.5 4 10.4a3.6 3.6 0 0 1 5.2-5l.8.9.8-.9a3.6 3.6 0 0 1 5.2 5z',
  customers: 'M10 10a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4M4 17c.4-3.600 3-5 6-5s5.600 1.400 6 5',
  orders: 'M5 3h10v14l-2.500-1.500L10 17l-2.500-1.500L5 17zM8 7h4M8 10h4',
  disputes: 'M10 3 2.500 16.500h15zM10 8v4M10 14.200v.1',
  codes: 'M3 9V3h6l8 8-6 6zM6.500 6.500h.1',
  funders:
    'M7 9.5a2.600 2.600 0 1 0 0-5.200 2.600 2.600 0 0 0 0 5.200M2.500 16c.3-3 2-4.300 4.500-4.300s4.200 1.300 4.500 4.300M12.500 9.300a2.300 2.300 0 1 0 0-4.600M14 11.900c2.100.2 3.300 1.600 3.500 4.100',
  totals: 'M4 17V9M8.500 17V4M13 17v-6M17 17H3',
  clauses: 'M10 3v14M6 17h8M4 6h12M4 6l-2 5h4zM16 6l-2 5h4z',
  welsh: 'M3 4h14v9.500H9L5.500 17v-3.500H3zM6.500 8h7M6.500 10.500h4',
  asked: 'M4 16v-3.200L13 3.800l3.200 3.200L7.200 16zM11 5.800 14.200 9',
  experiments: 'M11 2.500 5 11h4l-1 6.500L15 9h-4.500z',
  health: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14M10 6.500V10l2.500 1.500',
  jobs: 'M4 10a6 6 0 0 1 10.500-4M16 10a6 6 0 0 1-10.500 4M14.500 3v3h-3M5.500 17v-3h3',
  people:
    'M7.500 9a2.800 2.800 0 1 0 0-5.600 2.800 2.800 0 0 0 0 5.600M2.500 16c.300-3 2.200-4.500 5-4.500s4.700 1.500 5 4.500M15 6v5M12.500 8.500h5',
  done: 'M5 3h7l3 3v11H5zM8 9h4M8 12h4',
  refund: 'M4 8h8a4 4 0 0 1 0 8H8M4 8l3.500-3.500M4 8l3.500 3.500',
  search: 'M9 3.500a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11M13 13l4 4',
} as const

export type IconName = keyof typeof paths

export function Icon({ name, className = 'rigid soft' }: { name: IconName; className?: string }) {
  return (
    <svg
      className={className}
      width="18"
      height="18"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}

/** The ribbon, as at the head of every page of the product. */
export function Ribbon() {
  return (
    <svg width="12" height="17" viewBox="0 0 12 17" aria-hidden="true">
      <path d="M0 0h12v17l-6-4-6 4z" fill="var(--ribbon)" />
    </svg>
  )
}

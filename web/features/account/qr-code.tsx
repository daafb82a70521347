import encodeQR from 'qr'
import css from './authenticator.module.css'

/** Modules of white around it, without which cameras do not find it (ISO/IEC 18004). */
const QUIET = 4

/** Text as a QR code, drawn here. Black on white in every colour scheme, as cameras need. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const code = encodeQR(text, 'raw', { border: QUIET })
  const dark = code.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className={css.qr} role="img" aria-label={label} viewBox={`0 0 ${code.length} ${code.length}`}>
      <rect width={code.length} height={code.length} fill="#fff" />
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

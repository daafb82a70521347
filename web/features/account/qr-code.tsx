import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import css from './authenticator.module.css'

/** Modules of white around it, without which cameras do not find it (ISO/IEC 18004). */
const QUIET = 4

/** Text as a QR code, drawn here. Black on white in every colour scheme, as cameras need. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text)
  const size = code.size + 2 * QUIET
  return (
    <svg className={css.qr} role="img" aria-label={label} viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}>
      <rect x={-QUIET} y={-QUIET} width={size} height={size} fill="#fff" />
      <path d={toSvgPath(code)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

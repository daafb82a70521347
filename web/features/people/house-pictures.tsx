import type { ReactNode } from 'react'
import type { ownershipTypes } from '#core/will/lists.ts'
import css from './house-pictures.module.css'

/** A small house beside the page of a will: what of it the will can give. Decoration beside the words of each option. */

const OUTLINE = 'M30 31 52 13l22 18h-4v21H34V31z'
const LEFT = 'M30 31 52 13v39H34V31z'
const RIGHT = 'M52 13l22 18h-4v21H52z'

function Details() {
  return <path className={css.opening} d="M40 36h6v6h-6zM58 36h6v6h-6zM48.5 52v-9a3.5 3.5 0 0 1 7 0v9z" />
}

export const housePictures: Readonly<Record<(typeof ownershipTypes)[number], ReactNode>> = {
  'Joint tenants': (
    <svg className={css.picture} viewBox="0 0 80 60" aria-hidden="true">
      <path className={css.page} d="M6 4h16v52H6z" />
      <path className={css.theirs} d={OUTLINE} />
      <Details />
    </svg>
  ),
  'Tenants in common': (
    <svg className={css.picture} viewBox="0 0 80 60" aria-hidden="true">
      <path className={css.page} d="M6 4h46v52H6z" />
      <path className={css.yours} d={LEFT} />
      <path className={css.theirs} d={RIGHT} />
      <Details />
    </svg>
  ),
  'Not sure': (
    <svg className={css.picture} viewBox="0 0 80 60" aria-hidden="true">
      <path className={css.page} d="M6 4h46v52H6z" />
      <path className={css.unknown} d={OUTLINE} />
      <text className={css.mark} x="52" y="46">
        ?
      </text>
    </svg>
  ),
}

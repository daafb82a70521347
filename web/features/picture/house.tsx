import css from './picture.module.css'

/** A small house. Half of it is the testator's; the other half belongs to a co-owner, in their colour. */
export function HouseIcon({ half = false, sure = true }: { half?: boolean; sure?: boolean }) {
  return (
    <svg className={css.house} viewBox="0 0 64 60" aria-hidden="true" focusable="false">
      <path className={half ? css.houseHatched : css.houseMine} d="M32 3 3 27h7v29h22Z" />
      <path className={half ? css.houseTheirs : css.houseMine} d="m32 3 29 24h-7v29H32Z" />
      <path className={css.houseDoor} d="M27 56V43a5 5 0 0 1 10 0v13ZM15 34h8v8h-8ZM41 34h8v8h-8Z" />
      {!sure && (
        <text x="32" y="40" className={css.houseDoubt}>
          ?
        </text>
      )}
    </svg>
  )
}

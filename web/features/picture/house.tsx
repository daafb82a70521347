import css from './house.module.css'

const doorAndWindows = 'M27 56V43a5 5 0 0 1 10 0v13ZM15 34h8v8h-8ZM41 34h8v8h-8Z'

/**
 * A small house. `mine`: all the testator's. `shared`: the left half theirs, the right half a co-owner's, in the co-owner's colour.
 * `passing`: the testator's half hatched, since the law gives it to the co-owner. One that is not sure is dotted, with a question mark.
 */
export function HouseIcon({ owned, sure = true }: { owned: 'mine' | 'shared' | 'passing'; sure?: boolean }) {
  const looks = {
    left: owned === 'passing' ? css.houseHatched : css.houseMine,
    right: owned === 'mine' ? css.houseMine : css.houseTheirs,
  }
  return (
    <svg
      className={[css.house, sure ? '' : css.houseUnsure].filter(Boolean).join(' ')}
      viewBox="0 0 64 60"
      aria-hidden="true"
      focusable="false"
    >
      <path className={looks.left} d="M32 3 3 27h7v29h22Z" />
      <path className={looks.right} d="m32 3 29 24h-7v29H32Z" />
      {sure ? (
        <path className={css.houseDoor} d={doorAndWindows} />
      ) : (
        <text x="32" y="48" className={css.houseDoubt}>
          ?
        </text>
      )}
    </svg>
  )
}

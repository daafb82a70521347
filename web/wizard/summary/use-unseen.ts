import { type RefObject, useEffect, useState } from 'react'

/** Where one part at a time fills the screen, and its warnings may lie below the fold. */
const NARROW = '(max-width: 859px)'

/**
 * How many warnings of a card have not been on the screen to their end. On a wide screen all stand beside their clause, so there
 * are none. `toNext` brings the next one into view.
 */
export const useUnseen = (card: RefObject<HTMLElement | null>, warnings: number) => {
  const [unseen, setUnseen] = useState(0)
  const ends = () => [...(card.current?.querySelectorAll<HTMLElement>('[data-end-of-warning]') ?? [])]
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the number of warnings changes
  useEffect(() => {
    if (!matchMedia(NARROW).matches) return
    const waiting = new Set<Element>(ends())
    setUnseen(waiting.size)
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.delete(target)
        setUnseen(waiting.size)
      },
      // The bar at the foot covers what lies under it.
      { rootMargin: '0px 0px -96px 0px' },
    )
    for (const end of waiting) observer.observe(end)
    return () => observer.disconnect()
  }, [warnings])
  return {
    unseen,
    toNext: () => {
      const next = ends().find((end) => end.getBoundingClientRect().bottom > window.innerHeight - 96)
      next?.closest('li')?.scrollIntoView({ block: 'center' })
    },
  }
}

import { createContext, memo, type ReactNode, useContext, useId, useLayoutEffect, useState } from 'react'
import type { StepName } from '#core/journey/steps.ts'
import { progressShown } from '#core/journey/walk.ts'
import { stepFrame as text } from '#words/en/steps.ts'
import { Desk } from '../../features/preview/desk.tsx'
import { useSide } from '../../features/preview/desk-side.ts'
import { useChangeInWords } from '../../features/preview/latest-change.ts'
import { type GivenToDesk, type OnDesk, useDesk } from '../../features/preview/use-desk.ts'
import { Shell } from '../../ui/shell.tsx'
import css from '../../ui/step-page.module.css'
import { useIsWide } from '../../ui/use-is-wide.ts'

/**
 * What stays on the screen from one step to the next: the head of the page, and the desk beside the question. The page of a step
 * stands in it, and gives it what it is to show.
 */

type GivenByStep = GivenToDesk & { readonly step: StepName; readonly editing: boolean }

const Give = createContext<(given: GivenByStep) => void>(() => undefined)
const Shown = createContext<OnDesk | undefined>(undefined)

/** What the desk shows. On a narrow screen the page of the step shows it in a strip. */
export const useOnDesk = (): OnDesk | undefined => useContext(Shown)

/** Gives the frame what it shows of a step, each time that is something else, before the page is painted. */
export const useGiveToFrame = ({ step, will, editing, people, inShort, handles }: Omit<GivenByStep, 'page'>): void => {
  const page = useId()
  const give = useContext(Give)
  useLayoutEffect(
    () => give({ page, step, will, editing, people, inShort, handles }),
    [give, page, step, will, editing, people, inShort, handles],
  )
}

const toSide = { people: text.toThePicture, words: text.toTheWords } as const

function LatestChange({ desk }: { desk: OnDesk }) {
  return (
    <p className="visually-hidden" role="status">
      {useChangeInWords(desk)}
    </p>
  )
}

/** Drawn again when the desk is, or another page comes, and not at each key. */
const Frame = memo(function Frame({
  name,
  editing,
  desk,
  give,
  children,
}: {
  name: StepName
  editing: boolean
  desk: OnDesk | undefined
  give: (given: GivenByStep) => void
  children: ReactNode
}) {
  const beside = useIsWide()
  const [side] = useSide(name)
  return (
    <Shell
      progress={progressShown(editing ? 'will.summary' : name)}
      statusAtButton
      toDesk={beside ? toSide[side] : undefined}
    >
      <div className={css.layout}>
        <main id="main" className={`${css.question} ${css.withBar}`}>
          <Give value={give}>
            <Shown value={desk}>{children}</Shown>
          </Give>
        </main>
        {beside && (
          <aside className={`${css.preview} wide-only`} aria-label={text.yourWillSoFar} id="desk" tabIndex={-1}>
            {desk && <Desk on={desk} />}
          </aside>
        )}
      </div>
      {desk && <LatestChange desk={desk} />}
    </Shell>
  )
})

/** The frame of the steps. `name`: of the one whose page stands in it. */
export function StepFrame({ name, children }: { name: StepName; children: ReactNode }) {
  const [given, give] = useState<GivenByStep>()
  const desk = useDesk(given)
  return (
    <Frame name={name} editing={given?.editing ?? false} desk={desk} give={give}>
      {children}
    </Frame>
  )
}

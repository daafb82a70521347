import {
  createContext,
  memo,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
} from 'react'
import type { StepName } from '#core/journey/steps.ts'
import { progressShown } from '#core/journey/walk.ts'
import { desk as words } from '#words/en/preview.ts'
import { stepFrame as text } from '#words/en/steps.ts'
import { OfflineError } from '../../api/http.ts'
import deskCss from '../../features/preview/desk.module.css'
import { useChangeInWords } from '../../features/preview/latest-change.ts'
import { type GivenToDesk, type OnDesk, useDesk, useSide } from '../../features/preview/use-desk.ts'
import { Button } from '../../ui/button.tsx'
import { laterCode } from '../../ui/lazy-page.tsx'
import { Shell } from '../../ui/shell.tsx'
import css from '../../ui/step-page.module.css'
import { useIsWide } from '../../ui/use-media.ts'

/**
 * What stays on the screen from one step to the next: the head of the page, and the desk beside the question. The page of a step
 * stands in it, and gives it what it is to show.
 */

type GivenByStep = GivenToDesk & { readonly step: StepName; readonly editing: boolean }

const Give = createContext<(given: GivenByStep) => void>(() => undefined)
const Strip = createContext<ReactNode>(undefined)

/** The desk on a narrow screen, for the foot of the page. */
export function StripOfDesk() {
  return useContext(Strip)
}

/** Gives the frame what it shows of a step, each time that is something else, before the page is painted. */
export const useGiveToFrame = ({ step, will, editing, people, inShort, handles }: Omit<GivenByStep, 'page'>): void => {
  const page = useId()
  const give = useContext(Give)
  useLayoutEffect(
    () => give({ page, step, will, editing, people, inShort, handles }),
    [give, page, step, will, editing, people, inShort, handles],
  )
}

const toSide = text.toSide

function LatestChange({ desk }: { desk: OnDesk }) {
  return (
    <p className="visually-hidden" role="status">
      {useChangeInWords(desk)}
    </p>
  )
}

const deskCode = laterCode(async () => {
  const [{ Desk }, { DeskStrip }, { preview }] = await Promise.all([
    import('../../features/preview/desk.tsx'),
    import('../../features/preview/desk-strip.tsx'),
    import('#drafting/draft.ts'),
  ])
  return { Desk, DeskStrip, preview }
})

/** What draws the desk and drafts its words: fetched once the question beside it is painted. */
const useDeskCode = () => {
  const [code, setCode] = useState<ReturnType<typeof deskCode.loaded> | 'missing'>(deskCode.loaded)
  useEffect(() => {
    if (deskCode.loaded()) return
    const failed = (error: unknown): 'missing' => {
      if (error instanceof OfflineError) return 'missing'
      throw error
    }
    deskCode.load().then(
      (loaded) => startTransition(() => setCode(loaded)),
      (error: unknown) => setCode(() => failed(error)),
    )
  }, [])
  return code
}

/** Where the desk will be, so that nothing moves when it comes. A browser fetches code that it missed when the page is loaded again. */
function NoDesk({ className, missing }: { className: string | undefined; missing: boolean }) {
  return (
    <div className={className} role="status">
      {missing && (
        <p className="small soft">
          {words.couldNotFetch} <Button label={words.tryAgain} look="link" onClick={() => location.reload()} />
        </p>
      )}
    </div>
  )
}

/** Drawn again when the desk is, or another page comes, and not at each key. */
const Frame = memo(function Frame({
  name,
  editing,
  desk,
  code,
  give,
  children,
}: {
  name: StepName
  editing: boolean
  desk: OnDesk | undefined
  code: ReturnType<typeof useDeskCode>
  give: (given: GivenByStep) => void
  children: ReactNode
}) {
  const beside = useIsWide()
  const [side] = useSide(name)
  const shown =
    !desk?.step || !code || code === 'missing' ? (
      <NoDesk className={beside ? deskCss.desk : deskCss.strip} missing={code === 'missing'} />
    ) : beside ? (
      <code.Desk on={desk} />
    ) : (
      <code.DeskStrip {...desk} step={desk.step} />
    )
  return (
    <Shell
      progress={progressShown(editing ? 'will.summary' : name)}
      statusAtButton
      toDesk={beside ? toSide[side] : undefined}
    >
      <div className={css.layout}>
        <main id="main" className={`${css.question} ${css.withBar}`}>
          <Give value={give}>
            <Strip value={shown}>{children}</Strip>
          </Give>
        </main>
        {beside && (
          <aside className={`${css.preview} wide-only`} aria-label={text.yourWillSoFar} id="desk" tabIndex={-1}>
            {shown}
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
  const code = useDeskCode()
  const desk = useDesk(given, code && code !== 'missing' ? code.preview : undefined)
  return (
    <Frame name={name} editing={given?.editing ?? false} desk={desk} code={code} give={give}>
      {children}
    </Frame>
  )
}

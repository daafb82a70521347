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
import { sheet as words } from '#words/en/preview.ts'
import { stepFrame as text } from '#words/en/steps.ts'
import { OfflineError } from '../../api/http.ts'
import { useChangeInWords } from '../../features/preview/latest-change.ts'
import sheetCss from '../../features/preview/sheet.module.css'
import { type GivenToSheet, type OnSheet, useSheet, useSide } from '../../features/preview/use-sheet.ts'
import { Button } from '../../ui/button.tsx'
import { laterCode } from '../../ui/lazy-page.tsx'
import { Shell } from '../../ui/shell.tsx'
import css from '../../ui/step-page.module.css'
import { useIsWide } from '../../ui/use-media.ts'

/**
 * What stays on the screen from one step to the next: the head of the page, and the sheet beside the question. The page of a step
 * stands in it, and gives it what it is to show.
 */

type GivenByStep = GivenToSheet & { readonly step: StepName; readonly editing: boolean }

const Give = createContext<(given: GivenByStep) => void>(() => undefined)
const Strip = createContext<ReactNode>(undefined)

/** The sheet on a narrow screen, for the foot of the page. */
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

function LatestChange({ sheet }: { sheet: OnSheet }) {
  return (
    <p className="visually-hidden" role="status">
      {useChangeInWords(sheet)}
    </p>
  )
}

const sheetCode = laterCode(async () => {
  const [{ Sheet }, { SheetStrip }, { preview }] = await Promise.all([
    import('../../features/preview/sheet.tsx'),
    import('../../features/preview/sheet-strip.tsx'),
    import('#drafting/draft.ts'),
  ])
  return { Sheet, SheetStrip, preview }
})

/** What draws the sheet and drafts its words: fetched once the question beside it is painted. */
const useSheetCode = () => {
  const [code, setCode] = useState<ReturnType<typeof sheetCode.loaded> | 'missing'>(sheetCode.loaded)
  useEffect(() => {
    if (sheetCode.loaded()) return
    const failed = (error: unknown): 'missing' => {
      if (error instanceof OfflineError) return 'missing'
      throw error
    }
    sheetCode.load().then(
      (loaded) => startTransition(() => setCode(loaded)),
      (error: unknown) => setCode(() => failed(error)),
    )
  }, [])
  return code
}

/** Where the sheet will be, so that nothing moves when it comes. A browser fetches code that it missed when the page is loaded again. */
function NoSheet({ className, missing }: { className: string | undefined; missing: boolean }) {
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

/** Drawn again when the sheet is, or another page comes, and not at each key. */
const Frame = memo(function Frame({
  name,
  editing,
  sheet,
  code,
  give,
  children,
}: {
  name: StepName
  editing: boolean
  sheet: OnSheet | undefined
  code: ReturnType<typeof useSheetCode>
  give: (given: GivenByStep) => void
  children: ReactNode
}) {
  const beside = useIsWide()
  const [side] = useSide(name)
  const shown =
    !sheet?.step || !code || code === 'missing' ? (
      <NoSheet className={beside ? sheetCss.sheet : sheetCss.strip} missing={code === 'missing'} />
    ) : beside ? (
      <code.Sheet on={sheet} />
    ) : (
      <code.SheetStrip {...sheet} step={sheet.step} />
    )
  return (
    <Shell
      progress={progressShown(editing ? 'will.summary' : name)}
      statusAtButton
      toSheet={beside ? toSide[side] : undefined}
    >
      <div className={css.layout}>
        <main id="main" className={`${css.question} ${css.withBar}`}>
          <Give value={give}>
            <Strip value={shown}>{children}</Strip>
          </Give>
        </main>
        {beside && (
          <aside className={`${css.preview} wide-only`} aria-label={text.yourWillSoFar} id="sheet" tabIndex={-1}>
            {shown}
          </aside>
        )}
      </div>
      {sheet && <LatestChange sheet={sheet} />}
    </Shell>
  )
})

/** The frame of the steps. `name`: of the one whose page stands in it. */
export function StepFrame({ name, children }: { name: StepName; children: ReactNode }) {
  const [given, give] = useState<GivenByStep>()
  const code = useSheetCode()
  const sheet = useSheet(given, code && code !== 'missing' ? code.preview : undefined)
  return (
    <Frame name={name} editing={given?.editing ?? false} sheet={sheet} code={code} give={give}>
      {children}
    </Frame>
  )
}

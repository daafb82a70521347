import { type ReactNode, useMemo } from 'react'
import { preview } from '#drafting/draft.ts'
import { previewPage as words } from '#words/en/preview.ts'
import { useForm } from '../../api/will.ts'
import { PageTitle, Shell } from '../../ui/shell.tsx'
import stepCss from '../../ui/step-page.module.css'
import { useIsWide } from '../../ui/use-media.ts'
import { Desk } from './desk.tsx'
import { useDesk } from './use-desk.ts'

/** Progress in percent, between the summary and the payment. */
const NEARLY_DONE = 99

/** A page after the questions, with the preview of the finished will beside it. */
export function PreviewPage({
  title,
  lead,
  invalid = false,
  above,
  children,
}: {
  title: string
  lead?: ReactNode
  invalid?: boolean
  above?: ReactNode
  children: ReactNode
}) {
  const { will } = useForm()
  const desk = useDesk(
    useMemo(() => ({ page: 'preview', will }), [will]),
    preview,
  )
  const beside = useIsWide()
  return (
    <Shell progress={NEARLY_DONE}>
      <div className={stepCss.layout}>
        <main id="main" className={stepCss.question}>
          <div className="measure">
            {above}
            <PageTitle tab={title} invalid={invalid}>
              {title}
            </PageTitle>
            {lead && <p className={stepCss.intro}>{lead}</p>}
            {children}
          </div>
        </main>
        <aside className={stepCss.preview} aria-label={words.yourWill}>
          {beside && desk && <Desk on={desk} />}
        </aside>
      </div>
    </Shell>
  )
}

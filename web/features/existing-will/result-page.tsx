import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { addressOf } from '#core/api/contract/calls.ts'
import type { ExistingWillReply } from '#core/api/existing-will.ts'
import { type ExistingWillResult, type Grade, grades } from '#core/existing-will/results.ts'
import { htmlLang } from '#core/language.ts'
import { result as words } from '#words/en/existing-will.ts'
import { kept } from '#words/en/forms.ts'
import { call, expectFailedCall } from '../../api/http.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import pageCss from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { ExpertReviewSection } from '../expert-review/expert-review-section.tsx'
import css from './result.module.css'

const inWords: Record<Grade, string> = words.inWords

const headings: Record<ExistingWillResult['grade'], string> = words.headings

function Graded({ grade, findings }: { grade: ExistingWillResult['grade']; findings: ExistingWillReply['findings'] }) {
  const of = findings.filter((finding) => finding.grade === grade)
  if (of.length === 0) return null
  return (
    <section className="above-40">
      <h2 className={grade === 'first' ? css.first : undefined}>{headings[grade]}</h2>
      <ul>
        {of.map(({ id, heading, text, source, question, answer }) => (
          <li key={id} className={css.finding}>
            <h3 className="below-8">{kept.said(heading)}</h3>
            <p>{kept.said(text)}</p>
            <p className="above-8">
              {words.youToldUs(kept.said(question))} <strong>{kept.said(answer, kept.said(question))}</strong>
            </p>
            {/* A statute has its name in English. */}
            <p className="soft small above-8" lang={kept.said(source) === source ? htmlLang.en : undefined}>
              {kept.said(source)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Result({ grade, findings, externalId }: ExistingWillReply & { externalId: string }) {
  return (
    <PlainPage title={words.whatToDoAboutYourWill} lead={inWords[grade]}>
      <p className={pageCss.notice}>{words.thisIsBasedOnlyOnYour}</p>
      <div className="cluster above-32 off-paper">
        <DownloadButton
          path={addressOf('GET /api/will-check/{external_id}/report.pdf', { params: { external_id: externalId } })}
          file="will-check-report.pdf"
          label={words.downloadTheReportAsAPdf}
        />
      </div>
      {grades.map((each) => each !== 'none' && <Graded key={each} grade={each} findings={findings} />)}
      <div className={css.reading}>
        <ExpertReviewSection />
      </div>
      <div className="cluster above-32 off-paper">
        <ButtonLink label={words.writeANewWill} to="/my-will/about-me/full-name" />
        <ButtonLink label={words.yourAccount} look="link" to="/account" />
      </div>
    </PlainPage>
  )
}

export function ResultPage() {
  const { external_id = '' } = useParams()
  const [reply, setReply] = useState<ExistingWillReply | string>()
  useEffect(() => {
    let gone = false
    const show = (given: ExistingWillReply | string) => {
      if (!gone) setReply(given)
    }
    call('GET /api/will-check/{external_id}', { params: { external_id } }).then(show, (error: unknown) =>
      show(expectFailedCall(error).message),
    )
    return () => {
      gone = true
    }
  }, [external_id])
  if (reply === undefined) return null
  if (typeof reply === 'string')
    return (
      <PlainPage title={words.weCouldNotLoadYourReport} lead={reply}>
        <div className="cluster above-32 off-paper">
          <ButtonLink label={words.yourAccount} to="/account" />
        </div>
      </PlainPage>
    )
  return <Result {...reply} externalId={external_id} />
}

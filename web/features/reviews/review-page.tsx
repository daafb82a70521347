import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { review as words } from '#words/en/others.ts'
import { call } from '../../api/http.ts'
import { useForm } from '../../api/will.ts'
import page from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { Answered, ReviewForm } from './review-form.tsx'

/** Where the mail after the signing leads: asks a paying customer for a review, once. */
export function ReviewPage() {
  const { user } = useForm()
  const [answered, setAnswered] = useState<boolean>()
  const { data, error } = useQuery({
    queryKey: ['review asked'],
    queryFn: () => call('GET /api/reviews/mine'),
    staleTime: 0,
  })
  return (
    <PlainPage white {...words.howWasWritingYourWill}>
      <div className="above-32">
        {error && <p role="alert">{error.message}</p>}
        {answered !== undefined && <Answered sent={answered} />}
        {answered === undefined && data?.ask && <ReviewForm user={user} onDone={setAnswered} />}
        {answered === undefined && data && !data.ask && (
          <p className={page.notice}>{words.thereIsNothingToAnswerYou}</p>
        )}
      </div>
    </PlainPage>
  )
}

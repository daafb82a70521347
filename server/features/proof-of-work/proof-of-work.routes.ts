import { proofChallengeSchema } from '#core/api/auth.ts'
import { type Api, errorReplies } from '../../platform/api.ts'
import type { Feature } from '../context.ts'
import type { ProofOfWork } from './proof-of-work.service.ts'

export const proofOfWorkRoutes = (app: Api, proof: ProofOfWork): void => {
  app.get(
    '/proof',
    {
      schema: {
        summary: 'A sum to do before a form is sent. Its solution goes, as JSON in base64, into the header X-Proof',
        tags: ['Visitors'],
        response: { 200: proofChallengeSchema, ...errorReplies(429) },
      },
    },
    () => proof.challenge(),
  )
}

export const proofOfWorkFeature: Feature = ({ services }) => ({ open: (api) => proofOfWorkRoutes(api, services.proof) })

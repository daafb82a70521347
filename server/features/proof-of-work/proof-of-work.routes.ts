import { proofOfWorkCalls } from '#core/api/contract/visitors.ts'
import { serve } from '../../platform/serve.ts'
import type { ProofOfWork } from './proof-of-work.service.ts'

export const proofOfWorkFeature = ({ proof }: { readonly proof: ProofOfWork }) =>
  serve(proofOfWorkCalls, { 'GET /api/proof': () => proof.challenge() })

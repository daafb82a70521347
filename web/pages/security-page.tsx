import { security } from '../content/security.ts'
import { ContentPage } from './content-page.tsx'

export const SecurityPage = () => <ContentPage content={security} />

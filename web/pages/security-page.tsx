import { security } from '../content/security.ts'
import { ContentPage } from './content-page.tsx'

const SecurityPage = () => <ContentPage content={security} />

export { SecurityPage as Component }

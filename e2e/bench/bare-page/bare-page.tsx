import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import axios from 'axios';
import i18next from 'i18next';
import Cookies from 'js-cookie';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router';
import { toast, ToastContainer } from 'react-toastify';
import { create } from 'zustand';

/*
 * Only the given packages (docs/performance.md), set up as their guides say, each imported and used once around a
 * heading: no page, styles, calls or messages. It measures the time that the packages need until the heading is
 * painted, as a baseline for the app.
 */

const client = axios.create({ baseURL: '/' });
client.interceptors.request.use((config) => {
  config.headers.set('Accept-Language', Cookies.get('locale') ?? 'en');
  return config;
});

const useVisit = create<{ visits: number; visit: () => void }>()((set) => ({
  visits: 0,
  visit: () => set(({ visits }) => ({ visits: visits + 1 })),
}));

function Frame() {
  return (
    <>
      <Outlet />
      <ToastContainer />
    </>
  );
}

function Page() {
  const { t } = useTranslation();
  const visit = useVisit((state) => state.visit);
  const { data } = useQuery({
    queryKey: ['nothing'],
    queryFn: () => client.get<unknown>('nothing'),
    enabled: false,
  });
  return (
    <>
      <h1>{t('brand')}</h1>
      <button
        type="button"
        onClick={() => {
          visit();
          toast(JSON.stringify(data));
        }}
      >
        {t('action.close')}
      </button>
    </>
  );
}

const router = createBrowserRouter([
  { path: '/:lang?', Component: Frame, children: [{ index: true, Component: Page }] },
]);
const queryClient = new QueryClient();

await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { translation: { brand: 'A bare page', action: { close: 'Close' } } } },
});
const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <I18nextProvider i18n={i18next}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

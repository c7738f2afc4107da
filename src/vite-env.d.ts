interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_API_TIMEOUT_MS?: string;
  readonly VITE_ROOT_REDIRECT?: string;
  readonly VITE_BUILD_CHECK_MS?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_CONTACT_EMAIL?: string;
  readonly VITE_MOCK?: 'on' | 'off' | '';
  readonly VITE_HEATMAP_ID?: string;
  readonly VITE_PIXEL_ID?: string;
  readonly VITE_ANALYTICS_CONSENT?: 'ask' | 'implied' | '';
}

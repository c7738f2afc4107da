interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_API_TIMEOUT_MS?: string;
  readonly VITE_ROOT_REDIRECT?: string;
  readonly VITE_MOCK?: 'on' | 'off' | '';
}

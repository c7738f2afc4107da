interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_API_TIMEOUT_MS?: string;
  readonly VITE_ROOT_REDIRECT?: string;
  readonly VITE_BUILD_CHECK_MS?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_CONTACT_EMAIL?: string;
  readonly VITE_FEATURES?: string;
  readonly VITE_OFFLINE?: 'on' | 'off' | '';
  readonly VITE_MOCK?: 'on' | 'off' | '';
  readonly VITE_HEATMAP_ID?: string;
  readonly VITE_PIXEL_ID?: string;
  readonly VITE_VITALS_URL?: string;
  readonly VITE_ANALYTICS_CONSENT?: 'ask' | 'implied' | '';
}

/** The types of the DOM don't include Trusted Types. */
interface Window {
  readonly trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (url: string) => string | null },
    ) => { createScriptURL: (url: string) => string };
  };
}

/** Drawn by tools/vite/places.ts. */
declare module 'virtual:places' {
  /** Address of an SVG with a group per ISO 3166 code. */
  export const sprite: string;
  export const codes: readonly string[];
}
declare module 'virtual:places/projections' {
  /** By ISO 3166 code: units of a degree of latitude, and the point in the middle of the box of 240 by 240. */
  const projections: Partial<
    Record<string, readonly [scale: number, longitude: number, latitude: number]>
  >;
  export default projections;
}

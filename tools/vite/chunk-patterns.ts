/** One pattern for each file, so that a name that is gone fails the build. */
const files = (folder: string, ...names: string[]) =>
  names.map((name) => new RegExp(`/src/${folder}/${name}\\.tsx?$`));

/** Modules by path. The build fails if one of these patterns matches no module. */
export const PATTERNS = {
  /** Floating UI (Base UI), our components around it, and small parts that need nothing else. */
  overlays: [
    /\/src\/app\/frame\/user-menu\.tsx$/,
    ...files('shared/answers', 'chip-editor', 'question-options', 'shared-device'),
    /\/src\/browser\/shared-device\.ts$/,
    /\/src\/shared\/forms\/leave-dialog\.tsx$/,
    /\/src\/shared\/sharing\//,
    ...files('shared/program', 'source-panel', 'criteria-section', 'use-flight-format'),
    /\/src\/ui\/forms\/slider\.tsx$/,
    ...files('ui/overlays', 'anchored', 'detail-layout', 'dialog', 'menu', 'popover'),
  ],
  overlayPackages: [
    /\/node_modules\/@base-ui\//,
    /\/node_modules\/@floating-ui\//,
    /\/node_modules\/use-sync-external-store\//,
  ],
  /** Only the site search uses these, which the 404 page has, too; they would weigh on every page with a dialog. */
  search: [
    /\/@base-ui\/react\/combobox\//,
    /\/@base-ui\/react\/autocomplete\//,
    /\/minisearch\//,
    /\/src\/app\/overlays\/search(\/|-panel)/,
    /\/src\/app\/error-pages\/not-found-page\.tsx$/,
    /\/src\/ui\/data\/search-list/,
  ],
  filters: files(
    'features/school-list/filters',
    'filter-fields',
    'filter-sheet',
    'tool-panels',
    'tuition-field',
  ),
  /** What rows share with the table, the dialogs and the filters. A chunk for each would add names to the entry. */
  ask: [
    ...files(
      'features/school-list',
      'currency',
      'filters/filters',
      'compare/compare-toggle',
      'detail/program-link',
      'detail/use-program-detail-param',
      'list/use-answer-prompt',
      'list/asked-answers',
      'list/program-fit',
    ),
    ...files('shared/program', 'deadline-figure', 'tuition-figure', 'list-params'),
    ...files('shared/compare', 'use-compared'),
  ],
  /** axios, our instance of it, and the query storage, in one chunk. It imports the entry chunk, which has the bundler's helpers. */
  transport: [
    /\/node_modules\/axios\//,
    /\/node_modules\/idb-keyval\//,
    ...files('api/http', 'transport', 'query-storage'),
  ],
  /** Dialogs that nothing shares: each chunk costs every page a hash (tools/site/integrity.ts). */
  listDialogs: [
    ...files(
      '.*',
      'share-dialog',
      'scores-dialog',
      'start-dialog',
      'ask-sheet',
      'program-table',
      'saved-view',
    ),
  ],
  planDialogs: [
    ...files('features/plan/editor', 'editor-dialog', 'editor-values', 'use-editor-form'),
    ...files(
      'features/plan',
      'steps/step-sheet',
      'board/card-menu',
      'compare-bar',
      'exports/export-menu',
    ),
  ],
  chatParts: files('.*', 'ask-in-chat', 'chat-panel', 'clear-dialog', 'data-access-panel'),
  planFiles: [
    /\/papaparse\//,
    ...files('features/plan/exports', 'formula', 'csv-texts', 'plan-csv', 'plan-ics'),
  ],
  sheet: files('shared/parents-sheet', 'own-sheet', 'shared-sheet', 'sheet-view'),
  mountain: [/\/src\/features\/quiz\/mountain\//],
  /** The answers of all questions but the first. */
  laterQuestions: files('shared/questions', 'budget-strip', 'later-cells'),
  profileDialogs: files(
    'features/.*',
    'credentials',
    'delete-dialog',
    'essay-form-dialog',
    'achievement-form',
    'long-essay',
  ),
  forms: [/\/node_modules\/react-hook-form\//, /\/node_modules\/@hookform\//],
  /** Modules of the home page in packages that other pages share. */
  home: [
    ...[
      'useQuery',
      'useBaseQuery',
      'queryObserver',
      'suspense',
      'errorBoundaryUtils',
      'QueryErrorResetBoundary',
      'IsRestoringProvider',
    ].map((name) => new RegExp(`/@tanstack/.*/${name}\\.js$`)),
    /\/lucide-react\/.*\/icons\/(arrow-left|arrow-right|check)\.mjs$/,
    /\/zustand\/esm\/middleware\.mjs$/,
  ],
  /** The land above a question and the counts of its programs, after the first paint. */
  land: [
    /\/src\/shared\/land\//,
    /\/src\/api\/outline\//,
    ...files(
      'shared/questions',
      'count-lines',
      'flight-fact',
      'question-hint',
      'use-answer-count',
      'use-animated-number',
    ),
    /\/src\/shared\/money\//,
    /\/src\/features\/school-list\/list\/dong-figure\.tsx$/,
  ],
  /** The lines above the list, and the overview below it. */
  strips: [
    ...files(
      'features/school-list/overview',
      'tuition-strip',
      'visitor-strip',
      'spread-plot',
      'tuition-spread',
      'overview-picture',
    ),
    /\/src\/ui\/data\/bar-list\.tsx$/,
  ],
  /** The frame below and beside the page, after the first paint. */
  footer: [
    ...files('app/frame', 'footer', 'site-menu'),
    /\/src\/app\/slow-load-message\.tsx$/,
    /\/src\/app\/overlays\/analytics\/analytics\.tsx$/,
  ],
  /** Icons, hooks and source that several pages use. */
  shared: [
    /virtual:places$/,
    /\/places\.svg\?url$/,
    // The proof of answers belongs to Sophie's conversation, the flight to the dialogs of programs.
    /\/src\/(api|browser|lib(?!\/(proof|flight))|i18n|routing)\//,
    /\/src\/ui\/(?!overlays\/toast-)/,
    ...files('shared/compare', 'compare-footer'),
    /\/src\/shared\/answers\//,
    /\/src\/shared\/hooks\//,
    /\/lucide-react\//,
    /\/@tanstack\//,
  ],
  /** The guard of the student's pages, in what pages share: they have it already when it is wanted. */
  guard: [/\/src\/app\/middleware\/verify-data\.ts$/],
  /** One page imports it statically, others in parts that load later. */
  common: [
    /\/src\/lib\/given-name\.ts$/,
    ...files('shared/steps', 'use-step-format'),
    /\/src\/shared\/program\/year-cost\.ts$/,
    /\/src\/features\/plan\/list\/plan-list\.ts$/,
    /\/src\/ui\/data\/tab-keys\.ts$/,
  ],
  /** What pages share by subject: a list of programs does not need the essays, nor an essay the remarks on a draft. */
  remarks: [/\/src\/features\/feedback\//, /\/src\/shared\/remarks\//],
  writing: [/\/src\/features\/essays\//, /\/src\/api\/essay/, /\/src\/lib\/essay-text/],
  steps: [/\/src\/shared\/(steps|today)\//, /\/src\/api\/plan-step\//, /\/src\/ui\/cairn\.tsx$/],
  /** Portraits of places, and the flight to them: small, and used by many chunks. */
  places: [
    /virtual:places\/projections$/,
    /\/src\/shared\/program\/(school-portrait\.tsx|use-departure\.ts)$/,
    /\/src\/lib\/flight\.ts$/,
  ],
  programs: [
    /\/src\/features\/school-list\//,
    /\/src\/features\/plan\//,
    /\/src\/shared\/program\/(?!criteria|deadlines|place|use-deadline|use-tally)/,
    /\/src\/shared\/compare\//,
    /\/src\/shared\/saved\//,
    /\/src\/ui\/data\/suggestion-list\.tsx$/,
  ],
} satisfies Record<string, RegExp[]>;

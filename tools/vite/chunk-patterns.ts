/** Modules by path. The build fails if one of these patterns matches no module. */
export const PATTERNS = {
  /** Floating UI (Base UI), our components around it, and small parts that need nothing else. */
  overlays: [
    /\/src\/app\/frame\/user-menu\.tsx$/,
    /\/src\/shared\/answers\/(chip-editor|question-options|memory-chips|shared-device)\.tsx$/,
    /\/src\/browser\/shared-device\.ts$/,
    /\/src\/shared\/forms\/leave-dialog\.tsx$/,
    /\/src\/shared\/sharing\//,
    /\/src\/shared\/program\/(source-panel|criteria-section|use-flight-format)\.tsx?$/,
    /\/src\/ui\/forms\/slider\.tsx$/,
    ...['anchored', 'detail-layout', 'dialog', 'menu', 'popover'].map(
      (name) => new RegExp(`/src/ui/overlays/${name}\\.tsx?$`),
    ),
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
  filters: [
    /\/src\/features\/school-list\/filters\/(filter-fields|filter-sheet|tool-panels|tuition-field)\.tsx$/,
  ],
  /** What rows share with the table, the dialogs and the filters. A chunk for each would add names to the entry. */
  ask: [
    /\/src\/features\/school-list\/(currency|filters\/filters|compare\/compare-toggle|detail\/(program-link|use-program-detail-param)|list\/(use-ask|asked-answers|program-fit))\.tsx?$/,
    /\/src\/shared\/program\/((deadline|tuition)-figure|list-params)\.tsx?$/,
    /\/src\/shared\/compare\/use-compared\.ts$/,
  ],
  /** axios, our instance of it, and what the device keeps: in one chunk, which imports the entry, as the runtime helpers are there. */
  transport: [
    /\/node_modules\/(axios|idb-keyval)\//,
    /\/src\/api\/http\/(transport|query-storage)\.ts$/,
  ],
  /** Dialogs that nothing shares: each chunk costs every page a hash (tools/site/integrity.ts). */
  listDialogs: [
    /\/src\/.*\/(share-dialog|scores-dialog|start-dialog|ask-sheet|program-table|saved-view)\.tsx$/,
  ],
  planDialogs: [
    /\/src\/features\/plan\/editor\/(editor-dialog|editor-values|use-editor-form)\.tsx?$/,
    /\/src\/features\/plan\/steps\/step-sheet\.tsx$/,
    /\/src\/features\/plan\/(board\/card-menu|compare-bar|exports\/export-menu)\.tsx$/,
  ],
  chatParts: [/\/src\/.*\/(ask-in-chat|chat-panel|clear-dialog|data-access-panel)\.tsx?$/],
  planFiles: [
    /\/papaparse\//,
    /\/src\/features\/plan\/exports\/(formula|csv-texts|plan-csv|plan-ics)\.ts$/,
  ],
  sheet: [/\/src\/shared\/parents-sheet\/(own-sheet|shared-sheet|sheet-view)\.tsx$/],
  mountain: [/\/src\/features\/quiz\/mountain\//],
  /** The answers of all questions but the first. */
  laterQuestions: [/\/src\/shared\/questions\/(budget-strip|later-cells)\.tsx$/],
  profileDialogs: [
    /\/src\/features\/.*\/(credentials|delete-dialog|essay-form-dialog|achievement-form|long-essay)\.tsx$/,
  ],
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
    /\/src\/shared\/questions\/(count-lines|flight-fact|question-hint|use-answer-count|use-rolled)\./,
    /\/src\/shared\/money\//,
    /\/src\/features\/home\/start-over\.tsx$/,
    /\/src\/features\/school-list\/list\/dong-figure\.tsx$/,
  ],
  /** The lines above the list, and the overview below it. */
  strips: [
    /\/src\/features\/school-list\/overview\/((tuition|visitor)-strip|spread-plot|tuition-spread|overview-picture)\.tsx?$/,
    /\/src\/ui\/data\/bar-list\.tsx$/,
  ],
  /** The frame below and beside the page, after the first paint. */
  footer: [
    /\/src\/app\/frame\/(footer|site-menu)\.tsx$/,
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
    /\/src\/shared\/steps\/(shown-steps|use-step-format)\.ts$/,
    /\/src\/shared\/program\/year-cost\.ts$/,
    /\/src\/features\/plan\/list\/plan-list\.ts$/,
    /\/src\/ui\/data\/tab-keys\.ts$/,
  ],
  /** What pages share by subject: a list of programs does not need the essays, nor an essay the remarks on a draft. */
  remarks: [/\/src\/features\/feedback\//, /\/src\/shared\/remarks\//],
  writing: [/\/src\/features\/essays\//, /\/src\/api\/essay/, /\/src\/lib\/essay-text/],
  steps: [
    /\/src\/shared\/(steps|today)\//,
    /\/src\/shared\/land\/waves\.ts$/,
    /\/src\/api\/plan-step\//,
    /\/src\/ui\/cairn\.tsx$/,
  ],
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
    /\/src\/ui\/data\/offer-list\.tsx$/,
  ],
} satisfies Record<string, RegExp[]>;

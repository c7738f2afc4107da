// Makes a page that shows docs/openapi.json, in reports/api-docs/. It opens from any server or as a file.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const OUT = 'reports/api-docs';

mkdirSync(OUT, { recursive: true });
const bundle = import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js');
const style = import.meta.resolve('swagger-ui-dist/swagger-ui.css');
for (const address of [bundle, style])
  copyFileSync(fileURLToPath(address), `${OUT}/${path.basename(address)}`);

// Inside the page, because a page that is opened as a file may not fetch; `<` could end the script.
const spec = readFileSync('docs/openapi.json', 'utf8').replaceAll('<', String.raw`\u003c`);
writeFileSync(
  `${OUT}/index.html`,
  `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>Saola API</title>
  <link rel="stylesheet" href="swagger-ui.css" />
  <div id="api"></div>
  <script src="swagger-ui-bundle.js"></script>
  <script>
    const spec = ${spec};
    const [dom_id, supportedSubmitMethods] = ['#api', []];
    SwaggerUIBundle({ spec, dom_id, supportedSubmitMethods, deepLinking: true });
  </script>
</html>
`,
);
console.log(`${OUT}/index.html`);
